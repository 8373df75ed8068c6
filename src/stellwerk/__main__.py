"""The command `stellwerk`, and `python -m stellwerk`: the command line, where it is installed."""

import sys

PACKAGES = ("rich", "typer")
"""What the extra `cli` brings, and `import stellwerk` does without."""
NOT_INSTALLED = 2


def main() -> None:
    """Run the command line; without its packages, say how to get them."""
    try:
        from stellwerk.cli.main import main as run
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in PACKAGES:
            raise
        sys.stderr.write(_how_to_get_it() + "\n")
        sys.exit(NOT_INSTALLED)
    run()


def _how_to_get_it() -> str:
    """One sentence, in the reader's language."""
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.languages import chosen_language
    from stellwerk.texts import text

    try:
        lang = chosen_language(None)
    except Complaint:  # a language nobody knows is not what stands in the way now
        lang = "en"
    return text("complaint-no-command-line", {}, lang)


if __name__ == "__main__":
    main()
