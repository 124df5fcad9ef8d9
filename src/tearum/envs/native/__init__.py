"""The compiled part of the environments: steps of many games."""
