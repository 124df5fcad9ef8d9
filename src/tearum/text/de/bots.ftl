### Was Bots sagen: was für eine Möglichkeit spricht, und was mit einem Bot schiefging.

bot-reason-blue = blaue SP
bot-reason-red = rote SP
bot-reason-money = Geld
bot-reason-goods = Waren
bot-reason-income = Einkommen der nächsten Runden
bot-reason-reputation = Ansehen
bot-reason-buildings = was die Gebäude einbringen werden
bot-reason-room = Platz im Lager
bot-reason-captains = Kapitäne und ihre Kanonen
bot-reason-next-building = ein Gebäude in Reichweite
bot-reason-next-captain = ein Kapitän in Reichweite
bot-reason-next-contract = ein Vertrag in Reichweite
bot-reason-wishes = die Wünsche des Volkes
bot-reason-allegiance = die Treue
bot-reason-limit = die Grenze von 10 zwischen Blau und Rot
bot-reason-rows = die Reihen, die auf den Brettern bleiben
bot-reason-blind = wählt, ohne hinzusehen

bot-fault-error = { $bot } ist ausgefallen ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-type = { $bot } hat mit etwas geantwortet, das keine Antwort ist ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-illegal = { $bot } hat eine Aktion gewählt, die hier nicht erlaubt ist ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-slow = { $bot } war zu langsam ({ NUMBER($detail, minimumFractionDigits: 1) } s); { $fallback } zieht an seiner Stelle.
bot-fault-out = { $bot } war einmal zu oft zu langsam ({ NUMBER($detail, minimumFractionDigits: 1) } s); ab jetzt zieht { $fallback } an seiner Stelle.
bot-fault-deaf = { $bot } war zu langsam und lässt sich nicht unterbrechen: Er fängt alles ab. Sein Prozess endet hier.
