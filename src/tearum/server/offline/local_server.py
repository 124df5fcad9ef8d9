"""Tables, replays and the API for one page, in a key-value store."""

from collections.abc import Callable
from typing import Final

from tearum.contract.languages import ENGLISH, Language
from tearum.server.api.editions import EditionsApi
from tearum.server.api.endpoints import Answer
from tearum.server.api.info import InfoApi
from tearum.server.api.replays import ReplaysApi
from tearum.server.api.reviews import ReviewsApi
from tearum.server.api.tables import TablesApi
from tearum.server.jobs.review_jobs import ReviewJobs
from tearum.server.live.table_service import TableService
from tearum.server.offline.key_value_store import KeyValueStore
from tearum.server.offline.local_api import LocalApi
from tearum.server.offline.local_bots import BOTS, LocalBots
from tearum.server.offline.local_client import LocalClient
from tearum.server.offline.local_reviews import REVIEW_NODES, LocalReviews
from tearum.server.offline.local_store import LocalStore
from tearum.server.ops.settings import CostShare, Retention, Settings
from tearum.server.replays.replay_service import ReplayService
from tearum.server.replays.uploads import FileKind, UploadReply, UploadRequest, read_upload

EVERYTHING: Final = CostShare(1e12, 1e12, 1e12, 1e12)
# Limits protect people from each other; here is only one.
SETTINGS: Final = Settings(
    database="",
    tables_per_hour=10**9,
    uploads_per_hour=10**9,
    review_nodes=REVIEW_NODES,
    reviews_per_hour=10**9,
    tries_per_hour=10**9,
    retention=Retention(unbegun_days=0, finished_days=0),
    play_share=EVERYTHING,
    watch_share=EVERYTHING,
)


class LocalServer:
    def __init__(self, texts: KeyValueStore) -> None:
        store = LocalStore(texts)
        self.service = TableService(SETTINGS, store, LocalBots(), _NoMetrics())
        self._review_jobs = ReviewJobs(SETTINGS, store, LocalReviews())
        replays, reader = ReplayService(self.service, None), _LocalReader()
        self._api = LocalApi(
            [
                *InfoApi(BOTS).endpoints(),
                *TablesApi(self.service, replays).endpoints(),
                *ReplaysApi(self.service, replays, reader).endpoints(),
                *ReviewsApi(replays, self._review_jobs).endpoints(),
                *EditionsApi(self.service, reader).endpoints(),
            ]
        )

    async def open(self) -> None:
        await self.service.open()

    async def close(self) -> None:
        await self._review_jobs.close()
        await self.service.close()

    async def answer(self, method: str, address: str, content: bytes = b"") -> Answer:
        """What the API answers to a request."""
        return await self._api.answer(method, address, content)

    def connect(self, send: Callable[[str], None]) -> LocalClient:
        """A page that wants to sit down at a table, or to watch."""
        return LocalClient(self.service, send)


class _LocalReader:
    """Reads files in this process: whoever chose the file waits for nobody else."""

    async def read(
        self, address: str, kind: FileKind, content: bytes, language: Language = ENGLISH
    ) -> UploadReply:
        return read_upload(UploadRequest(kind, content, 0.0, language))


class _NoMetrics:
    """Nobody looks at the figures of a page."""

    def count_tables(self, in_memory: int) -> None: ...
    def count_move(self, kind: str) -> None: ...
    def count_conflict(self) -> None: ...
    def count_error(self, code: str) -> None: ...
    def time_commit(self, seconds: float) -> None: ...
