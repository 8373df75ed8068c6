"""What goes over the wire: one set of typed structs for API, OpenAPI and validation."""
