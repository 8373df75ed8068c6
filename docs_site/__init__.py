"""The documentation site: docs/*.md, a page for each game, and the reference, as strict HTML.

    python -m docs_site          # builds into the package, where `stellwerk serve` finds it

Pages are plain files on a Git host, and chapters here (`contents.py`). What is generated is never
committed: games are described from their own data, the reference comes from docstrings.
"""
