"""Finished and uploaded games, watched from any seat at any step.

`replay` is one game made ready to jump around in, `replay_service` finds games at tables, among
stored records and in the lab's reports, and `records` makes the record of a table's game.
`upload_reader` asks the process of `upload_worker` what an uploaded file is. `tidy` removes tables
whose retention has ended, and keeps their records.
"""
