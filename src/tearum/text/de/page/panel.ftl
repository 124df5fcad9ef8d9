### Die Tafel eines Spielers: was er besitzt, was er anstrebt, was die Symbole bedeuten.

## Wie weit eine Treuekarte ist

progress-buildings = { $needed ->
    [one] { $have } von { $needed } Gebäude
   *[other] { $have } von { $needed } Gebäuden
}
progress-one_colour = { $needed ->
    [one] { $have } von { $needed } Gebäude einer Farbe
   *[other] { $have } von { $needed } Gebäuden einer Farbe
}
progress-captains = { $needed ->
    [one] { $have } von { $needed } Kapitän
   *[other] { $have } von { $needed } Kapitänen
}
progress-contracts = { $needed ->
    [one] { $have } von { $needed } Vertrag
   *[other] { $have } von { $needed } Verträgen
}
progress-population = Bevölkerung { $have } von { $needed }
progress-reputation = Ansehen { $have } von { $needed }
progress-money = { $have } von { $needed }
progress-goods = { $have } von { $goods }
progress-difference = Abstand von blauen und roten SP: { $have }, höchstens { $needed }
progress-hidden = Abstand von blauen und roten SP höchstens { $needed }: in der Truhe verborgen

## Was die Symbole bedeuten

explain = { $what }: { $meaning }
explain-money = für Schiffe, Kapitäne, Erweiterungen und Käufe beim Handel.
explain-population = bringt zu Beginn jeder Runde ebenso viele $.
explain-reputation = die Stufe auf der Ansehensleiste. Manche Stufen bringen eine Belohnung.
explain-symbol = Wunschsymbole. Wer von den gewünschten die meisten hat, wird am Ende der Runde belohnt.
explain-warehouse = was nicht hineinpasst, muss abgelegt werden.
explain-token = { $n ->
    [one] { $n } weiteres Lagerfeld kann geöffnet werden, für { $money }.
   *[other] { $n } weitere Lagerfelder können geöffnet werden, das nächste für { $money }.
}
explain-blue = sie zählen für die Krone. Wer die meisten hat und die Treue bewiesen hat, wird Gouverneur.
explain-red = sie zählen für das Volk. Wer die meisten hat, wird Piratenkönig.
explain-chest = die SP bleiben bis zum Spielende darin verborgen.
explain-first = diese Person beginnt die Runde.
panel-cards = Karten von { $player }
panel-proven = erfüllt
