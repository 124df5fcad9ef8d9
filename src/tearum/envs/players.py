"""How many play."""


def check_players(players: int) -> None:
    if players not in (2, 3, 4):
        raise ValueError(f"Tea & Rum is for 2 to 4 players, not {players}.")
