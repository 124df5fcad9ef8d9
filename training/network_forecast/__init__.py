"""How the network of `native/network_forecast.py` is made, one command a step.

`play` plays games and writes what was decided (`games`), `positions` replays them and writes shards
of positions (`shards`), `train` trains a network (`model`) on them, `export` writes it in whole
numbers for the bots and as ONNX for others, and `check` compares it with how games end. Many games
are played at a time (`workers`), and a file is there whole or not at all (`whole_file`). `train`
and `export` need PyTorch, which the extra `training` installs.
"""
