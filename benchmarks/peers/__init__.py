"""Regnum beside other engines, measured in one run: `make bench-peers`."""
