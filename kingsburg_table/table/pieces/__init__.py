"""What a table.yaml may name: how the things of a game lie on the table."""
