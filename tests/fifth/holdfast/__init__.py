"""Holdfast: a tiny game of hidden cards, to show how a game is added."""
