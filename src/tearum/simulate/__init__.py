"""Plays many games and stores them as tables.

- `simulation`: plays a run, on local processes or (`ray_cluster`) on Ray.
- `run_settings`: what all games of a run share; `run_folder`: the run on disk.
- `chunks`, `chunk_planner`: the games are played in chunks of a few seconds.
- `recorder`, `native`: turn a game into rows; `rows`: the tables and their columns.
- `data_frames`: the tables as polars frames and Parquet files; `summary`: counts.
"""
