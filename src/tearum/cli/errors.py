"""Errors of the command line."""


class UserError(Exception):
    """A mistake of the person at the keyboard: told in one message, without a traceback."""
