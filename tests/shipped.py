"""The games that come with the package, where a test means these and not every game that is found."""

SHIPPED = ("kingisdead", "tajmahal", "tara", "tirnanog")
