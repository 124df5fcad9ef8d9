"""Imports what takes long and needs no compiled package.

The page's worker keeps a picture of the memory after this import, and starts from it the next time.
"""

import asyncio
import datetime
import inspect
import json
import logging

import tearum.bots
import tearum.game
import tearum.review

__all__ = ["asyncio", "datetime", "inspect", "json", "logging", "tearum"]
