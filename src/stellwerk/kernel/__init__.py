"""The compiled kernels: numbers only, no names, no language, no clock, no files."""
