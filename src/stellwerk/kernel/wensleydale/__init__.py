"""The kernel of Last Train to Wensleydale and its Nürnberg board."""
