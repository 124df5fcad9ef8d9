"""Keys that open seats, and ids that nobody can guess."""

from tearum.server.store.keys import hash_key, key_matches, new_id, new_key


def test_keys_are_128_bits_and_open_only_their_own_lock() -> None:
    one, other = new_key(), new_key()
    assert len(bytes.fromhex(one)) == 16
    assert key_matches(one, hash_key(one))
    assert not key_matches(other, hash_key(one))
    assert not key_matches(None, hash_key(one))
    assert not key_matches(one, None)
    assert len({new_id() for _ in range(100)}) == 100
