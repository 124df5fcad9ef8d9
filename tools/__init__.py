"""Programs for those who work on tearum; they are not installed."""
