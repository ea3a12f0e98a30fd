"""How Sphinx builds the documents: `make docs`."""

import tomllib
from pathlib import Path

with (Path(__file__).parents[1] / "pyproject.toml").open("rb") as file:
    release = tomllib.load(file)["project"]["version"]

project = "Wildswing"
author = "The Wildswing authors"
copyright = f"2026, {author}"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Wildswing"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

default_role = "code"  # what docstrings put into backquotes
napoleon_use_ivar = True
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
