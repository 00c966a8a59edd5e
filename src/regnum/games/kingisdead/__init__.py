"""The King is Dead, first edition: rules as played in docs/rules/kingisdead.md."""
