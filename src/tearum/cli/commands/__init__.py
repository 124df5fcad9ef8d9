"""The subcommands of `tearum`, one module each; `record`, `edition` and `lab` are groups."""
