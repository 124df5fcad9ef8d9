### Spielen ohne Server: die Engine im Browser.

offline-title = Ohne Netz
offline-offer = Das Spiel auf diesem Gerät behalten ({ $size } MB) und überall spielen: gegen Bots oder mit mehreren an einem Bildschirm.
offline-keep = Auf diesem Gerät behalten
offline-kept = Das Spiel ist auf diesem Gerät und braucht kein Netz.
offline-play-here = Auf diesem Gerät spielen
offline-here = Du spielst auf diesem Gerät. Partien bleiben in diesem Browser; als Aufzeichnung lassen sie sich mitnehmen.
offline-to-server = Zurück zum Server
offline-not-kept = Nicht alles konnte geladen werden. Prüfe die Verbindung und versuche es noch einmal.
offline-loading = Das Spiel wird geladen: { $loaded } von { $total } MB
offline-starting = Das Spiel startet auf diesem Gerät …
offline-waiting = Das Spiel ist in einem anderen Tab offen. Schließe es dort, um hier weiterzuspielen.
offline-failed = Das Spiel lässt sich auf diesem Gerät nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.
offline-none = Dieser Server bietet das Spiel nicht zum Mitnehmen an, oder dieser Browser kann es nicht speichern.
