### Playing without a server: the engine in the browser.

offline-title = Without a network
offline-offer = Keep the game on this device ({ $size } MB) and play it anywhere: against bots, or with several people at one screen.
offline-keep = Keep on this device
offline-kept = The game is on this device and needs no network.
offline-play-here = Play on this device
offline-here = You play on this device. Games stay in this browser; you can take them elsewhere as records.
offline-to-server = Back to the server
offline-not-kept = Not everything could be fetched. Check the connection and try again.
offline-loading = Fetching the game: { $loaded } of { $total } MB
offline-starting = Starting the game on this device …
offline-waiting = The game is open in another tab. Close it there to go on here.
offline-failed = The game can’t be started on this device. Reload the page to try again.
offline-none = This server does not offer the game for keeping, or this browser can’t keep it.
