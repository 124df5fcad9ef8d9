"""Work outside the server's own process: bots that think, and simulations of the lab.

`worker_process` is a process that answers requests, `worker_loop` what runs in it.
`fair_queue` says whose turn it is.
`bot_chooser` is what tables ask of bots.
`bot_pool` asks `bot_worker` processes for decisions and advice. `lab_jobs` runs `tearum simulate`
and `tearum lab report` as commands, and `lab_files` finds the reports they write.
"""
