"""Options that several commands share: their types, limits and how they are read."""
