"""How it is shown: the HTML pages of the report and the comparison, with plots and replays."""
