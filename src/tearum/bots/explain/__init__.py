"""Why a bot plays a turn: options with their estimates, and reasons in words."""
