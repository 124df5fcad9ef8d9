### Was Bots sagen: was für eine Möglichkeit spricht, und was mit einem Bot schiefging.

# Jeder Grund ist ein Satz für sich. Der Fall sagt, wofür er spricht: more für die Möglichkeit, less dagegen.

bot-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-reason-blue = { $case ->
    [less] Du bekommst { $vp } weniger.
   *[more] Du bekommst { $vp } mehr.
}
bot-reason-red = { $case ->
    [less] Du bekommst { $vp } weniger.
   *[more] Du bekommst { $vp } mehr.
}
bot-reason-money = { $case ->
    [less] { $n ->
        [one] Dir bleibt { $n } $ weniger.
       *[other] Dir bleiben { $n } $ weniger.
    }
   *[more] { $n ->
        [one] Dir bleibt { $n } $ mehr.
       *[other] Dir bleiben { $n } $ mehr.
    }
}
bot-reason-goods = { $case ->
    [less] Du hast { $goods } weniger.
    [swap] Du hast { $goods } statt { $others }.
   *[more] Du hast { $goods } mehr.
}
bot-reason-income = { $case ->
    [less] Deine Bevölkerung ist um { $n } kleiner, und das Geld fehlt dir { $rounds ->
        [one] in der letzten Einkommensphase.
       *[other] in den nächsten { $rounds } Einkommensphasen.
    }
   *[more] Deine Bevölkerung ist um { $n } größer und bringt dir Geld { $rounds ->
        [one] in der letzten Einkommensphase.
       *[other] in den nächsten { $rounds } Einkommensphasen.
    }
}
bot-reason-reputation = Du bekommst { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
} { $case ->
    [less] weniger.
   *[more] mehr.
}
bot-reason-buildings = { $case ->
    [less] Dir entgeht, was das Gebäude { $building } einbringt.
   *[more] Das Gebäude { $building } zahlt sich von jetzt an aus.
}
bot-reason-room = In deinem Lager { $n ->
    [one] ist { $n } Feld
   *[other] sind { $n } Felder
} { $case ->
    [less] weniger frei.
   *[more] mehr frei.
}
bot-reason-captains = { $case ->
    [hired] Du heuerst Kapitän { $captain } an; er wartet dann auf { $cannons }.
    [waiting] Kapitän { $captain } wartet weiter auf { $cannons }.
    [activated] Kapitän { $captain } ist aktiviert und bringt nichts mehr.
    [without] Du verzichtest auf Kapitän { $captain }.
   *[armed] Du hast { $cannons } für Kapitän { $captain } zur Hand.
}
bot-reason-next-building = { $case ->
    [taken] Du baust das Gebäude { $building }; so schnell ist kein anderes in Reichweite.
    [less] Das Gebäude { $building } rückt in die Ferne.
   *[more] Das Gebäude { $building } rückt in Reichweite.
}
bot-reason-next-captain = { $case ->
    [taken] Du heuerst Kapitän { $captain } an; so schnell ist kein anderer in Reichweite.
    [less] Kapitän { $captain } rückt in die Ferne.
   *[more] Kapitän { $captain } rückt in Reichweite.
}
bot-reason-next-contract = { $case ->
    [taken] Du erfüllst Vertrag { $contract }; so schnell ist kein anderer in Reichweite.
    [less] Vertrag { $contract } rückt in die Ferne.
   *[more] Vertrag { $contract } rückt in Reichweite.
}
bot-reason-wishes = { $case ->
    [symbol] Dein { $n ->
        [1] erstes
        [2] zweites
        [3] drittes
        [4] viertes
        [5] fünftes
       *[other] nächstes
    } Symbol für { $symbol } bringt dir den { $place ->
        [1] ersten
       *[2] zweiten
    } Platz beim Wunsch von Runde { $roman }.
    [less] Du gibst den { $place ->
        [1] ersten
       *[2] zweiten
    } Platz beim Wunsch von Runde { $roman } auf.
   *[more] Du holst den { $place ->
        [1] ersten
       *[2] zweiten
    } Platz beim Wunsch von Runde { $roman }.
}
bot-reason-symbols = Du hast { $n ->
    [one] { $n } Symbol
   *[other] { $n } Symbole
} für { $symbol } { $case ->
    [less] weniger.
   *[more] mehr.
}
bot-reason-allegiance = { $case ->
    [proven] Deine Treue (Karte { $allegiance }) ist bewiesen.
   *[more] Du beweist deine Treue (Karte { $allegiance }) in { $chance } von 100 Partien, sonst in { $instead }.
}
bot-reason-limit = Deine { $colour ->
    [blue] blauen
   *[red] roten
} SP liegen { $case ->
    [less] um { $n } vorn
   *[more] nicht um { $n } vorn
}; jeder Vorsprung über 10 verfällt.
bot-reason-own-row = { $case ->
    [less] Du verlierst Reihe { $row } { $at }.
   *[more] Du hältst dir Reihe { $row } { $at } offen.
}
bot-reason-next-row = { $case ->
    [less] { $player } kann dann Reihe { $row } { $at } nutzen.
   *[more] { $player } kann dann Reihe { $row } { $at } nicht nutzen.
}
bot-reason-colour = Das bringt { $case ->
    [less] weniger
   *[more] mehr
} { $colour ->
    [blue] Blau
   *[red] Rot
}, die Farbe, mit der du einem Titel näher bist.
bot-reason-preference = { $case ->
    [less] Dieser Bot mag solche Züge nicht.
   *[more] Dieser Bot mag solche Züge.
}
bot-reason-titles = { $case ->
    [same] An deinen Titelchancen ändert das nichts.
   *[more] Du gewinnst { $chance } von 100 Partien, sonst { $instead }.
}
bot-reason-played-on = { $case ->
    [loses] Das ist verlockend, rächt sich aber später: Du gewinnst { $chance } von 100 Partien, sonst { $instead }.
    [fewer] Das ist verlockend, aber am Ende hast du weniger SP: { $n }, sonst { $instead }.
    [worse] Das ist verlockend, rächt sich aber später.
    [richer] Das zahlt sich später aus: Am Ende hast du { $n } SP, sonst { $instead }.
    [better] Das zahlt sich später aus.
   *[wins] Das zahlt sich später aus: Du gewinnst { $chance } von 100 Partien, sonst { $instead }.
}
bot-reason-blind = Zufällig gewählt.

bot-fault-error = { $bot } ist ausgefallen ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-type = { $bot } hat eine ungültige Antwort gegeben ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-illegal = { $bot } hat eine Aktion gewählt, die hier nicht erlaubt ist ({ $detail }); { $fallback } zieht an seiner Stelle.
bot-fault-slow = { $bot } war zu langsam ({ NUMBER($detail, minimumFractionDigits: 1) } s); { $fallback } zieht an seiner Stelle.
bot-fault-out = { $bot } war einmal zu oft zu langsam ({ NUMBER($detail, minimumFractionDigits: 1) } s); ab jetzt zieht { $fallback } an seiner Stelle.
bot-fault-deaf = { $bot } war zu langsam und lässt sich nicht unterbrechen: Er fängt jede Ausnahme ab. Sein Prozess wurde beendet.
# Ein Fehler aus dem Ordner einer früheren Version, in den Worten, die dort stehen.
bot-fault-stored = { $detail }
