"""The HTML pages of the report and the comparison, and the text of a trial.

- `report_page`, `compare_page`: the content; `templates`: the HTML; `rendering`: joins the two.
- `trial_text`: what a trial has shown, in ten lines.
- `plots`: SVG plots; `replays`: games that show what a page says.
- `item_names`, `number_format`, `target_text`, `bot_strength`: names, numbers and sentences.
"""
