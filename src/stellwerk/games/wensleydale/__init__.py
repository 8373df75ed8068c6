"""Last Train to Wensleydale with its names: both boards, moves, positions."""
