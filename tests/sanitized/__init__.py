"""The kernel under the sanitizers of the C compiler: `make sanitize`."""
