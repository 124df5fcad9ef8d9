"""Work done in other processes: bots that think and lab runs."""
