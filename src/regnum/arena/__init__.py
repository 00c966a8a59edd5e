"""Tournaments of bots: who plays whom, played in parallel and kept in a file, rated and drawn.

`schedule` says which games are played, `play` plays one, `run` many at once, `results` keeps them; `summary` makes
`ratings` and tables of them, `plot` a picture. Playing needs no package beyond those of the games themselves.
"""
