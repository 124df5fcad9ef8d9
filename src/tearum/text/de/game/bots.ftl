### Was Bots sagen: was für eine Möglichkeit spricht, und was mit einem Bot schiefging.

# Jeder Grund steht für sich, mit seinen Punkten dahinter. Der Fall sagt, wohin er wiegt: more für die Möglichkeit, less
# dagegen.

bot-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-reason-blue = { $case ->
    [less] { $vp } weniger
   *[more] { $vp } mehr
}
bot-reason-red = { $case ->
    [less] { $vp } weniger
   *[more] { $vp } mehr
}
bot-reason-money = { $case ->
    [less] { $n } $ weniger
   *[more] { $n } $ mehr
}
bot-reason-goods = { $case ->
    [less] { $goods } weniger
    [swap] { $goods } statt { $others }
   *[more] { $goods } mehr
}
bot-reason-income = { $case ->
    [less] { $n } Bevölkerung weniger, bei noch { $rounds } Einkommen
   *[more] { $n } Bevölkerung mehr, bei noch { $rounds } Einkommen
}
bot-reason-reputation = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
} { $case ->
    [less] weniger
   *[more] mehr
}
bot-reason-buildings = { $case ->
    [less] ohne das Gebäude { $building } und was es einbringt
   *[more] das Gebäude { $building } bringt von jetzt an etwas ein
}
bot-reason-room = { $n ->
    [one] { $n } freies Lagerfeld
   *[other] { $n } freie Lagerfelder
} { $case ->
    [less] weniger
   *[more] mehr
}
bot-reason-captains = { $case ->
    [hired] Kapitän { $captain } angeheuert, dem noch { $cannons } fehlen
    [waiting] Kapitän { $captain } wartet weiter auf { $cannons }
    [activated] Kapitän { $captain } ist aktiviert und bringt nichts mehr
    [without] ohne Kapitän { $captain }
   *[armed] { $cannons } zur Hand für Kapitän { $captain }
}
bot-reason-next-building = { $case ->
    [taken] das Gebäude { $building } steht, und kein anderes ist so nah
    [less] das Gebäude { $building } weiter weg
   *[more] das Gebäude { $building } in Reichweite
}
bot-reason-next-captain = { $case ->
    [taken] Kapitän { $captain } ist angeheuert, und kein anderer ist so nah
    [less] Kapitän { $captain } weiter weg
   *[more] Kapitän { $captain } in Reichweite
}
bot-reason-next-contract = { $case ->
    [taken] Vertrag { $contract } ist erfüllt, und kein anderer ist so nah
    [less] Vertrag { $contract } weiter weg
   *[more] Vertrag { $contract } in Reichweite
}
bot-reason-wishes = { $case ->
    [symbol] { $n ->
        [1] erstes
        [2] zweites
        [3] drittes
        [4] viertes
        [5] fünftes
       *[other] noch ein
    } Symbol { $symbol } { $place ->
        [1] gewinnt
       *[2] bringt den zweiten Platz für
    } den Wunsch von Runde { $roman }
    [less] gibt den { $place ->
        [1] ersten
       *[2] zweiten
    } Platz beim Wunsch von Runde { $roman } auf
   *[more] { $place ->
        [1] erster
       *[2] zweiter
    } Platz beim Wunsch von Runde { $roman }
}
bot-reason-symbols = { $n ->
    [one] { $n } Symbol
   *[other] { $n } Symbole
} { $symbol } { $case ->
    [less] weniger
   *[more] mehr
}
bot-reason-allegiance = { $case ->
    [proven] Treue { $allegiance } ist bewiesen
   *[more] Treue { $allegiance } zu { $chance } % bewiesen, sonst zu { $instead } %
}
bot-reason-limit = { $colour ->
    [blue] Blau
   *[red] Rot
} läuft { $case ->
    [less] um { $n } davon
   *[more] nicht um { $n } davon
}, und die Grenze ist 10
bot-reason-own-row = { $case ->
    [less] gibt Reihe { $row } { $at } auf
   *[more] hält sich Reihe { $row } { $at } offen
}
bot-reason-next-row = { $case ->
    [less] überlässt { $player } Reihe { $row } { $at }
   *[more] überlässt { $player } nicht Reihe { $row } { $at }
}
bot-reason-colour = { $case ->
    [less] weniger
   *[more] mehr
} { $colour ->
    [blue] Blau
   *[red] Rot
}, das einem Titel näher bringt
bot-reason-preference = { $case ->
    [less] nicht nach dem Geschmack dieses Bots
   *[more] nach dem Geschmack dieses Bots
}
bot-reason-titles = { $case ->
    [same] ändert an den Titeln nichts
   *[more] zu { $chance } % gewonnen, sonst zu { $instead } %
}
bot-reason-played-on = { $case ->
    [loses] sieht jetzt besser aus, gewinnt weitergespielt aber seltener: { $chance } %, sonst { $instead } %
    [fewer] sieht jetzt besser aus, bringt weitergespielt aber weniger SP: { $n }, sonst { $instead }
    [worse] sieht jetzt besser aus, schneidet weitergespielt aber schlechter ab
    [richer] sieht jetzt schlechter aus, bringt weitergespielt aber mehr SP: { $n }, sonst { $instead }
    [better] sieht jetzt schlechter aus, schneidet weitergespielt aber besser ab
   *[wins] sieht jetzt schlechter aus, gewinnt weitergespielt aber öfter: { $chance } %, sonst { $instead } %
}
bot-reason-blind = wählt, ohne hinzusehen

bot-fault-error = { $bot } ist ausgefallen ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-type = { $bot } hat mit etwas geantwortet, das keine Antwort ist ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-illegal = { $bot } hat eine Aktion gewählt, die hier nicht erlaubt ist ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-slow = { $bot } war zu langsam ({ NUMBER($detail, minimumFractionDigits: 1) } s); { $fallback } zieht an seiner Stelle.
bot-fault-out = { $bot } war einmal zu oft zu langsam ({ NUMBER($detail, minimumFractionDigits: 1) } s); ab jetzt zieht { $fallback } an seiner Stelle.
bot-fault-deaf = { $bot } war zu langsam und lässt sich nicht unterbrechen: Er fängt alles ab. Sein Prozess endet hier.
# Ein Fehler aus dem Ordner einer früheren Version, in den Worten, die dort stehen.
bot-fault-stored = { $detail }
