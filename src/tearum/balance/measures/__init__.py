"""What is measured: datasets of runs, and the tables of figures that describe them."""
