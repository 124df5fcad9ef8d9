"""The common ground of simulate, arena, balance and tune.

- `match`: one game between bots; `game_record`: that game as a record.
- `processes`: tasks spread over several processes.
- `fingerprint`, `module_files`: which version of the bots played.
- `manifest`, `folder_lock`, `output_folder`: folders on disk.
- `intervals`, `estimate`: statistics, clustered by deal.
"""
