"""Tara, Seat of Kings: rules as played in docs/rules/tara.md."""
