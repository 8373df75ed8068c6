"""`python -m stellwerk`: the command line."""

from stellwerk.cli.main import main

if __name__ == "__main__":
    main()
