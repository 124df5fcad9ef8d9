"""Imports what takes long and needs no compiled package.

The page's worker keeps a picture of the memory after this import, and starts from it the next time.
"""

import asyncio
import concurrent.futures.thread
import datetime
import inspect
import json
import logging
import uuid

import tearum.bots
import tearum.contract.edition_parts
import tearum.edition.show
import tearum.game
import tearum.game.record_check
import tearum.review
import tearum.server.jobs.fair_queue
import tearum.server.jobs.worker_loop
import tearum.server.jobs.worker_process
import tearum.server.live.seats
import tearum.server.ops.cost_budget
import tearum.server.ops.table_metrics
import tearum.server.store.keys

__all__ = ["asyncio", "concurrent", "datetime", "inspect", "json", "logging", "tearum", "uuid"]
