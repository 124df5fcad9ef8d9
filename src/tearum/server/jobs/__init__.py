"""Work outside the server's own process: bots, reviews of games, and simulations of the lab.

`worker_process` is a process that answers requests, `worker_loop` what runs in it.
`fair_queue` says whose turn it is.
`bot_chooser` is what tables ask of bots.
`bot_pool` asks `bot_worker` processes for decisions and advice. `lab_jobs` runs `tearum simulate`
and `tearum lab report` as commands, and `lab_files` finds the reports they write.
`review_jobs` keeps reviews of games going while somebody asks for them. `review_pool` asks the
process of `review_worker` for one turn after another.
"""
