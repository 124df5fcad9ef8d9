### La première partie guidée.

learn-title = Votre première partie
learn-intro = Une vraie partie contre deux bots. Dès que quelque chose de nouveau se présente, une note l’explique : { $n } notes courtes, pas de livret. Vous pouvez arrêter la leçon à tout moment et continuer à jouer.
learn-begin = Commencer la leçon
learn-resume = Reprendre votre leçon
learn-again = Recommencer
learn-all = Lire toutes les notes
learn-lesson = Leçon
learn-progress = Note { $at } sur { $all }
learn-got-it = Compris
learn-quit = Arrêter la leçon
learn-earlier = Note précédente
learn-waiting = La prochaine note arrive d’elle-même
learn-rules = Dans les règles :

## Les notes

learn-goal = Deux façons de gagner
    .text = Vous développez une île entre la Couronne et le Peuple. Les points de victoire bleus sont pour la Couronne, les rouges pour le Peuple. Celui qui a le plus de rouges est Roi des Pirates. Celui qui a le plus de bleus est Gouverneur, mais seulement avec une allégeance prouvée. Les deux gagnent, et une seule personne peut être les deux.
learn-boards = Quatre lieux, quatre ouvriers
    .text = Vous avez quatre ouvriers. À votre tour, vous en utilisez un sur l’un de ces plateaux et prenez ce que donne une ligne. Après quatre tours, les actions de la manche sont finies. Il y a cinq manches.
learn-own = Votre plateau
    .text = Voici votre argent, votre population, vos étoiles et vos ressources. Chaque manche rapporte autant de $ que votre population. L’entrepôt est petit : chaque case contient une pièce, et une expansion payée ouvre une case de plus.
learn-ships = Les bateaux
    .text = Avant les actions, des bateaux proposent des ressources. Payez-en un et prenez exactement une de ses lignes, ou passez. On tourne jusqu’à ce que tout le monde passe : vous pouvez donc en acheter plusieurs. Gardez un peu d’argent pour la manche.
learn-row = Comptez les ouvriers
    .text = Aux manches I, III et V, vous retirez un ouvrier. Le numéro de la ligne utilisée est le nombre d’ouvriers présents sur le plateau juste avant. Les autres changent donc vos lignes, et vous les leurs. La prochaine ligne à servir est signalée ; l’action alternative, en bas, est toujours possible à la place.
learn-turn_end = Avant de terminer le tour
    .text = Vous pouvez encore faire des actions libres, comme utiliser les canons d’un capitaine. Vous pouvez aussi annuler, tant que rien de caché n’a été révélé. Quand tout vous convient, terminez le tour.
learn-trade = Le Troc
    .text = Vendez et achetez autant que vous voulez en une fois. Le meilleur type vendu rapporte 1 $ de plus par pièce, le meilleur type acheté coûte 1 $ de moins par pièce ; la balance les trouve pour vous. Ce que vous vendez fait de la place pour ce que vous achetez.
learn-build = La Construction
    .text = Payez les ressources et prenez le bâtiment : des points tout de suite, parfois un effet immédiat marqué d’un éclair, et souvent quelque chose qui dure toute la partie. Vous ne construisez chaque type qu’une fois, et les exemplaires s’épuisent.
learn-captain = Capitaines et canons
    .text = Un capitaine coûte de l’argent. Certains aident tout de suite, beaucoup attendent : avant ou après une de vos actions, vous pouvez payer les canons de la carte pour sa récompense, une seule fois, dès le tour où vous l’engagez. Ces capitaines valent cher à la fin : surveillez les canons.
learn-contract = Les contrats
    .text = Un contrat demande des ressources, surtout des tonneaux et du tabac, et donne beaucoup de points : à vous de choisir rouge ou bleu. Ce qui est imprimé sous son emplacement s’y ajoute. Les contrats glissent vers la droite, où les emplacements sont meilleurs.
learn-star = La réputation
    .text = Chaque étoile vous fait avancer d’une case sur cette piste, et vous prenez aussitôt ce que montre la case : argent, ressources, points, et même des actions entières. Quelques étoiles au bon moment font un long tour.
learn-wish = Ce que souhaite le Peuple
    .text = À la fin de chaque manche, on compte sur les cartes de chacun les symboles de sa carte Souhait. La première et la deuxième place reçoivent la récompense. Les cinq souhaits sont visibles : vous pouvez donc construire à temps.
learn-placing = Maintenant, on place les ouvriers
    .text = Aux manches II et IV, c’est l’inverse : vous placez un ouvrier, et le numéro de la ligne est le nombre d’ouvriers présents juste après. Les premiers utilisent les lignes basses, les derniers les lignes hautes, et les plateaux se remplissent.
learn-allegiance = Huit points bleus
    .text = À votre 8e point bleu, votre coffre se ferme : dès lors, vous seul voyez vos points. Au même moment, vous choisissez une de ces allégeances. Elle donne des points rouges, et pour être Gouverneur il faut remplir sa condition avant la fin.
learn-limit = Au plus 10 d’écart
    .text = Tout à la fin, vos deux couleurs ont au plus 10 d’écart ; vous perdez le surplus de la plus haute. Misez donc sur une couleur, mais n’abandonnez jamais l’autre.
learn-ending = La dernière manche
    .text = Après cette manche, les capitaines qui attendent encore peuvent être activés, les ressources restantes sont vendues, et chaque tranche de 10 $ peut devenir un point de votre choix, en secret. Puis les coffres s’ouvrent. Bon vent !
