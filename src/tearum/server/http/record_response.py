"""A record as a file to download."""

from starlette.responses import Response

from tearum.game import Record
from tearum.server.http.endpoints import JSON


def record_response(record: Record, game_id: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="tearum-{game_id}.json"'}
    return Response(record.dumps(), headers=headers, media_type=JSON)
