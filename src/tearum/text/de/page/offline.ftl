### Spielen ohne Server: die Engine im Browser.

offline-title = Offline spielen
offline-offer = Speichere das Spiel auf diesem Gerät ({ $size } MB) und spiel überall: gegen Bots oder zu mehreren an einem Bildschirm.
offline-keep = Auf diesem Gerät speichern
offline-kept = Das Spiel ist auf diesem Gerät gespeichert und läuft auch offline.
offline-play-here = Auf diesem Gerät spielen
offline-here = Du spielst auf diesem Gerät. Die Partien bleiben in diesem Browser; als Aufzeichnung kannst du sie mitnehmen.
offline-to-server = Zurück zum Server
offline-not-kept = Es konnte nicht alles geladen werden. Prüfe die Verbindung und versuch es noch einmal.
offline-loading = Das Spiel wird geladen: { $loaded } von { $total } MB
offline-starting = Das Spiel startet auf diesem Gerät …
offline-waiting = Das Spiel ist schon in einem anderen Tab geöffnet. Schließe es dort, um hier weiterzuspielen.
offline-failed = Das Spiel lässt sich auf diesem Gerät nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.
offline-none = Dieser Server bietet das Spiel nicht zum Speichern an, oder dieser Browser kann es nicht speichern.
