### Les noms des choses. Les bâtiments sont nommés par l’édition.

## Ressources, seules et comptées

resource-wheat = blé
    .plural = blé
resource-wood = bois
    .plural = bois
resource-ore = minerai
    .plural = minerai
resource-barrel = tonneau
    .plural = tonneaux
resource-tobacco = tabac
    .plural = tabac
resource-cannon = canon
    .plural = canons

goods-wheat = { $n ->
    [one] { $n } blé
   *[other] { $n } blés
}
goods-wood = { $n } bois
goods-ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
goods-barrel = { $n ->
    [one] { $n } tonneau
   *[other] { $n } tonneaux
}
goods-tobacco = { $n ->
    [one] { $n } tabac
   *[other] { $n } tabacs
}
goods-cannon = { $n ->
    [one] { $n } canon
   *[other] { $n } canons
}
goods-none = aucune ressource
money = { $n } $

## Points de victoire : la couleur, et les points comptés ; .gained est ce que quelqu’un gagne

colour-blue = bleu
colour-red = rouge
vp-blue = { $n ->
    [one] { $n } PV bleu
   *[other] { $n } PV bleus
}
    .gained = { $n ->
        [one] { $n } PV bleu
       *[other] { $n } PV bleus
    }
vp-red = { $n ->
    [one] { $n } PV rouge
   *[other] { $n } PV rouges
}
    .gained = { $n ->
        [one] { $n } PV rouge
       *[other] { $n } PV rouges
    }

## Plateaux d’action

board-governor = Gouverneur
    .at = sur le plateau Gouverneur
    .from = du plateau Gouverneur
board-market = Marché
    .at = au Marché
    .from = du Marché
board-harbor = Port
    .at = au Port
    .from = du Port
board-tavern = Taverne
    .at = à la Taverne
    .from = de la Taverne

## Symboles de souhait et couleurs des bâtiments

symbol-hygiene = hygiène
symbol-security = sécurité
symbol-entertainment = divertissement
building-none = Bâtiment absent de cette édition
building-colour-crown = Couronne
building-colour-trades = Métiers
building-colour-hygiene = Hygiène
building-colour-entertainment = Divertissement
building-colour-security = Sécurité

## Le temps

roman = { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
round-name = Manche { $roman }
phase-setting_up = Mise en place
phase-income = Revenu
phase-shipping = Bateaux
phase-acting = Actions
phase-wishing = Souhaits du Peuple
phase-growing = Population
phase-closing_round = Fin de manche
phase-last_captains = Fin de la partie : capitaines
phase-last_payments = Fin de la partie : paiements
phase-converting = Fin de la partie : 10 $ pour 1 PV
phase-last_allegiances = Fin de la partie : allégeances
phase-over = La partie est terminée

## Les gens

player-automa = L’Automa
player-unnamed = Joueur { $n }

## Listes

list-next = { $list }, { $item }
list-last = { $list } et { $item }
list-or = { $list } ou { $item }
list-times = { $n } × { $item }
