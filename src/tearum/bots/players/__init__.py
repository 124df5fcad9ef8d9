"""The bots that can sit at a table, from random to the levels people play against."""
