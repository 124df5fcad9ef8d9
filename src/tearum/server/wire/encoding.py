"""How messages become JSON."""

import msgspec

encode_json = msgspec.json.Encoder().encode
