"""Tuning: reconstructed values of an edition are moved toward the targets, within bounds."""
