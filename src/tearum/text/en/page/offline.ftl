### Playing without a server: the engine in the browser.

offline-title = Offline
offline-offer = Keep the game on this device ({ $size } MB) and play it anywhere: against bots, or with several people at one screen.
offline-keep = Keep on this device
offline-kept = The game is on this device and can be played offline.
offline-play-here = Play on this device
offline-here = You are playing on this device. Games stay in this browser; download their records to take them elsewhere.
offline-to-server = Back to the server
offline-not-kept = Not everything could be downloaded. Check the connection and try again.
offline-loading = Downloading the game: { $loaded } of { $total } MB
offline-starting = Starting the game on this device…
offline-waiting = The game is open in another tab. Close that tab to continue here.
offline-failed = The game can’t be started on this device. Reload the page to try again.
offline-none = This server does not offer offline play, or this browser does not support it.
