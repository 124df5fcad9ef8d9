"""Tables in play: seats, sockets, game logs, replays."""
