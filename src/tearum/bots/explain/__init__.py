"""What a bot says about its options: chances, points and reasons.

- `evaluation`: the value of a position, split up by reason
- `reason_details`: the card, row, round or player that a reason is about
- `explanation`: compares the options and picks the reasons
- `calibration`: corrects the chances that visits show
- `option_estimate`: what a search expects of each option
- `search_thought`: puts these together for a search
"""
