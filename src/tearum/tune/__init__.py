"""Tuning: changes reconstructed values of an edition, within bounds, to meet the targets.

- `bounds`: reads the file that says what may be changed; `knob`: one such value.
- `search`: tries changes and keeps those that help; `loss`: how far games are from the targets.
- `search_games`, `search_folder`: the games of a search, and its folder.
- `result`: the tuned edition and its summary.
"""
