"""The whole server as one Starlette application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router

from tearum import bots
from tearum.server.api.editions import EditionsApi
from tearum.server.api.endpoints import Endpoint
from tearum.server.api.info import InfoApi
from tearum.server.api.replays import ReplaysApi
from tearum.server.api.reviews import ReviewsApi
from tearum.server.api.tables import TablesApi
from tearum.server.http.errors import EXCEPTION_HANDLERS
from tearum.server.http.health import health_routes
from tearum.server.http.lab import LabApi
from tearum.server.http.middleware.cost import CostMiddleware
from tearum.server.http.middleware.security import SecurityMiddleware
from tearum.server.http.openapi import openapi_document
from tearum.server.http.page_files import page_route
from tearum.server.http.routes import json_response, routes
from tearum.server.http.socket_route import socket_route
from tearum.server.jobs.bot_pool import BotPool
from tearum.server.jobs.lab_jobs import LabJobs
from tearum.server.jobs.review_jobs import ReviewJobs
from tearum.server.jobs.review_pool import ReviewPool
from tearum.server.live.seats.turn_clock import TurnClock
from tearum.server.live.table_service import TableService
from tearum.server.ops.metrics import Metrics
from tearum.server.ops.settings import Settings
from tearum.server.replays.replay_service import ReplayService
from tearum.server.replays.tidy import Tidier
from tearum.server.replays.upload_reader import UploadReader
from tearum.server.store.change_listener import ChangeListener
from tearum.server.store.storage import Storage

API: Final = "/api"
COMPRESSED_FROM: Final = 1000  # bytes


def create_app(settings: Settings) -> Starlette:
    storage, metrics = Storage(settings.database), Metrics()
    bot_pool = BotPool(settings.workers, settings.bot_grace_seconds, metrics)
    service = TableService(settings, storage, bot_pool, metrics)
    lab_jobs = LabJobs(settings)
    review_jobs = ReviewJobs(settings, storage, ReviewPool())
    uploads = UploadReader(settings.upload_seconds)
    listener = ChangeListener(storage, service)
    tidier = Tidier(service, storage)
    turn_clock = TurnClock(service, storage)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await run_in_threadpool(int)  # or the first visitor waits until threads are imported
        await service.open()
        listener.start()
        tidier.start()
        turn_clock.start()
        try:
            yield
        finally:
            await lab_jobs.close()
            await review_jobs.close()
            await uploads.close()
            await turn_clock.stop()
            await tidier.stop()
            await listener.stop()
            await service.close()

    app = Starlette(
        routes=[
            Mount(API, app=_api(service, metrics, lab_jobs, review_jobs, uploads)),
            *health_routes(service, storage, metrics),
            page_route(settings.page),
        ],
        middleware=[
            Middleware(SecurityMiddleware, settings=settings, metrics=metrics),
            Middleware(CostMiddleware, budgets=service.budgets, settings=settings),
            Middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.state.table_service = service
    return app


def _api(
    service: TableService,
    metrics: Metrics,
    lab_jobs: LabJobs,
    review_jobs: ReviewJobs,
    uploads: UploadReader,
) -> Router:
    endpoints = api_endpoints(service, lab_jobs, review_jobs, uploads)
    document = openapi_document(endpoints, API)

    async def openapi(_: Request) -> Response:
        return json_response(document)

    return Router(
        [
            *routes(endpoints),
            Route("/openapi.json", openapi),
            socket_route("/socket", service, metrics),
        ],
        redirect_slashes=False,
    )


def api_endpoints(
    service: TableService, lab_jobs: LabJobs, review_jobs: ReviewJobs, uploads: UploadReader
) -> list[Endpoint]:
    """All endpoints of the API: its routes and its description are made from this list."""
    replays = ReplayService(service, lab_jobs.files)
    return [
        *InfoApi(bots.bot_names()).endpoints(),
        *TablesApi(service, replays).endpoints(),
        *ReplaysApi(service, replays, uploads).endpoints(),
        *ReviewsApi(replays, review_jobs).endpoints(),
        *EditionsApi(service, uploads).endpoints(),
        *LabApi(service, lab_jobs).endpoints(),
    ]
