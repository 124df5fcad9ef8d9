"""The endpoints of the HTTP API, and what several of them share.

`tables`, `replays`, `editions`, `lab` and `info` declare and handle the endpoints of one noun each.
`parameters` are those that several endpoints take; `edition_json` is an edition as the page
wants it.
"""
