### Pourquoi quelque chose est impossible : ce qui manque et, s’il y en a une, l’issue.

## Quand

reason-game_over = La partie est terminée.
reason-no_such_action = Cette action n’existe pas dans cette édition.
reason-not_asked = { $asked ->
    [ship_turn] Pas pendant la phase des bateaux : achetez un bateau ou passez.
    [turn] Pas maintenant : utilisez d’abord un ouvrier.
    [turn_end] Pas maintenant : votre action est terminée. Terminez votre tour quand vous voulez.
    [option_choice] Pas maintenant : choisissez d’abord l’un des effets.
    [cube_choice] Pas maintenant : choisissez d’abord votre cube.
    [trading] Pas maintenant : concluez d’abord le Troc, ou renoncez-y.
    [building] Pas maintenant : choisissez d’abord un bâtiment, ou renoncez.
    [sparing] Pas maintenant : choisissez d’abord le cube à ne pas payer.
    [hiring] Pas maintenant : choisissez d’abord un capitaine, ou renoncez.
    [contracting] Pas maintenant : choisissez d’abord un contrat, ou renoncez.
    [overflow] Pas maintenant : faites d’abord de la place pour ce qui arrive.
    [choosing_allegiance] Pas maintenant : choisissez d’abord votre allégeance.
    [founding] Pas maintenant : décidez d’abord combien de minerais deviennent des canons.
    [activating] La partie se termine : vous pouvez seulement activer des capitaines.
    [paying] La partie se termine : vous pouvez seulement échanger des ressources et payer votre allégeance.
    [converting_blue] La partie se termine : dites d’abord combien de PV bleus vous achetez.
    [converting_red] La partie se termine : dites d’abord combien de PV rouges vous achetez.
    [stopping] Dites d’abord si vous voulez en rester là.
   *[other] Pas maintenant.
}
reason-not_your_action_turn = Seulement à votre propre tour d’action.
reason-out_of_order = { $asked ->
    [sparing] Les cubes se choisissent dans l’ordre imprimé ; annulez le coup pour choisir autrement.
   *[trading] D’abord les ventes, puis les achats, dans l’ordre imprimé ; annulez le coup pour les changer.
}

## Ce qui manque

reason-money_short = Il vous manque { $n } $.
reason-goods_short = Il vous manque { $goods }.
reason-cubes_short = { $n ->
    [one] Il vous manque { $n } cube.
   *[other] Il vous manque { $n } cubes.
}
reason-building_missing = Il vous faut le bâtiment { $building }.
reason-no_room = Il n’y a plus de place dans votre entrepôt, ni de jeton d’expansion à retirer.
reason-no_token_left = Vous n’avez plus de jeton d’expansion : votre entrepôt ne peut plus être agrandi.
reason-nothing_to_discard = Vous n’avez pas de { $resources } à défausser.

## Bâtiments

reason-built_already = Vous l’avez déjà construit.
reason-type_not_in_game = Ce bâtiment n’est pas dans cette partie.
reason-no_copy_left = Il n’en reste aucun exemplaire.
reason-not_in_cost = Il n’y a plus de { $resource } à déduire du coût.
reason-cannot_pay_rest = Vous ne pourriez pas payer le reste du coût : choisissez un autre cube.

## Capitaines

reason-not_on_display = Ce capitaine n’est pas dans l’étalage.
reason-hired_already = { $owner ->
    [you] Vous avez déjà engagé ce capitaine.
   *[other] { $player } a déjà engagé ce capitaine.
}
reason-goods_not_taken = Ce capitaine ne peut pas être payé uniquement en ressources.
reason-not_your_captain = Vous n’avez pas engagé ce capitaine.
reason-activated_already = Vous avez déjà activé ce capitaine.
reason-no_cannon_effect = Ce capitaine n’a rien à activer.

## Contrats et bateaux

reason-not_on_board = Ce contrat n’est pas sur le plateau.
reason-fulfilled_already = { $owner ->
    [you] Vous avez déjà rempli ce contrat.
   *[other] { $player } a déjà rempli ce contrat.
}
reason-not_offered = Ce bateau n’est pas en vente pendant cette manche.
reason-ship_bought = Ce bateau a déjà été acheté pendant cette manche.
reason-no_such_row = Ce bateau n’a pas cette ligne.

## Ouvriers

reason-no_worker_there = Vous n’avez pas d’ouvrier { $at }.
reason-board_full = Il n’y a plus de place pour un ouvrier { $at }.
reason-no_such_side = Ce choix n’existe pas ici.

## Troc

reason-sold_this_trade = Vous ne pouvez pas acheter ce que vous vendez dans le même Troc : { $resources }.
reason-nothing_traded = Vendez ou achetez d’abord quelque chose, ou renoncez au Troc.
reason-trade_begun = Le Troc a commencé : concluez-le, ou annulez vos ventes et vos achats.

## Allégeances

reason-no_allegiance = Vous n’avez pas encore d’allégeance : vous en choisissez une à votre 8e PV bleu.
reason-not_payable = Votre allégeance ne se paie pas.
reason-proven_already = Vous avez déjà prouvé votre allégeance.
reason-makes_no_room = Cela ne libérerait pas de place : votre allégeance se paie en argent.
reason-allegiance_gone = Cette allégeance n’est pas sur le plateau.
