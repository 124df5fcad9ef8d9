### Das geführte erste Spiel.

learn-title = Deine erste Partie
learn-intro = Eine echte Partie gegen zwei Bots. Immer wenn etwas Neues kommt, erklärt es ein Hinweis: { $n } kurze Hinweise statt Regelheft. Du kannst die Lektion jederzeit beenden und einfach weiterspielen.
learn-begin = Lektion beginnen
learn-resume = Lektion fortsetzen
learn-again = Von vorn beginnen
learn-all = Alle Hinweise lesen
learn-lesson = Lektion
learn-progress = Hinweis { $at } von { $all }
learn-got-it = Verstanden
learn-quit = Lektion beenden
learn-earlier = Voriger Hinweis
learn-waiting = Der nächste Hinweis kommt von selbst
learn-rules = In den Regeln:

## Die Hinweise

learn-goal = Zwei Wege zum Sieg
    .text = Du baust eine Insel auf, zwischen Krone und Volk. Blaue Siegpunkte sind für die Krone, rote für das Volk. Wer die meisten roten hat, ist Piratenkönig. Wer die meisten blauen hat, ist Gouverneur, aber nur mit bewiesener Treue. Beide gewinnen, und eine Person kann beides sein.
learn-boards = Vier Orte, vier Arbeiter
    .text = Du hast vier Arbeiter. In deinem Zug nutzt du einen davon auf einem dieser Bretter und nimmst, was eine Reihe gibt. Nach vier Zügen sind die Aktionen der Runde vorbei. Es gibt fünf Runden.
learn-own = Deine Spielertafel
    .text = Hier stehen dein Geld, deine Bevölkerung, deine Sterne und deine Ressourcen. Jede Runde bringt so viele $, wie deine Bevölkerung zählt. Das Lager ist klein: Auf jedes Feld passt ein Stück, und eine bezahlte Erweiterung öffnet ein weiteres Feld.
learn-ships = Schiffe
    .text = Vor den Aktionen bieten Schiffe Ressourcen an. Bezahle eines und nimm genau eine seiner Reihen, oder passe. Es geht reihum, bis alle passen, du kannst also mehrere kaufen. Behalte etwas Geld für die Runde.
learn-row = Zähl die Arbeiter
    .text = In den Runden I, III und V nimmst du einen Arbeiter weg. Du nutzt die Reihe, deren Nummer der Zahl der Arbeiter entspricht, die vorher auf dem Brett standen. Also verändern die anderen deine Reihen und du ihre. Die Reihe, die jetzt dran ist, ist markiert; die Alternativaktion ganz unten geht stattdessen immer.
learn-turn_end = Bevor du den Zug beendest
    .text = Du kannst noch freie Aktionen ausführen, etwa mit Kanonen einen Kapitän aktivieren. Du kannst auch alles rückgängig machen, solange nichts Verdecktes aufgedeckt wurde. Wenn alles stimmt, beende den Zug.
learn-trade = Handel
    .text = Verkaufe und kaufe auf einmal, so viel du willst. Die beste Sorte im Verkauf bringt je Stück 1 $ mehr, die beste Sorte im Kauf kostet je Stück 1 $ weniger; die Waage findet sie für dich. Was du verkaufst, macht Platz für das, was du kaufst.
learn-build = Bauen
    .text = Bezahle die Ressourcen und nimm das Gebäude: Punkte sofort, manchmal ein Soforteffekt mit einem Blitz, und oft etwas, das die ganze Partie lang gilt. Du baust jeden Typ nur einmal, und die Exemplare gehen aus.
learn-captain = Kapitäne und Kanonen
    .text = Ein Kapitän kostet Geld. Manche helfen sofort, viele warten: Vor oder nach deiner Aktion kannst du die Kanonen auf der Karte bezahlen und bekommst ihre Belohnung, einmal, auch schon im Zug des Anheuerns. Solche Kapitäne sind am Ende viel wert, behalte also Kanonen im Auge.
learn-contract = Verträge
    .text = Ein Vertrag verlangt Ressourcen, meist Fässer und Tabak, und bringt viele Punkte: Du wählst, ob rot oder blau. Dazu kommt, was unter seinem Platz gedruckt ist. Verträge rutschen nach rechts, wo die Plätze besser sind.
learn-star = Ansehen
    .text = Jeder Stern bringt dich auf dieser Leiste eine Stufe weiter, und du nimmst sofort, was die Stufe zeigt: Geld, Ressourcen, Punkte, sogar ganze Aktionen. Ein paar Sterne im richtigen Moment machen einen langen Zug.
learn-wish = Was die Bewohner wünschen
    .text = Am Ende jeder Runde werden auf allen ausliegenden Karten die Symbole ihrer Wunschkarte gezählt. Der erste und der zweite Platz bekommen die Belohnung. Alle fünf Wünsche liegen offen, du kannst also rechtzeitig dafür bauen.
learn-placing = Jetzt werden Arbeiter eingesetzt
    .text = In den Runden II und IV geht es andersherum: Du setzt einen Arbeiter ein, und die Nummer der Reihe ist die Zahl der Arbeiter, die danach dort stehen. Frühe Arbeiter nutzen niedrige Reihen, späte hohe, und die Bretter werden voll.
learn-allegiance = Acht blaue Punkte
    .text = Mit deinem 8. blauen Punkt schließt sich deine Truhe: Von da an siehst nur du deine Punkte. Im selben Moment wählst du eine dieser Treuekarten. Sie bringt rote Punkte, und um Gouverneur zu sein, musst du ihre Bedingung bis zum Ende erfüllen.
learn-limit = Höchstens 10 auseinander
    .text = Ganz am Ende dürfen deine zwei Farben höchstens 10 auseinanderliegen; was die höhere darüber hinaus hat, verlierst du. Treib also eine Farbe voran, aber vernachlässige die andere nie.
learn-ending = Die letzte Runde
    .text = Nach dieser Runde können Kapitäne, die noch warten, aktiviert werden, der Rest der Ressourcen wird verkauft, und aus je 10 $ kann geheim ein Punkt deiner Wahl werden. Dann gehen die Truhen auf. Mast- und Schotbruch!
