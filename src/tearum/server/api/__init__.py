"""The endpoints of the API, by what they do; how a request travels is none of their business.

`endpoints` is how one is declared; `tables`, `replays`, `reviews`, `editions` and `info` declare
and handle those of one noun each. `parameters` are those that several endpoints take;
`edition_json` is an edition as the page wants it. `http` serves them over a network, `offline`
inside a browser.
"""
