"""Records: finished matches as files, replayed step by step, and files from elsewhere."""
