"""Taj Mahal: rules as played in docs/rules/tajmahal.md."""
