### Die Regeln des Spiels, eine Nachricht je Regel; .ruling ist unsere Antwort, wo die gedruckten Regeln schweigen oder sich widersprechen.

rules-title = Die Regeln
rules-intro = Das sind alle Regeln, nach denen dieses Spiel gespielt wird, jede mit ihrer Nummer. Wo die gedruckten Regeln schweigen oder sich widersprechen, ist unsere Antwort als Festlegung gekennzeichnet. Ein Stern ist eine Stufe auf der Ansehensleiste, ein Würfel ist Weizen, Holz oder Erz, SP sind Siegpunkte (blau für die Krone, rot für das Volk), und die Spielreihenfolge läuft im Uhrzeigersinn ab dem Startspieler.
rules-ruling-label = Festlegung

## Vorbereitung

rules-section-setup = Vorbereitung
rule-SET-01 = Das Spiel ist für 2 bis 4 Spieler. Es dauert fünf Runden, von I bis V.
rule-SET-02 = Es gibt 25 Gebäudetypen: fünf Farben (Krone, Gewerbe, Hygiene, Unterhaltung, Sicherheit) mit je fünf Typen. Von jedem Typ gibt es zu zweit 1 Exemplar, zu dritt 2 und zu viert 3.
rule-SET-03 = Zu dritt und zu viert wird aus jeder Farbe ein Typ ausgelost und kommt aus dem Spiel, sodass je Farbe vier Typen bleiben. Zu zweit bleiben alle 25.
rule-SET-04 = Das Vertragsbrett liegt auf der Seite für 4 oder auf der Seite für 2–3 Spieler. Die 18 Verträge werden gemischt und bilden links davon einen Stapel; auf jeden Platz kommt offen ein Vertrag.
    .ruling = Die Plätze werden von rechts nach links gefüllt, genau wie am Ende einer Runde (EOR-01).
rule-SET-05 = Das Treuebrett liegt auf der Seite für 4 oder auf der Seite für 2–3 Spieler. Die 10 Treuekarten werden gemischt, und auf jeden Platz kommt offen eine Karte; die übrigen kommen aus dem Spiel.
rule-SET-06 = Zu jeder Runde gehören sechs Kapitäne, die getrennt gemischt werden. Zu viert bleiben vier davon im Spiel, zu zweit und zu dritt drei; die anderen kommen ungesehen aus dem Spiel. Die behaltenen bilden einen einzigen Stapel mit Runde I oben und Runde V unten, und die Kapitäne der Runde I kommen sofort in die Auslage.
rule-SET-07 = Jedes der vier Aktionsbretter (Gouverneur, Markt, Hafen, Taverne) hat vier eigene Aktionsplättchen. Sie liegen zufällig verteilt auf seinen vier Reihen und zeigen die Seite für 4 oder für 2–3 Spieler. Zu zweit und zu dritt kommt das eine Plättchen jedes Bretts, das eine leere Seite hat, in die oberste Reihe.
    .ruling = Zu zweit und zu dritt sind also die Reihen 1 bis 3 im Spiel, Reihe 4 nicht.
rule-SET-08 = Jede Runde hat ihr Belohnungsplättchen. Der Zufall entscheidet, ob es seine blaue oder seine rote Seite zeigt, und die fünf Plättchen liegen in der Reihenfolge der Runden.
rule-SET-09 = Die 9 Wunschkarten werden gemischt, und zum Belohnungsplättchen jeder Runde kommt offen eine Karte, zusammen fünf; die übrigen kommen aus dem Spiel. Alle fünf sind von Anfang an für alle zu sehen.
rule-SET-10 = Du beginnst mit sechs Lagererweiterungsmarkern mit den Kosten 1, 1, 1, 2, 2 und 3, die sechs Felder deines Lagers bedecken. Auf jedem der vier Aktionsbretter steht einer deiner Arbeiter. Dein Stern steht auf 0 und deine Bevölkerung auf 10.
rule-SET-11 = Du ziehst zufällig eine der 6 Startausstattungen und erhältst die Ressourcen, das Geld, die Sterne und die SP darauf. Ihre Sterne bringen dich auf der Ansehensleiste voran, wie immer mit den Belohnungen der Stufen. Danach wird die Karte abgelegt.
rule-SET-12 = Wer am wenigsten Geld hat, wird Startspieler.
    .ruling = Verglichen wird, wenn alle Startausstattungen abgehandelt sind. Bei Gleichstand entscheidet das Los unter den Betroffenen.
rule-SET-13 = Wie werden Startausstattungen abgehandelt, die dir eine Wahl lassen?
    .ruling = Startausstattungen mit einer Wahl (ein Stern, der auf eine Stufe mit „/“ führt, oder eine Aktion) werden in Sitzreihenfolge abgehandelt, bevor der Startspieler feststeht. Die Symbole kommen in gedruckter Reihenfolge dran, ein volles Lager wird geregelt wie immer. Eine Ausgabe sollte so gemacht sein, dass keine Startausstattung eine Stufe der Leiste erreicht, die eine Aktion gewährt.

## Die Runde

rules-section-round = Die Runde
rule-RND-01 = Jede Runde hat sechs Phasen, immer in dieser Reihenfolge: Einkommen, Schiffe, Aktionen, Wünsche der Bewohner, Bevölkerung, Ende der Runde.
rule-INC-01 = In der Einkommensphase erhältst du so viele $, wie deine Bevölkerung beträgt. In Runde I sind das 10 $.
rule-INC-02 = Das Geld geht nie aus.
    .ruling = Auch Ressourcen und SP gehen nie aus: Die Zahl der Teile in der Schachtel ist keine Grenze.
rule-INC-03 = Mit der Kirche erhältst du in der Einkommensphase 3 $ mehr.
rule-INC-04 = Mit der Gießerei darfst du in der Einkommensphase beliebig viel Erz in ebenso viele Kanonen umwandeln.
    .ruling = Das geschieht, nachdem alle ihr Einkommen erhalten haben, in Spielreihenfolge und je Gießerei einmal.
rule-SHP-01 = In jeder Runde sind neue Schiffe im Angebot, gezogen aus den neun: zu zweit 5, zu dritt 7, zu viert alle 9. Sie liegen offen in aufsteigender Reihenfolge.
rule-SHP-02 = In Spielreihenfolge darfst du die Kosten eines Schiffs bezahlen und die Ressourcen genau einer seiner Reihen nehmen. Das Schiff wird danach umgedreht und ist in dieser Runde nicht mehr zu haben.
rule-SHP-03 = Die Schiffsphase geht so lange reihum, mit einem Schiff pro Zug, wie noch jemand kaufen will. Du darfst in einer Runde mehrere Schiffe kaufen.
rule-SHP-04 = Was bedeutet Passen, und wann endet die Schiffsphase?
    .ruling = Passen gilt nur für diesen einen Zug; später darfst du wieder kaufen. Dein Schiffszug endet, sobald du kaufst oder passt. Die Phase endet, wenn so oft hintereinander gepasst wurde, wie Personen mitspielen (auch wer zuletzt gekauft hat, muss passen), oder wenn kein Schiff mehr da ist.
rule-SHP-05 = Das Gasthaus senkt die Kosten jedes Schiffs, das du kaufst, um 1 $.
    .ruling = Ein Schiff kostet nie weniger als 0 $.

## Das Lager

rules-section-warehouse = Das Lager
rule-WHS-01 = Jedes Feld deines Lagers fasst eine Ressource. Ein Lagerfeld unter einem Lagererweiterungsmarker fasst nichts.
rule-WHS-02 = Du darfst jederzeit die Kosten eines deiner Lagererweiterungsmarker bezahlen und ihn entfernen. Danach hast du ein Lagerfeld mehr.
rule-WHS-03 = Du darfst jederzeit eine Ressource deiner Wahl ablegen, um Platz zu schaffen.
rule-WHS-04 = Was du nicht lagern kannst, ist verloren.
rule-WHS-05 = Wann genau bietet dir das Spiel an, was „jederzeit“ erlaubt ist?
    .ruling = Du kannst Ressourcen tauschen (BLD-08), das Rathaus nutzen (BLD-07, in deinem Aktionszug) und deine Treuekarte bezahlen (ALG-06), wann immer du selbst etwas zu wählen hast: in einem Schiffszug, vor und nach der Aktion deines Zugs, bei der Wahl eines Handels, eines Gebäudes, eines Kapitäns oder eines Vertrags (vielleicht macht der Tausch sie erst möglich) und ein letztes Mal vor dem Verkauf am Spielende (END-03). Mitten in einer begonnenen Wahl geht es nicht. Erweitern kannst du in einem Handel (TRD-09) und wenn das Lager voll ist, ablegen, wenn es voll ist. So wirst du selten gefragt, und nichts Nützliches geht verloren.
rule-WHS-06 = Welcher Lagererweiterungsmarker wird entfernt?
    .ruling = Wenn du bezahlst, kommt der billigste Marker zuerst weg. Wenn ein Effekt einen Marker kostenlos entfernt, ist es der teuerste. Eine andere Wahl wäre nie besser für dich.
rule-WHS-07 = Wenn du das Gebäude Lager baust, werden alle deine Lagererweiterungsmarker abgelegt. Das ist einer der Soforteffekte der Karte.
rule-WHS-08 = Was geschieht, wenn Ressourcen ankommen, die nicht ins Lager passen?
    .ruling = Eine Lieferung ist ein Symbol: eine Ressource mit ihrer Zahl, ein beliebiger Würfel oder die ganze Reihe eines Schiffs. Passt sie nicht hinein, wird noch nichts davon eingelagert: Stück für Stück erweiterst du, tauschst früher gelagerte Ressourcen (BLD-08), bezahlst damit deine Treuekarte (ALG-06) oder legst ab, bis alles passt. Legst du eine Art ab, die sowohl gelagert ist als auch ankommt, so ist das ankommende Stück verloren. Das alles wird geregelt, bevor spätere Symbole drankommen.

## Die Aktionen

rules-section-actions = Die Aktionen
rule-ACT-01 = In ungeraden Runden (I, III, V) entfernst du in deinem Zug einen deiner Arbeiter von einem Aktionsbrett. Du nutzt die Reihe mit der Nummer, die der Zahl der Arbeiter auf diesem Brett entspricht, bevor du deinen entfernt hast. Arbeiter aller Farben zählen, auch die des Automa.
rule-ACT-02 = In geraden Runden (II, IV) setzt du in deinem Zug einen deiner Arbeiter auf einem Aktionsbrett ein, das noch Platz hat. Du nutzt die Reihe mit der Nummer, die der Zahl der Arbeiter auf diesem Brett entspricht, nachdem du deinen eingesetzt hast.
rule-ACT-03 = Auf einem Aktionsbrett stehen zu viert höchstens 4 Arbeiter, zu zweit und zu dritt höchstens 3. Mehrere Arbeiter derselben Farbe dürfen auf einem Brett stehen.
rule-ACT-04 = Die Züge folgen der Spielreihenfolge, mit je einem Arbeiter, bis alle ihre vier Arbeiter entfernt (oder eingesetzt) haben.
    .ruling = Einen Zug kannst du nicht auslassen.
rule-ACT-05 = Zeigt eine Reihe ein „/“, nimmst du entweder, was links davon steht, oder was rechts davon steht.
rule-ACT-06 = Du handelst die Symbole einer Reihe von links nach rechts ab.
rule-ACT-07 = Statt der Reihe darfst du immer die Alternativaktion nehmen, die unten auf dem Brett steht. Auch sie kann ein „/“ enthalten.
rule-ACT-08 = Was musst du tun, und was darfst du weglassen?
    .ruling = Geld, Ressourcen, SP, Sterne und Bevölkerung musst du immer nehmen. Auf die vier Aktionen (Handel, Bauen, Vertrag, Kapitän) darfst du verzichten, und manchmal sind sie unmöglich; der Rest der Reihe wird trotzdem abgehandelt. Hast du nichts zu wählen, nicht einmal eine freie Aktion, wirst du nicht gefragt.
rule-ACT-09 = In deinem eigenen Aktionszug darfst du beliebig viele freie Aktionen nutzen. Du darfst vor oder nach deiner Aktion Kapitäne aktivieren (CAP-04), und du darfst das Rathaus nutzen, tauschen und deine Treuekarte bezahlen, wo WHS-05 es erlaubt.
rule-ACT-10 = In welcher Reihenfolge werden Effekte abgehandelt, die andere auslösen?
    .ruling = Alles, was ein Effekt auslöst (die Belohnung eines Sterns, eine gewährte Aktion, die Wahl einer Treuekarte), wird beendet, bevor das nächste Symbol der Reihe drankommt. Ein Handel ist ein einziger Tausch, und nichts unterbricht ihn.
rule-ACT-11 = Wann endet dein Aktionszug?
    .ruling = Dein Aktionszug endet, wenn du es sagst. Den Zug zu beenden ist ein eigener Schritt, damit du deinen Zug vorher noch rückgängig machen kannst.
rule-BLD-01 = Beim Bauen bezahlst du die Ressourcen, die ein Gebäude kostet, und nimmst ein verfügbares Exemplar. Ist von einem Gebäude kein Exemplar mehr da, kann es nicht gebaut werden.
rule-BLD-02 = Du baust nie zweimal denselben Gebäudetyp.
rule-BLD-03 = Soforteffekte, mit einem Blitz markiert, wirken sofort. Symbole und dauerhafte Effekte bleiben dir.
    .ruling = Die Reihenfolge ist: Du bezahlst, du nimmst die Karte, die Architektengilde zahlt aus, du erhältst die SP, dann folgen die Soforteffekte von links nach rechts.
rule-BLD-04 = Mit der Werkstatt kostet dich jedes Gebäude einen Würfel weniger, und du wählst, welchen.
    .ruling = Ein Symbol „1 Würfel weniger“ wirkt ebenso für die Bauaktion, zu der es gehört, und beide werden addiert. Jedes erspart dir einen Würfel, der in den Kosten steht; steht dort keiner mehr, erspart es dir nichts. Auf die Ermäßigung kannst du nicht verzichten.
rule-BLD-05 = Mit der Architektengilde bringt dir jedes Gebäude, das du baust, 4 $.
    .ruling = Dauerhafte Effekte wirken ab dem nächsten Mal. Für das Gebäude, das sie bringt, gelten sie nie.
rule-BLD-06 = Mit dem Palast erhältst du für jede Aktion auf dem Gouverneursbrett 1 blauen SP.
    .ruling = Du erhältst ihn einmal für jeden Arbeiter, den du dort nutzt, ob mit der Reihe oder der Alternativaktion, nachdem diese abgehandelt ist, auch wenn du auf ihre Aktionen verzichtet hast. Der Palast muss dir zu Beginn der Aktion schon gehört haben. Aktionen durch Sterne oder Kapitäne zählen nicht.
rule-BLD-07 = Mit dem Rathaus darfst du in deinem eigenen Aktionszug beliebig viele Fässer in ebenso viele Sterne umwandeln.
    .ruling = Die gedruckten Regeln sind sich über den Zeitpunkt nicht einig; hier ist es dein eigener Aktionszug. Der Stern jedes Fasses wird ganz abgehandelt, bevor das nächste Fass drankommt.
rule-BLD-08 = Mit dem Tabaktrockner tauschst du 3 Holz gegen 2 Tabak, mit der Brennerei 3 Weizen gegen 2 Fässer. Beides geht jederzeit.
    .ruling = Nicht alle gedruckten Regeln sagen „jederzeit“; hier gilt es. Tauschen kannst du bis zum letzten Verkauf (END-03).
rule-CAP-01 = Um einen Kapitän anzuheuern, bezahlst du die Kosten der Karte (Geld, manchmal Ressourcen) und nimmst sie aus der Auslage.
rule-CAP-02 = Effekte mit einem Blitz wirken, sobald du den Kapitän anheuerst.
rule-CAP-03 = Ein Kapitän ohne Kanoneneffekt bleibt einfach in deinem Spielbereich. Alle Kapitäne, die du genommen hast, zählen als angeheuert.
rule-CAP-04 = Ein Kapitän mit Kanonen liegt offen, bis du ihn aktivierst. Das darfst du in deinem eigenen Aktionszug, vor oder nach deiner Aktion, in jeder Runde: Lege die Kanonen ab, nimm die Belohnung und drehe die Karte um. Jeder Kapitän kann einmal pro Partie aktiviert werden, und das Aktivieren ist keine Aktion.
    .ruling = Einen Kapitän, den du in diesem Zug anheuerst, darfst du schon nach der Aktion desselben Zugs aktivieren.
rule-CAP-05 = Das Gefängnis senkt die Kosten jedes Kapitäns, den du anheuerst, um 2 $.
    .ruling = Ein Symbol „2 $ weniger“ wirkt ebenso, und beide werden addiert. Nur Geld wird ermäßigt, nie unter 0 $. Kann ein Kapitän mit Geld oder mit Ressourcen bezahlt werden, bleibt der Preis in Ressourcen, wie er ist.
rule-CAP-06 = Deine angeheuerten Kapitäne zählen für die Treuekarten 5 und 8, ob sie offen oder verdeckt liegen.
rule-CON-01 = Um einen Vertrag zu erfüllen, bezahlst du die Ressourcen auf der Karte. Dann wählst du entweder ihre roten oder ihre blauen SP.
rule-CON-02 = Du erhältst auch die SP oder Sterne, die unter dem Platz stehen, auf dem der Vertrag lag.
    .ruling = Zuerst kommen die SP der Karte, dann der Bonus des Platzes.
rule-CON-03 = Den erfüllten Vertrag legst du in deinen Spielbereich. Sein Platz bleibt bis zum Ende der Runde leer.
rule-REC-01 = Bei Münzen, Sternen, Ressourcen und SP erhältst du, was abgebildet ist.
rule-REC-02 = Bei einem mehrfarbigen Würfel erhältst du einen Würfel deiner Wahl: Weizen, Holz oder Erz.

## Handel

rules-section-trade = Handel
rule-TRD-01 = In einem Handel darfst du beliebig viele Ressourcen zu ihren Grundpreisen kaufen und verkaufen. Die Differenz wird mit Münzen ausgeglichen.
rule-TRD-02 = Beim Verkauf bringt dir eine Art deiner Wahl 1 $ mehr pro Stück. Kanonen können dafür nicht gewählt werden.
rule-TRD-03 = Beim Kauf kostet dich eine Art deiner Wahl 1 $ weniger pro Stück. Weizen kann dafür nicht gewählt werden.
rule-TRD-04 = Eine Art, die du verkaufst, kannst du im selben Handel nicht kaufen.
rule-TRD-05 = Ein Handel ist ein einziger Tausch: Beide Seiten wechseln im selben Moment den Besitz. Was du verkaufst, macht Platz für das, was du kaufst.
    .ruling = Du kannst nichts kaufen, was du nicht lagern kannst.
rule-TRD-06 = Ein Beispiel: 2 Kanonen und 3 Weizen kosten 20 $, oder 18 $ mit der Ermäßigung auf die Kanonen. Für 2 Erz und 1 Holz gibt es 11 $, oder 13 $ mit dem Bonus auf das Erz. Wer so handelt, legt 5 $ dazu.
rule-TRD-07 = Wer wählt die beiden Arten, für die der Bonus gilt?
    .ruling = Das Spiel trifft für dich immer die beste erlaubte Wahl und sagt dir, welche das ist. Sind mehrere gleich gut, nimmt es die erste in der gedruckten Reihenfolge der Ressourcen.
rule-TRD-08 = So verkaufst du nie ein Stück für mehr als 7 $ und kaufst nie eines für weniger als 2 $.
rule-TRD-09 = Kannst du während eines Handels dein Lager erweitern?
    .ruling = Ja: In einem Handel darfst du Erweiterungen bezahlen, genau so viele, wie dein Einkauf braucht, auch mit dem Geld aus dem Verkauf.

## Wünsche, Bevölkerung, Ende der Runde

rules-section-wishes = Wünsche, Bevölkerung, Ende der Runde
rule-WSH-01 = Du zählst deine Symbole jeder Art, die auf der Wunschkarte der Runde steht (Hygiene, Sicherheit, Unterhaltung), und rechnest sie zusammen. Es zählen die Symbole auf deinen Gebäuden und auf den Kapitänen, die eines tragen, offen oder verdeckt.
rule-WSH-02 = Für den ersten Platz gibt es die erste Belohnung des Plättchens, für den zweiten die zweite.
rule-WSH-03 = Mit einer Summe von 0 erhältst du nie eine Belohnung.
rule-WSH-04 = Bei Gleichstand auf dem ersten Platz nehmen alle Beteiligten die erste Belohnung, und niemand nimmt die zweite.
rule-WSH-05 = Bei Gleichstand auf dem zweiten Platz nehmen alle Beteiligten die zweite Belohnung.
rule-WSH-06 = In welcher Reihenfolge werden die Belohnungen verteilt?
    .ruling = Alle Plätze stehen fest, bevor die erste Belohnung genommen wird. Die Belohnungen werden dann in Spielreihenfolge verteilt; das kann entscheiden, wer zuerst eine Treuekarte wählt (ALG-04).
rule-POP-01 = Nach den Wünschen steigt die Bevölkerung bei allen um 1.
rule-EOR-01 = Verträge, die niemand erfüllt hat, rücken nach rechts, bis dort keine Lücke mehr ist, und behalten ihre Reihenfolge. Die leeren Plätze werden vom Stapel aufgefüllt.
    .ruling = Aufgefüllt wird von rechts nach links. Ist der Stapel leer, bleiben Plätze frei.
rule-EOR-02 = Die Kapitäne der nächsten Runde kommen in die Auslage: 4 zu viert, 3 zu zweit und zu dritt. Die früheren bleiben.
rule-EOR-03 = Der Startspielermarker wandert im Uhrzeigersinn eine Person weiter und wird umgedreht.
    .ruling = Seine Seiten zeigen, ob in dieser Runde Arbeiter entfernt oder eingesetzt werden.
rule-EOR-04 = Was geschieht noch am Ende von Runde V?
    .ruling = Wünsche und Bevölkerung werden auch in Runde V gespielt. Danach wird nichts mehr aufgefüllt, und der Startspielermarker bleibt, wo er ist: Das Spielende folgt der Spielreihenfolge von Runde V.

## Treue, Truhe, Ansehen

rules-section-allegiance = Treue, Truhe, Ansehen
rule-ALG-01 = Deine SP sind für alle sichtbar, bis du 8 blaue SP hast.
rule-ALG-02 = In dem Moment, in dem du deinen 8. blauen SP erhältst, kommen alle deine SP in deine Truhe. Von da an darfst nur du deine Summen ansehen.
    .ruling = Die gedruckten Regeln sind sich nicht einig, ob du die Truhe nutzen musst; hier wird sie immer genutzt. Was du danach erhältst, ist in dem Moment weiterhin zu sehen: Alle sehen, was hineinkommt, aber niemandem wird eine Summe gezeigt oder etwas, das sie verrät.
rule-ALG-03 = Im selben Moment musst du eine der Treuekarten wählen, die noch auf dem Brett liegen. Du legst sie offen vor dich und erhältst ihre roten SP.
    .ruling = Du wählst gleich, nachdem du den 8. blauen SP erhalten hast; danach geht es mit der Reihe weiter. Das geschieht einmal pro Partie, und SP, die du später verlierst (END-05), ändern daran nichts.
rule-ALG-04 = Erreichen zwei Personen den 8. blauen SP gleichzeitig, bestimmt die Spielreihenfolge, wer zuerst wählt.
rule-ALG-05 = Eine erfüllte Treuekarte wird umgedreht.
    .ruling = Die gedruckten Regeln sind sich nicht einig, ob sie umgedreht werden kann oder muss; hier geschieht es von selbst. Bedingungen, die nicht mehr verloren gehen können (Anzahlen und Leisten), werden umgedreht, sobald sie gelten, auch wenn sie beim Nehmen der Karte schon gelten. Nummer 6 wird erst ganz am Ende geprüft. Karten zählen, sobald du sie bezahlt hast.
rule-ALG-06 = Die Treuekarten 9 und 10 werden bezahlt: 20 $ auf einmal, oder 1 Fass, 1 Tabak und 1 Kanone zusammen. Bezahlen darfst du während der Partie oder am Spielende (END-02). Es ist keine Aktion und freiwillig.
    .ruling = Während der Partie darfst du bezahlen, sobald du die Karte hast, wo immer WHS-05 es erlaubt.
rule-ALG-07 = Du musst deine Treue nicht beweisen.
rule-ALG-08 = Es gibt zehn Treuekarten, jede mit einer Bedingung; die Liste zeigt sie alle. In der Reihenfolge ihrer Nummern, von 1 bis 10, bringen sie dir 3, 5, 4, 4, 2, 3, 5, 2, 1 und 1 rote SP, wenn du sie nimmst.
rule-REP-01 = Für jeden Stern steigst du auf der Ansehensleiste eine Stufe höher und nimmst sofort die Belohnung dieser Stufe: Ressourcen, SP, Münzen oder eine Aktion.
rule-REP-02 = Zeigt die Stufe ein „/“, nimmst du einen ihrer Effekte.
rule-REP-03 = Erhältst du mehrere Sterne, wird jede Stufe der Reihe nach ganz abgehandelt, bevor du weitersteigst.
rule-REP-04 = Was gilt am Ende der Ansehensleiste?
    .ruling = Weitere Sterne bewirken nichts.
rule-POP-02 = Was gilt am oberen Ende der Bevölkerungsleiste?
    .ruling = Deine Bevölkerung wächst nicht weiter.
allegiance-1 = 7 Gebäude gebaut
allegiance-2 = Bevölkerung 19 erreicht
allegiance-3 = 4 Gebäude einer Farbe gebaut
allegiance-4 = Ansehen 20 erreicht
allegiance-5 = 5 Gebäude gebaut, 4 Kapitäne angeheuert und 3 Verträge erfüllt
allegiance-6 = Blaue und rote SP am Spielende höchstens 5 auseinander
allegiance-7 = 4 Verträge erfüllt
allegiance-8 = 6 Kapitäne angeheuert
allegiance-9 = 20 $ auf einmal abgelegt
allegiance-10 = 1 Fass, 1 Tabak und 1 Kanone zusammen abgelegt

## Das Spielende

rules-section-end = Das Spielende
rule-END-01 = Nach Runde V folgt das Spielende in fünf Schritten. Im ersten darfst du Kapitäne aktivieren, die Kanonen brauchen; das ist keine Aktion.
    .ruling = Das geschieht in Spielreihenfolge. Wenn du dran bist, darfst du beliebig viele in beliebiger Reihenfolge aktivieren, auch einen Kapitän, den du durch eine solche Belohnung anheuerst. Die Belohnungen werden ganz abgehandelt und zählen für die Treuekarte. Das Rathaus wirkt nicht mehr.
rule-END-02 = Im zweiten Schritt darfst du für die Treuekarte 9 oder 10 bezahlen, wenn du sie hast.
    .ruling = Das geschieht in Spielreihenfolge, und es ist auch deine letzte Gelegenheit zu tauschen (BLD-08).
rule-END-03 = Im dritten Schritt wird alles, was noch in den Lagern ist, zum Grundpreis verkauft, ohne Bonus.
rule-END-04 = Im vierten Schritt darfst du heimlich 10 $ in 1 SP umwandeln, blau oder rot, so oft du es bezahlen kannst.
    .ruling = Du nennst zwei Zahlen: wie viele blaue SP und wie viele rote SP, bis zu 31 von jeder Farbe. Sie werden beiseitegelegt und gemeinsam angewendet, wenn alle gewählt haben; bis dahin sehen die anderen nur, dass du gewählt hast. Du darfst auch umwandeln, was END-05 dir wieder nimmt.
rule-END-05 = Im fünften Schritt verlierst du, wenn deine blauen und roten SP mehr als 10 auseinanderliegen, SP der höheren Farbe, bis der Abstand genau 10 beträgt.
rule-END-06 = Was gilt, wenn du erst am Spielende 8 blaue SP erreichst?
    .ruling = ALG-02 und ALG-03 gelten auch in END-01 und END-04. Haben in END-04 alle gewählt, werden die Personen genannt, die nun 8 blaue SP haben; in Spielreihenfolge wählen sie je eine Treuekarte und erhalten deren rote SP noch vor END-05. Alles andere an den Umwandlungen bleibt bis zur Enthüllung geheim, und eine Treuekarte, die zu bezahlen wäre, kann dann nicht mehr bezahlt werden. Nummer 6 wird an den endgültigen Summen gemessen.
rule-WIN-01 = Gouverneur wird, wer unter allen mit bewiesener Treue die meisten blauen SP hat. Bei Gleichstand gewinnt, wer mehr rote SP hat; bleibt es dabei, wird der Titel geteilt.
rule-WIN-02 = Hat nur eine Person ihre Treue bewiesen, wird sie Gouverneur, egal wie wenige blaue SP sie hat. Hat es niemand, gibt es keinen Gouverneur.
rule-WIN-03 = Piratenkönig wird, wer die meisten roten SP hat. Bei Gleichstand gewinnt, wer mehr blaue SP hat; bleibt es dabei, wird der Titel geteilt.
rule-WIN-04 = Gouverneur und Piratenkönig gewinnen gleichermaßen, ohne Rangfolge. Eine Person kann beides sein und gewinnt dann allein.
rule-WIN-05 = Das Ergebnis wird Schritt für Schritt enthüllt (wer hat 10 blaue SP? 20? 30? 35? und so weiter), damit es spannend bleibt.

## Zu zweit

rules-section-two = Zu zweit
rule-TWO-01 = Zu zweit gilt alles wie zu dritt, bis auf das, was hier folgt. Es gelten also die Seiten für 2–3 Spieler, je Runde kommen 3 Kapitäne, und auf einem Aktionsbrett stehen höchstens 3 Arbeiter.
rule-TWO-02 = Der Automa hat vier Arbeiter einer dritten Farbe. Er hat weder Spielertafel noch Ressourcen und nimmt weder an den Schiffen noch an den Wünschen teil.
    .ruling = Zu Beginn steht auf jedem Aktionsbrett einer seiner Arbeiter.
rule-TWO-03 = Sechs Siegtypkarten (drei rote und drei blaue, soweit es sich ableiten lässt) werden gemischt. Zu jeder Runde kommt verdeckt eine; die sechste kommt ungesehen aus dem Spiel.
rule-TWO-04 = Zu Beginn jeder Runde wird ihre Siegtypkarte aufgedeckt.
rule-TWO-05 = Wer nach den Startausstattungen weniger Geld hat, ist Spieler A, die andere Person ist Spieler B. Das Reihenfolgebrett gibt die Abfolge der Züge von A, B und Automa vor. Es liegt anfangs auf der Seite, die mit A beginnt, und wird nach jeder Runde umgedreht.
    .ruling = Haben beide gleich viel Geld, entscheidet das Los, wie in SET-12.
rule-TWO-06 = Wer ist in einer Runde Startspieler?
    .ruling = Der erste Mensch auf der sichtbaren Seite des Reihenfolgebretts ist in dieser Runde Startspieler, bei den Schiffen und überall, wo die Spielreihenfolge entscheidet.
rule-TWO-07 = Ist der Automa am Zug, wird ein Marker gezogen, der ein Aktionsbrett nennt. Ein Arbeiter des Automa wird dort eingesetzt oder von dort entfernt. Eine Aktion wird nicht ausgeführt.
rule-TWO-08 = Ist dieses Brett nicht nutzbar, wird ein anderer Marker gezogen.
    .ruling = Beim Einsetzen ist ein Brett nicht nutzbar, wenn es voll ist; beim Entfernen, wenn dort kein Arbeiter des Automa steht. Gezogene Marker bleiben draußen; ist keiner mehr übrig, werden alle acht neu gemischt.
rule-TWO-09 = Zu Beginn jeder Runde werden alle acht Automa-Marker neu gemischt.
rule-TWO-10 = Am Ende entscheidet die Farbe, die die meisten der fünf aufgedeckten Siegtypkarten zeigen. Ist es Rot, zählt nur der Wettstreit um den Piratenkönig (WIN-03); ist es Blau, nur der um den Gouverneur (WIN-01 und WIN-02). Es gewinnt nur eine Person.
    .ruling = Besteht nach allen Vergleichen noch Gleichstand, wird der Sieg geteilt.
rule-TWO-11 = Ist die Farbe Blau und hat niemand die Treue bewiesen, gewinnt niemand.
rule-TWO-12 = Alle anderen Grenzen gelten auch hier, darunter der Abstand von höchstens 10 zwischen blauen und roten SP (END-05).
rule-TWO-13 = Das Spiel sagt dir, wenn die Partie schon entschieden ist: Die endgültige Farbe ist sicher Blau, nur eine der beiden Personen hat ihre Treue bewiesen, und die andere kann es nicht mehr schaffen.
    .ruling = Dann könnt ihr vereinbaren, hier aufzuhören, mit dieser Person als Gewinner, oder weiterspielen. Das Spiel sagt es nur, wenn es nach allem, was der ganze Tisch sehen kann, sicher ist; manche solche Fälle kann es übersehen, und Treuekarte 6 schließt es nie aus.
rule-TWO-14 = Wie werden die Wünsche zu zweit gespielt?
    .ruling = Beide Belohnungen sind im Spiel. Der Automa belegt keinen Platz. Bei Gleichstand nehmen beide die erste Belohnung.
