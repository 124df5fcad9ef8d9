### La table dans le terminal : titres, cartes, menus, invite, fin.

## La table : titres et mots courts

table-removing = on retire les ouvriers
table-placing = on place les ouvriers
table-first-player = { $player } commence
table-no-row = aucune ligne possible
table-alternative = ou : { $effect }
table-order = Ordre
table-tokens = { $n ->
    [one] encore { $n } jeton Automa
   *[other] encore { $n } jetons Automa
}
table-victories = Types de victoire
table-hidden = caché
table-ships = Bateaux
table-taken = acheté
table-captains = Capitaines
table-to-come = { $n } encore à venir
table-contracts = Contrats
table-in-pile = { $n } dans la pioche
table-empty-slot = emplacement vide
table-buildings = Bâtiments (exemplaires restants)
table-allegiances = Allégeances
table-wishes = Les souhaits du Peuple
table-wish = Souhait
table-short-wheat = blé
table-short-wood = bois
table-short-ore = min.
table-short-barrel = tonn.
table-short-tobacco = tabac
table-short-cannon = canon
table-squares = entr.
table-population = pop.
table-reputation = rép.
table-blue = bleu
table-red = rouge
table-chest = coffre
table-owns-captains = { $n ->
    [one] capitaine { $numbers }
   *[other] capitaines { $numbers }
}
table-owns-waiting = { $n ->
    [one] capitaine { $numbers } en attente de canons
   *[other] capitaines { $numbers } en attente de canons
}
table-owns-contracts = { $n ->
    [one] contrat { $numbers }
   *[other] contrats { $numbers }
}
table-owns-allegiance = allégeance { $n } : { $condition }
table-owns-proven = allégeance { $n } prouvée : { $condition }

## Les cartes

card-building = { $building } ({ $colour }, bâtiment { $n })
card-captain = Capitaine { $n } (manche { $roman })
card-contract = Contrat { $n }
card-ship = Bateau { $n }
card-allegiance = Allégeance { $n }
card-and = { $text } ; { $more }
card-sentence = { $text }. { $more }
card-cost = Coût : { $cost }
card-vp = Valeur : { $vp }
card-instant = Effet immédiat : { $effect }
card-symbols = Symboles : { $symbols }
card-activate = Une fois, pour { $cannons } : { $effect }
card-activate-short = pour { $cannons } : { $effect }
card-contract-vp = Valeur : { $blue } ou { $red }
card-slot = Son emplacement ajoute : { $effect }
card-ship-row = Ligne { $row } : { $goods }
card-ship-taken = Il a déjà été acheté pendant cette manche.
card-ship-absent = Il n’est pas en vente pendant cette manche.
card-condition = Condition : { $condition }
card-copies = Exemplaires restants : { $left } sur { $copies }
card-not-in-game = Il n’est pas dans cette partie.
card-built-by = Construit par { $players }.
card-hired-by = Engagé par { $players }.
card-fulfilled-by = Rempli par { $players }.
card-held-by = Prise par { $players }.

## Menus et Troc

menu-ship = Bateau { $ship } pour { $cost }
menu-convert = Tapez combien, de 0 à { $most }.
trade-asked = Que vendez-vous, et qu’achetez-vous ?
trade-price = prix
trade-have = à vous
trade-sell = vendre
trade-buy = acheter
trade-hint = Tapez « vendre 2 minerai » ou « acheter canon » ; « vendre 0 minerai » annule la vente. Rien ne change de mains tant que le Troc n’est pas conclu.
trade-total = { $way ->
    [gained] Vous gagnez { $n } $.
    [paid] Vous payez { $n } $.
   *[even] Rien à payer.
}
trade-bonus-sold = 1 $ de plus par { $resource } vendu.
trade-bonus-bought = 1 $ de moins par { $resource } acheté.
trade-opened = { $n ->
    [one] Le prix de { $n } case supplémentaire est compris.
   *[other] Le prix de { $n } cases supplémentaires est compris.
}

## Ce qui s’est passé, en bref

summary-lost = pas de place pour { $goods }
summary-squares = { $n ->
    [one] +{ $n } case
   *[other] +{ $n } cases
}
summary-built = construit le bâtiment { $building }
summary-ship = bateau { $ship }
summary-ship_passed = passe
summary-traded = troque
summary-hired = engage le capitaine { $captain }
summary-activated = active le capitaine { $captain }
summary-fulfilled = remplit le contrat { $contract }
summary-allegiance_taken = prend l’allégeance { $allegiance }
summary-allegiance_proven = prouve l’allégeance { $allegiance }

## Les mots que l’on peut taper : le premier est celui qu’on annonce

command-help = h aide
command-show = montrer
command-why = pourquoi
command-undo = u annuler
command-restart = r recommencer
command-log = journal
command-table = t table
command-chest = coffre
command-rules = règles
command-save = sauver
command-lang = lang langue
command-quit = q quitter
verb-pass = passer renoncer
verb-end_turn = finir terminer
verb-close = conclure
verb-stop = arrêter
verb-play_on = continuer
verb-expand = agrandir
verb-city_hall = étoile
verb-foundry = canon
verb-pay_allegiance = prouver
verb-cube = prendre
verb-spare = épargner
verb-sell = vendre v
verb-buy = acheter a
verb-discard = défausser
verb-row = ligne
verb-alternative = alternative alt
verb-ship = bateau
verb-build = construire
verb-hire = engager
verb-activate = activer
verb-fulfil = remplir
verb-allegiance = choisir
kind-building = bâtiment
kind-captain = capitaine
kind-contract = contrat
kind-ship = bateau
kind-allegiance = allégeance
kind-endowment = dotation
kind-tile = tuile
kind-alternative = alternative

## La fin, pas à pas

ending-last-sale = Tout ce qui reste dans les entrepôts est vendu
ending-conversions = L’argent est converti en PV, et l’écart entre les deux couleurs est limité à 10
ending-blue = Qui devient Gouverneur ?
ending-red = Qui devient Roi des Pirates ?
ending-eligible = Avec une allégeance prouvée : { $players }.
ending-nobody = personne
ending-question = Au moins { $vp } ?
ending-chests = Les coffres s’ouvrent
ending-allegiance = allégeance
ending-none = aucune
ending-proven = { $n }, prouvée
ending-unproven = { $n }, non prouvée
ending-governor = Gouverneur : { $players }
ending-no-governor = Il n’y a pas de Gouverneur : personne n’a prouvé son allégeance.
ending-king = Roi des Pirates : { $players }
ending-no-king = Il n’y a pas de Roi des Pirates.
ending-stopped = Les joueurs ont décidé d’en rester là : l’issue ne faisait plus de doute.
ending-winners = { $n ->
    [one] { $players } gagne la partie.
   *[other] { $players } gagnent la partie.
}
ending-no-winner = Personne ne gagne la partie.

## À l’invite

prompt-question = { $player } : { $question }
prompt-hint = Tapez un numéro ou des mots { $dot } { $ask } 1 expliquer { $dot } u annuler { $dot } t table { $dot } h aide { $dot } q quitter
prompt-unknown = « { $typed } » n’a pas de sens ici. Tapez un numéro du menu, le nom d’une carte, ou h pour l’aide.
prompt-which = Cela peut vouloir dire plusieurs choses : { $choices }.
prompt-possible = C’est possible maintenant : tapez { $key }.
prompt-taken-back = Annulé : { $action }
prompt-taken-back-secret = Annulé.
prompt-restarted = Votre tour recommence.
prompt-saved = La partie est enregistrée dans { $file } après chaque décision.
prompt-no-rule = Aucune règle ne porte ce numéro ni ne parle de « { $typed } ».
prompt-languages = Choisissez parmi { $languages }, par exemple : lang de
prompt-enter = Appuyez sur Entrée pour continuer.
prompt-more = Entrée pour la suite, q pour revenir.
prompt-thinking = { $player } réfléchit…
prompt-earlier = { $n ->
    [one] encore { $n } ligne : journal
   *[other] encore { $n } lignes : journal
}
prompt-curtain = L’écran est maintenant réservé à { $player } : la suite est secrète.
prompt-curtain-over = Appuyez sur Entrée pour effacer l’écran, puis rappelez les autres.
prompt-chest-open = Vos PV sont visibles de tous.
prompt-chest = Dans votre coffre : { $blue } et { $red }.
prompt-chest-yours = Vos propres PV sont toujours affichés dans la table. Ici, personne d’autre ne les voit.
explain-outcome = Résultat :
explain-nothing = En soi, cela ne change rien.
explain-reveals = Cela révèle une information cachée : on ne peut rien en dire de plus.
quit-saved = La partie est enregistrée. Pour la reprendre : { $command }
help-title = Ce que vous pouvez taper
help-number = Un numéro du menu joue l’action correspondante.
help-words = Des mots aussi, par exemple « construire puits », « engager 7 », « vendre 2 minerai ». Si c’est impossible, la raison est donnée.
help-show = « ? 3 » explique la ligne 3 du menu, « ? capitaine 7 » ou « ? Puits » une carte, « ? { $player } » un joueur.
help-why = « pourquoi construire Statue » dit pourquoi une chose est impossible.
help-undo = annule la dernière décision, sauf si une information cachée a été révélée.
help-restart = annule tout le tour.
help-table = montre toute la table.
help-log = montre ce qui s’est passé.
help-chest = vous montre votre propre coffre.
help-rules = « règles TRD-04 », « règles troc » : le texte des règles.
help-lang = « lang en » : une autre langue. « lang » seul en donne la liste.
help-save = dit où la partie est enregistrée.
help-quit = arrête ; vous pourrez reprendre la partie plus tard.

## Avant la partie

setup-players = Combien de joueurs, de { $low } à { $high } ? [{ $usual }]
setup-bots = Combien d’entre eux sont des bots, de { $low } à { $high } ? [{ $usual }]
setup-bot = Quel bot : { $names } ? [{ $usual }]
setup-no-bot = Aucun bot ne s’appelle { $typed }. Tapez un nom parmi { $names }, ou Entrée.
setup-name = Nom du joueur { $n } ? [{ $usual }]
setup-number = Tapez un nombre de { $low } à { $high }, ou Entrée.
setup-resume = { $n ->
    [one] Une partie est inachevée : { $players } ({ $n } décision). La reprendre ? [O/n]
   *[other] Une partie est inachevée : { $players } ({ $n } décisions). La reprendre ? [O/n]
}
setup-no = n
error-players = Tea & Rum se joue à 2, 3 ou 4, pas à { $n }.
error-bots = { $bots } bots, c’est trop pour { $players } joueurs.
error-names = Donnez au plus { $players } noms, de { $most } caractères au maximum.
error-seats = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} et { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} font { $all } joueurs, pas { $players }.
error-same-names = Deux joueurs ne peuvent pas porter le même nom.
error-save-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie : tearum play --resume { $file }
error-no-folder = Le dossier de { $file } n’existe pas. Créez-le d’abord, ou choisissez un autre nom.
error-save = La partie ne peut pas être enregistrée dans { $file } ({ $reason }). Vous pouvez continuer à jouer, mais elle sera perdue quand vous arrêterez.
error-no-last = Il n’y a pas de partie inachevée. Pour en commencer une : tearum play
error-other-edition = La partie de { $file } se joue avec une autre édition que { $edition }. Retirez --edition : le fichier contient déjà l’édition.
error-is-over = La partie de { $file } est terminée. Pour la lire : tearum replay { $file }
error-closed-early = Le terminal a été fermé avant le début de la partie.
error-closed = Le terminal a été fermé. La partie est enregistrée. Pour la reprendre : { $command }
