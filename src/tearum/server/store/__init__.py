"""The database: rows, moves, migrations, backup."""
