"""Everything Last Train to Wensleydale sends and reads, as structs."""
