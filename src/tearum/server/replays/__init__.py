"""Finished and uploaded games, watched from any seat at any step.

`replay` is one game made ready to jump around in, `replay_service` finds games at tables, among
stored records and in the lab's reports, and `records` makes the record of a table's game.
`uploads` says what an uploaded file is; `upload_reader` has it read in the process of
`upload_worker`. `tidy` removes tables whose retention has ended, and keeps their records.
"""
