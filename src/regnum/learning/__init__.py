"""Learning a game's networks: the search plays against itself, and a small network learns who won.

games.py plays, with bots/selfplay.py in many processes; layers.py is the network of bots/network.py as JAX computes it;
training.py learns; __main__.py does one after the other. Whoever plays needs none of it, nor JAX.
"""
