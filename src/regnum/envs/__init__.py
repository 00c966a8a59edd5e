"""The games for learners: observations, batches, environments."""
