### Was sich Leute am Tisch sagen, und die Wörter für das Tempo.

talk-phrase-hello = Hallo!
talk-phrase-good_luck = Viel Glück!
talk-phrase-one_moment = Einen Moment, bitte.
talk-phrase-back_soon = Bin gleich zurück.
talk-phrase-your_turn = Du bist dran.
talk-phrase-thanks = Danke!
talk-phrase-sorry = Entschuldigung!
talk-phrase-well_played = Gut gespielt!
talk-phrase-ouch = Autsch!
talk-phrase-play_on = Spielen wir weiter!
talk-phrase-good_game = Schönes Spiel!
talk-phrase-another_game = Noch eine Partie?
talk-phrase-goodbye = Ich muss los. Tschüss!

talk-reaction-cheers = { $player } hebt das Glas
talk-reaction-smile = { $player } lächelt
talk-reaction-laugh = { $player } lacht
talk-reaction-applause = { $player } klatscht
talk-reaction-surprise = { $player } staunt
talk-reaction-sad = { $player } ist traurig

talk-nudge = { $by } erinnert { $player } an den nächsten Zug.
talk-time-up = Die Zeit ist um: { $player } ist dran.

pace-none = Ohne Uhr
pace-relaxed = Gemütlich: fünf Minuten pro Zug
pace-correspondence = Fernpartie: drei Tage pro Zug

time-out-remind = Eine Erinnerung
time-out-bot = Ein Bot übernimmt
