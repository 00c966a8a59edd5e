"""Tir Nan Og Wars: rules as played in docs/rules/tirnanog.md."""
