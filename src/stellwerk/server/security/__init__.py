"""What protects the server: origins, headers, rates, sizes."""
