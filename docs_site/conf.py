"""How Sphinx builds the site. Every warning is an error (`__main__.py`)."""

import stellwerk
from docs_site.stubs import import_kernel, link_pages, signature_from_stub

import_kernel()

project = "Stellwerk"
author = "The makers of Stellwerk"
version = release = stellwerk.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
language = "en"
root_doc = "index"
exclude_patterns: list[str] = []
myst_heading_anchors = 4
default_role = "code"
highlight_language = "python"

# Pieces of files, with "…" where more would stand, are not coloured.
suppress_warnings = ["misc.highlighting_failure"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Stellwerk"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "../web/public/mark.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_domain_indices = False
html_last_updated_fmt = None
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8a3b12",
        "color-brand-content": "#8a3b12",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e8a06a",
        "color-brand-content": "#e8a06a",
    },
}


def setup(app) -> None:  # type: ignore[no-untyped-def]
    """Compiled code says its types in stubs; pages that docstrings name are linked."""
    app.connect("autodoc-process-signature", signature_from_stub)
    app.connect("autodoc-process-docstring", link_pages)
