"""The compiled part of the environments: observations and steps."""
