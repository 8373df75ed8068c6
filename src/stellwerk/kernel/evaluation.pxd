# Only what Python calls.
