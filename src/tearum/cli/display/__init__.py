"""What commands show: results as tables or in words, and progress.

`arena_tables` and `simulation_tables` are tables of results, `record_text` a recorded game in
words, `rulebook` the rules, `progress` the bars of long commands.
"""
