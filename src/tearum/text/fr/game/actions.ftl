### Ce qui est demandé à un joueur, et chaque ligne du menu.

## Ce qui est demandé, avec un titre court

asked-ship_turn = Achetez un bateau, ou passez.
    .heading = Bateaux : à vous
asked-turn = { $workers ->
    [removed] Retirez un de vos ouvriers, puis jouez la ligne ou l’action alternative de ce plateau.
    [placed] Placez un de vos ouvriers, puis jouez la ligne ou l’action alternative de ce plateau.
   *[other] Utilisez un de vos ouvriers pour jouer la ligne ou l’action alternative d’un plateau.
}
    .heading = Votre tour
asked-turn_end = Votre action est terminée : faites encore des actions libres si vous le souhaitez, puis terminez votre tour.
    .heading = Fin de votre tour
asked-option_choice = Choisissez l’un de ces effets.
    .heading = Au choix
asked-cube_choice = Choisissez un cube : blé, bois ou minerai.
    .heading = Cube au choix
asked-trading = Vendez d’abord, achetez ensuite, puis concluez le Troc.
    .heading = Troc
asked-building = { $less ->
    [0] Choisissez un bâtiment à construire, ou renoncez.
    [one] Choisissez un bâtiment à construire avec { $less } cube de moins, ou renoncez.
   *[other] Choisissez un bâtiment à construire avec { $less } cubes de moins, ou renoncez.
}
    .heading = Construction
asked-sparing = { $to_spare ->
    [one] Choisissez le cube à ne pas payer.
   *[other] Choisissez un cube à ne pas payer (encore { $to_spare } à choisir).
}
    .heading = Un cube de moins
asked-hiring = { $less ->
    [0] Choisissez un capitaine à engager, ou renoncez.
   *[other] Choisissez un capitaine à engager à { $less } $ de moins, ou renoncez.
}
    .heading = Capitaine
asked-contracting = Choisissez un contrat à remplir et la couleur de ses PV, ou renoncez.
    .heading = Contrat
asked-overflow = Tout ne tient pas dans votre entrepôt : faites de la place, ou défaussez.
    .heading = Entrepôt plein
asked-overflow-goods = Vous recevez { $goods }, mais tout ne tient pas dans votre entrepôt : faites de la place, ou défaussez.
asked-choosing_allegiance = Vous avez atteint 8 PV bleus : choisissez votre allégeance.
    .heading = Allégeance
asked-founding = Convertissez autant de minerais que vous voulez en canons.
    .heading = Phase de revenu : minerais en canons
asked-activating = La partie se termine : activez vos derniers capitaines.
    .heading = Derniers capitaines
asked-paying = Dernière occasion d’échanger des ressources et de payer votre allégeance.
    .heading = Derniers paiements
asked-converting_blue = Combien de PV bleus voulez-vous, à 10 $ chacun ? Votre choix reste secret jusqu’à la révélation.
    .heading = Convertir de l’argent en PV bleus
asked-converting_red = Combien de PV rouges voulez-vous, à 10 $ chacun ? Votre choix reste secret jusqu’à la révélation.
    .heading = Convertir de l’argent en PV rouges
asked-stopping = L’issue de la partie ne fait plus de doute. En rester là, ou continuer ?
    .heading = Les jeux sont faits

## Une ligne du menu, avec ce qu’elle coûte et ce qu’elle apporte

action-for = { $action } pour { $cost }
action-paying = { $action } ({ $cost })
action-brings = { $action } : { $effect }
cost-free = rien à payer

## Actions

action-pass = { $asked ->
    [ship_turn] N’acheter aucun bateau
    [trading] Renoncer au Troc
    [building] Ne rien construire
    [hiring] N’engager personne
    [contracting] Ne remplir aucun contrat
    [founding] Ne plus convertir de minerai
    [activating] Ne plus activer de capitaine
    [paying] Ne plus rien payer
   *[other] Passer
}
action-end_turn = Terminer le tour
action-close = { $way ->
    [gained] Conclure le Troc : gagner { $n } $
    [paid] Conclure le Troc : payer { $n } $
    [even] Conclure le Troc : rien à payer
   *[other] Conclure le Troc
}
action-stop = En rester là
action-play_on = Continuer
action-expand = Agrandir l’entrepôt
action-city_hall = { $building } : 1 tonneau contre 1 étoile
action-foundry = { $building } : 1 minerai contre 1 canon
action-pay_allegiance = Prouver votre allégeance
action-exchange = { $building } : { $give } contre { $take }
action-exchange-unknown = Échange { $exchange }
action-option = Choisir : { $effect }
action-option-side = Choisir le côté { $side }
action-cube = Prendre { $goods }
action-spare = Ne pas payer { $goods }
action-sell = Vendre { $goods }
action-buy = Acheter { $goods }
action-discard = Défausser { $goods }
action-row = { $board }, ligne { $row }
action-row-unnumbered = { $board }, action de la ligne
action-alternative = Action alternative { $at }
action-ship = Acheter le bateau { $ship }
action-build = Construire le bâtiment { $building }
action-hire = Engager le capitaine { $captain }
action-hire_for_goods = Engager le capitaine { $captain }
action-activate = Activer le capitaine { $captain }
action-fulfil = Remplir le contrat { $contract } pour { $vp }
action-allegiance = Prendre l’allégeance { $allegiance } ({ $vp }) : { $condition }
action-convert_blue = { $n ->
    [0] Ne rien convertir en PV bleus
    [one] Convertir { $dollars } $ en { $n } PV bleu
   *[other] Convertir { $dollars } $ en { $n } PV bleus
}
action-convert_red = { $n ->
    [0] Ne rien convertir en PV rouges
    [one] Convertir { $dollars } $ en { $n } PV rouge
   *[other] Convertir { $dollars } $ en { $n } PV rouges
}
