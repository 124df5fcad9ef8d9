"""How messages become JSON."""

import msgspec

to_json = msgspec.json.Encoder().encode
