### Les règles du jeu, un message par règle ; .ruling donne notre réponse là où les règles imprimées se taisent ou se contredisent.

rules-title = Les règles
rules-intro = Voici toutes les règles de ce jeu, chacune avec son numéro. Là où les règles imprimées se taisent ou se contredisent, notre réponse est signalée comme arbitrage. Une étoile fait avancer d’une case sur la piste de Réputation, un cube est du blé, du bois ou du minerai, les PV sont des points de victoire (bleus pour la Couronne, rouges pour le Peuple), et l’ordre du tour suit le sens horaire à partir du premier joueur.
rules-ruling-label = Arbitrage

## Mise en place

rules-section-setup = Mise en place
rule-SET-01 = Le jeu se joue de 2 à 4 joueurs. Il dure cinq manches, numérotées de I à V.
rule-SET-02 = Il y a 25 types de bâtiments, soit cinq types dans chacune des cinq couleurs (Couronne, Métiers, Hygiène, Divertissement, Sécurité). Chaque type est présent en 1 exemplaire à 2 joueurs, 2 exemplaires à 3 joueurs et 3 exemplaires à 4 joueurs.
rule-SET-03 = À 3 ou 4 joueurs, un type de chaque couleur, tiré au sort, est retiré de la partie : il en reste quatre par couleur. À 2 joueurs, les 25 types restent en jeu.
rule-SET-04 = Le plateau Contrats est posé sur sa face 4 joueurs ou 2-3 joueurs. Les 18 contrats sont mélangés et forment une pioche à sa gauche, puis un contrat est posé face visible sur chaque emplacement.
    .ruling = Les emplacements sont remplis de droite à gauche, comme en fin de manche (EOR-01).
rule-SET-05 = Le plateau Allégeance est posé sur sa face 4 joueurs ou 2-3 joueurs. Les 10 allégeances sont mélangées et une carte est posée face visible sur chaque emplacement ; les autres sont retirées de la partie.
rule-SET-06 = Chaque manche a six capitaines, mélangés à part. On en garde quatre à 4 joueurs, trois à 2 ou 3 joueurs ; les autres sont retirés de la partie sans être vus. Les capitaines gardés forment une seule pioche, la manche I sur le dessus et la manche V au fond, et ceux de la manche I sont aussitôt révélés.
rule-SET-07 = Chacun des quatre plateaux d’action (Gouverneur, Marché, Port, Taverne) a ses quatre tuiles Action. Elles sont posées au hasard sur ses quatre lignes, sur leur face 4 joueurs ou 2-3 joueurs. À 2 ou 3 joueurs, la seule tuile de chaque plateau à avoir une face vide va sur la ligne du haut.
    .ruling = À 2 ou 3 joueurs, on utilise donc les lignes 1 à 3, et jamais la ligne 4.
rule-SET-08 = Chaque manche a sa tuile Récompense. Sa face bleue ou rouge est tirée au sort, et les cinq tuiles sont rangées dans l’ordre des manches.
rule-SET-09 = Les 9 cartes Souhait sont mélangées et une carte est posée face visible près de la tuile Récompense de chaque manche, cinq en tout ; les autres sont retirées de la partie. Tout le monde voit les cinq dès le début.
rule-SET-10 = Vous commencez avec six jetons d’expansion, de coût 1, 1, 1, 2, 2 et 3, qui couvrent six cases de votre entrepôt. Un de vos ouvriers est posé sur chacun des quatre plateaux d’action. Votre étoile est à 0 et votre population à 10.
rule-SET-11 = Vous piochez au hasard une des 6 dotations de départ et gagnez tout ce qu’elle montre : ressources, argent, PV et étoiles. Ses étoiles vous font avancer sur la piste de Réputation et vous valent les récompenses des cases, comme toujours. La carte est ensuite défaussée.
rule-SET-12 = Le joueur qui a le moins d’argent devient premier joueur.
    .ruling = On compare l’argent une fois toutes les dotations résolues. Si plusieurs joueurs sont à égalité, on les départage par tirage au sort.
rule-SET-13 = Comment résout-on les dotations qui laissent un choix ?
    .ruling = Les dotations avec un choix (une étoile qui mène à une case avec « / », ou une action) sont résolues dans l’ordre des places, avant que le premier joueur soit connu. Les icônes sont résolues dans l’ordre imprimé, et un entrepôt plein se règle comme toujours. Une édition devrait être conçue de sorte qu’aucune dotation n’atteigne une case de la piste qui accorde une action.

## La manche

rules-section-round = La manche
rule-RND-01 = Chaque manche a six phases, toujours dans cet ordre : revenu, bateaux, actions, souhaits du Peuple, population, fin de manche.
rule-INC-01 = En phase de revenu, vous gagnez autant de $ que votre population. À la manche I, cela fait 10 $.
rule-INC-02 = L’argent ne s’épuise jamais.
    .ruling = Les ressources et les PV non plus : le matériel de la boîte n’est pas une limite.
rule-INC-03 = Si vous avez l’Église, vous gagnez 3 $ de plus en phase de revenu.
rule-INC-04 = Si vous avez la Fonderie, vous pouvez, en phase de revenu, convertir autant de minerais que vous voulez en autant de canons.
    .ruling = Cela se fait une fois que tous ont reçu leur revenu, dans l’ordre du tour, une seule fois par propriétaire.
rule-SHP-01 = À chaque manche, de nouveaux bateaux sont mis en vente, tirés au sort parmi les neuf : 5 à 2 joueurs, 7 à 3 joueurs, les 9 à 4 joueurs. Ils sont rangés face visible par ordre croissant.
rule-SHP-02 = Dans l’ordre du tour, vous pouvez acheter un bateau : vous payez son coût et recevez les ressources d’une de ses lignes, une seule. Le bateau est alors retourné face cachée et ne peut plus être acheté pendant cette manche.
rule-SHP-03 = On enchaîne les tours de table, à raison d’un bateau par tour, tant que quelqu’un veut acheter. Vous pouvez acheter plusieurs bateaux par manche.
rule-SHP-04 = Que signifie passer, et quand la phase des bateaux se termine-t-elle ?
    .ruling = Passer ne vaut que pour ce tour-là ; vous pourrez encore acheter plus tard. Votre tour se termine dès que vous achetez ou passez. La phase prend fin quand tous les joueurs ont passé à la suite (le dernier acheteur aussi), ou quand il ne reste plus de bateau.
rule-SHP-05 = L’Auberge réduit de 1 $ le coût de chaque bateau que vous achetez.
    .ruling = Un bateau ne coûte jamais moins de 0 $.

## L’entrepôt

rules-section-warehouse = L’entrepôt
rule-WHS-01 = Chaque case de votre entrepôt peut contenir une ressource. Une case sous un jeton d’expansion ne peut rien contenir.
rule-WHS-02 = À tout moment, vous pouvez payer le coût inscrit sur un de vos jetons d’expansion et le retirer. Vous avez alors une case de plus.
rule-WHS-03 = À tout moment, vous pouvez défausser une ressource de votre choix pour faire de la place.
rule-WHS-04 = Ce que vous ne pouvez pas stocker est perdu.
rule-WHS-05 = À quels moments précis le jeu vous propose-t-il ce qui est permis « à tout moment » ?
    .ruling = Vous pouvez échanger des ressources (BLD-08), utiliser l’Hôtel de Ville (BLD-07, à votre tour d’action) et payer une allégeance (ALG-06) chaque fois qu’un choix s’ouvre à vous : à votre tour de la phase des bateaux, avant et après l’action de votre tour, au moment de choisir un Troc, un bâtiment, un capitaine ou un contrat (un échange peut justement le rendre possible), et une dernière fois avant la vente finale (END-03). Vous ne le pouvez pas au milieu d’un choix déjà commencé. Vous pouvez agrandir votre entrepôt pendant un Troc (TRD-09) et quand il est plein, et défausser quand il est plein. Ainsi, le jeu vous interrompt rarement, et aucune possibilité utile ne vous échappe.
rule-WHS-06 = Quel jeton d’expansion quitte votre entrepôt ?
    .ruling = Quand vous payez, c’est le jeton le moins cher qui part. Quand un effet retire un jeton gratuitement, c’est le plus cher. Aucun autre choix ne serait meilleur pour vous.
rule-WHS-07 = Quand vous construisez le bâtiment Entrepôt, tous vos jetons d’expansion sont défaussés. C’est l’un des effets immédiats de la carte.
rule-WHS-08 = Que se passe-t-il quand des ressources arrivent et ne tiennent pas dans l’entrepôt ?
    .ruling = Une arrivée est une icône : une ressource avec son nombre, un cube au choix, ou la ligne entière d’un bateau. Si elle ne tient pas, rien n’en est encore stocké : une ressource après l’autre, vous agrandissez l’entrepôt, échangez des ressources déjà stockées (BLD-08), vous en servez pour payer une allégeance (ALG-06) ou défaussez, jusqu’à ce que tout tienne. Si vous défaussez une ressource d’un type à la fois stocké et en train d’arriver, c’est celle qui arrive qui est perdue. Tout cela est réglé avant les icônes suivantes.

## Les actions

rules-section-actions = Les actions
rule-ACT-01 = Aux manches impaires (I, III, V), à votre tour, vous retirez un de vos ouvriers d’un plateau d’action. La ligne que vous jouez a pour numéro le nombre d’ouvriers présents sur ce plateau avant que vous retiriez le vôtre. Les ouvriers de toutes les couleurs comptent, ceux de l’Automa aussi.
rule-ACT-02 = Aux manches paires (II, IV), à votre tour, vous placez un de vos ouvriers sur un plateau d’action où il reste de la place. La ligne que vous jouez a pour numéro le nombre d’ouvriers présents sur ce plateau une fois le vôtre placé.
rule-ACT-03 = Un plateau d’action accueille au plus 4 ouvriers à 4 joueurs, et au plus 3 à 2 ou 3 joueurs. Un même plateau peut accueillir plusieurs ouvriers de la même couleur.
rule-ACT-04 = On joue dans l’ordre du tour, un ouvrier à la fois, jusqu’à ce que tous aient retiré (ou placé) leurs quatre ouvriers.
    .ruling = Vous ne pouvez pas passer votre tour.
rule-ACT-05 = Si une ligne montre un « / », vous prenez soit ce qui est à sa gauche, soit ce qui est à sa droite.
rule-ACT-06 = Vous résolvez les icônes d’une ligne de gauche à droite.
rule-ACT-07 = Au lieu de la ligne, vous pouvez toujours jouer l’action alternative imprimée en bas du plateau. Elle peut contenir un « / », elle aussi.
rule-ACT-08 = Qu’est-ce qui est obligatoire, et qu’est-ce qui est facultatif ?
    .ruling = Les gains (argent, ressources, PV, étoiles, population) sont obligatoires. Vous pouvez renoncer aux quatre actions (Troc, Construction, Contrat, Capitaine), et il arrive qu’elles soient impossibles ; le reste de la ligne se résout quand même. Si vous n’avez rien à choisir, pas même une action libre, on ne vous demande rien.
rule-ACT-09 = À votre tour d’action, vous pouvez faire autant d’actions libres que vous voulez. Vous pouvez activer des capitaines avant ou après votre action (CAP-04), et utiliser l’Hôtel de Ville, faire des échanges et payer une allégeance là où WHS-05 le permet.
rule-ACT-10 = Dans quel ordre résout-on les effets qui en entraînent d’autres ?
    .ruling = Tout ce qu’un effet entraîne (la récompense d’une étoile, une action accordée, une allégeance à choisir) est résolu avant l’icône suivante de la ligne. Un Troc est un seul échange, et rien ne l’interrompt.
rule-ACT-11 = Quand votre tour d’action se termine-t-il ?
    .ruling = Votre tour d’action se termine quand vous le dites. C’est une étape à part entière : jusque-là, vous pouvez encore annuler vos coups.
rule-BLD-01 = Pour construire, vous payez les ressources que coûte un bâtiment et prenez un exemplaire disponible. Un bâtiment dont il ne reste aucun exemplaire ne peut plus être construit.
rule-BLD-02 = Vous ne construisez jamais deux fois le même type de bâtiment.
rule-BLD-03 = Les effets immédiats, marqués d’un éclair, se produisent tout de suite. Les symboles et les effets permanents vous restent.
    .ruling = L’ordre est le suivant : vous payez, vous prenez la carte, la Guilde des Architectes rapporte, vous gagnez les PV, puis viennent les effets immédiats, de gauche à droite.
rule-BLD-04 = Si vous avez l’Atelier, chaque bâtiment vous coûte un cube de moins, que vous choisissez.
    .ruling = Une icône « payez 1 cube de moins » fait de même pour l’action de Construction qu’elle accompagne, et les deux se cumulent. Chacune enlève un cube qui fait partie du coût, et aucun s’il n’y en a plus. La réduction n’est pas facultative.
rule-BLD-05 = Avec la Guilde des Architectes, chaque bâtiment que vous construisez vous rapporte 4 $.
    .ruling = Les effets permanents agissent à partir de la fois suivante. Ils ne s’appliquent jamais au bâtiment qui les apporte.
rule-BLD-06 = Si vous avez le Palais, toute action que vous faites sur le plateau Gouverneur vous rapporte 1 PV bleu.
    .ruling = Vous le gagnez une fois par ouvrier utilisé là, que ce soit pour la ligne ou pour l’action alternative, après l’avoir résolue, même si vous avez renoncé à ses actions. Il faut avoir le Palais au début de l’action. Les actions accordées par des étoiles ou des capitaines ne comptent pas.
rule-BLD-07 = Si vous avez l’Hôtel de Ville, vous pouvez, à votre tour d’action, convertir autant de tonneaux que vous voulez en autant d’étoiles.
    .ruling = Les règles imprimées diffèrent sur le moment ; ici, cela se fait à votre tour d’action. L’étoile de chaque tonneau est entièrement résolue avant le tonneau suivant.
rule-BLD-08 = Avec le Séchoir à tabac, vous pouvez échanger 3 bois contre 2 tabacs, et avec la Distillerie, 3 blés contre 2 tonneaux. Les deux sont possibles à tout moment.
    .ruling = Les règles imprimées ne disent pas toutes « à tout moment » ; ici, c’est le cas. Vous pouvez échanger jusqu’à la vente finale (END-03).
rule-CAP-01 = Pour engager un capitaine, vous payez le coût de la carte (de l’argent, parfois des ressources) et la prenez dans l’étalage.
rule-CAP-02 = Les effets marqués d’un éclair se produisent dès que vous engagez le capitaine.
rule-CAP-03 = Un capitaine sans effet de canon reste simplement dans votre zone de jeu. Tous les capitaines que vous avez pris comptent comme engagés.
rule-CAP-04 = Un capitaine à canons reste face visible jusqu’à ce que vous l’activiez. Vous pouvez le faire à votre tour d’action, avant ou après votre action, à n’importe quelle manche : défaussez les canons, prenez la récompense et retournez la carte face cachée. Chaque capitaine s’active une fois par partie, et l’activer n’est pas une action.
    .ruling = Un capitaine peut être activé dès le tour où il est engagé, après l’action.
rule-CAP-05 = La Prison réduit de 2 $ le coût de chaque capitaine que vous engagez.
    .ruling = Une icône « payez 2 $ de moins » fait de même, et les deux se cumulent. Seul l’argent est réduit, jamais en dessous de 0 $. Si un capitaine se paie au choix en argent ou en ressources, le prix en ressources ne change pas.
rule-CAP-06 = Vos capitaines engagés comptent pour les allégeances 5 et 8, qu’ils soient face visible ou face cachée.
rule-CON-01 = Pour remplir un contrat, vous payez les ressources de la carte. Vous choisissez ensuite soit ses PV rouges, soit ses PV bleus.
rule-CON-02 = Vous gagnez aussi les PV ou les étoiles imprimés sous l’emplacement où se trouvait le contrat.
    .ruling = Les PV de la carte viennent d’abord, puis le bonus de l’emplacement.
rule-CON-03 = Vous mettez le contrat rempli dans votre zone de jeu. Son emplacement reste vide jusqu’à la fin de la manche.
rule-REC-01 = Vous gagnez les pièces, les étoiles, les ressources et les PV indiqués.
rule-REC-02 = Pour un cube multicolore, vous gagnez un cube de votre choix : blé, bois ou minerai.

## Troc

rules-section-trade = Troc
rule-TRD-01 = Lors d’un Troc, vous pouvez acheter et vendre autant de ressources que vous voulez, à leur prix de base. La différence se règle en pièces.
rule-TRD-02 = À la vente, un type de ressource de votre choix vous rapporte 1 $ de plus par unité. Vous ne pouvez pas choisir les canons.
rule-TRD-03 = À l’achat, un type de ressource de votre choix vous coûte 1 $ de moins par unité. Vous ne pouvez pas choisir le blé.
rule-TRD-04 = Dans un même Troc, vous ne pouvez pas acheter un type de ressource que vous vendez.
rule-TRD-05 = Un Troc est un seul échange : les deux côtés changent de mains au même instant. Ce que vous vendez fait de la place pour ce que vous achetez.
    .ruling = Vous ne pouvez acheter que ce que vous pouvez stocker.
rule-TRD-06 = Un exemple : 2 canons et 3 blés coûtent 20 $, ou 18 $ avec la réduction sur les canons. La vente de 2 minerais et 1 bois rapporte 11 $, ou 13 $ avec le bonus sur le minerai. Il reste donc 5 $ à payer.
rule-TRD-07 = Qui choisit les deux types qui profitent du bonus ?
    .ruling = Le jeu retient toujours le choix le plus avantageux pour vous et vous l’indique. Si plusieurs se valent, il prend le premier type dans l’ordre imprimé des ressources.
rule-TRD-08 = Ainsi, vous ne vendez jamais une ressource plus de 7 $ et n’en achetez jamais une moins de 2 $.
rule-TRD-09 = Pouvez-vous agrandir votre entrepôt pendant un Troc ?
    .ruling = Oui : lors d’un Troc, vous pouvez payer des expansions, exactement autant que vos achats en demandent. L’argent de la vente peut servir à les payer.

## Souhaits, population, fin de manche

rules-section-wishes = Souhaits, population, fin de manche
rule-WSH-01 = Vous comptez vos symboles de chaque sorte montrée par la carte Souhait de la manche (hygiène, sécurité, divertissement) et les additionnez. Les symboles de vos bâtiments comptent, ainsi que ceux des capitaines qui en portent un, face visible ou face cachée.
rule-WSH-02 = La première place donne la première récompense de la tuile, la deuxième place la seconde.
rule-WSH-03 = Avec un total de 0, vous n’obtenez jamais de récompense.
rule-WSH-04 = Si plusieurs joueurs sont à égalité pour la première place, tous prennent la première récompense et personne ne prend la seconde.
rule-WSH-05 = Si plusieurs joueurs sont à égalité pour la deuxième place, tous prennent la seconde récompense.
rule-WSH-06 = Dans quel ordre les récompenses sont-elles remises ?
    .ruling = Toutes les places sont fixées avant la première récompense. Les récompenses sont ensuite remises dans l’ordre du tour, ce qui peut décider qui choisit son allégeance en premier (ALG-04).
rule-POP-01 = Après les souhaits, la population de chaque joueur augmente de 1.
rule-EOR-01 = Les contrats que personne n’a remplis glissent vers la droite pour combler les vides, sans changer d’ordre. Les emplacements libérés reçoivent de nouveaux contrats de la pioche.
    .ruling = Ils sont remplis de droite à gauche. Si la pioche est épuisée, des emplacements restent vides.
rule-EOR-02 = Les capitaines de la manche suivante rejoignent l’étalage : 4 à 4 joueurs, 3 à 2 ou 3 joueurs. Ceux des manches précédentes restent.
rule-EOR-03 = Le marqueur Premier Joueur change de mains dans le sens horaire et change de face.
    .ruling = Sa face indique si, pendant cette manche, on retire ou on place les ouvriers.
rule-EOR-04 = Que se passe-t-il encore à la fin de la manche V ?
    .ruling = Les souhaits et la population se jouent aussi à la manche V. Ensuite, aucune carte n’arrive et le marqueur Premier Joueur ne bouge pas : la fin de la partie suit l’ordre du tour de la manche V.

## Allégeance, coffre, réputation

rules-section-allegiance = Allégeance, coffre, réputation
rule-ALG-01 = Vos PV sont visibles de tous jusqu’à ce que vous ayez 8 PV bleus.
rule-ALG-02 = À l’instant où vous gagnez votre 8e PV bleu, tous vos PV vont dans votre coffre. Dès lors, personne d’autre ne peut consulter vos totaux.
    .ruling = Les règles imprimées diffèrent sur l’obligation d’utiliser le coffre ; ici, il sert toujours. Les nouveaux gains restent visibles quand ils arrivent : la table voit ce qui entre dans le coffre, mais jamais un total, ni une somme qui le trahirait.
rule-ALG-03 = Au même instant, vous devez choisir une des allégeances encore sur le plateau. Vous la posez face visible devant vous et gagnez ses PV rouges.
    .ruling = Vous choisissez juste après le gain qui vous a fait atteindre 8, puis la résolution de la ligne reprend. Cela n’arrive qu’une fois par partie, et des PV perdus plus tard (END-05) n’y changent rien.
rule-ALG-04 = Si deux joueurs gagnent leur 8e PV bleu au même instant, ils choisissent dans l’ordre du tour.
rule-ALG-05 = Une allégeance que vous avez remplie est retournée.
    .ruling = Selon les règles imprimées, on peut ou on doit la retourner ; ici, cela se fait tout seul. Une allégeance dont la condition ne peut plus se perdre (nombres et pistes) est retournée dès que celle-ci est remplie, même si elle l’est déjà quand vous prenez la carte. L’allégeance 6 n’est jugée que tout à la fin. Les cartes comptent dès que vous les avez payées.
rule-ALG-06 = Les allégeances 9 et 10 se paient : 20 $ en une fois, ou 1 tonneau, 1 tabac et 1 canon en même temps. Vous pouvez payer pendant la partie ou à sa fin (END-02). Payer n’est pas une action, et rien ne vous y oblige.
    .ruling = Pendant la partie, vous pouvez payer une fois la carte prise, aux moments prévus par WHS-05.
rule-ALG-07 = Rien ne vous oblige à remplir votre allégeance.
rule-ALG-08 = Il y a dix allégeances, chacune avec une condition à remplir ; la liste les montre toutes. Dans l’ordre de leurs numéros, de 1 à 10, elles vous donnent 3, 5, 4, 4, 2, 3, 5, 2, 1 et 1 PV rouges quand vous les prenez.
rule-REP-01 = Chaque étoile vous fait avancer d’une case sur la piste de Réputation, et vous recevez aussitôt la récompense de cette case : ressources, PV, pièces ou action.
rule-REP-02 = Si la case montre un « / », vous choisissez un de ses effets.
rule-REP-03 = Si vous gagnez plusieurs étoiles, chaque case est entièrement résolue avant la suivante.
rule-REP-04 = Et si vous êtes au bout de la piste de Réputation ?
    .ruling = Les étoiles suivantes n’ont pas d’effet.
rule-POP-02 = Et si vous êtes en haut de la piste de Population ?
    .ruling = Vous ne gagnez plus de population.
allegiance-1 = 7 bâtiments construits
allegiance-2 = Population 19 atteinte
allegiance-3 = 4 bâtiments d’une même couleur construits
allegiance-4 = Réputation 20 atteinte
allegiance-5 = 5 bâtiments construits, 4 capitaines engagés et 3 contrats remplis
allegiance-6 = 5 PV d’écart au plus entre bleus et rouges à la fin de la partie
allegiance-7 = 4 contrats remplis
allegiance-8 = 6 capitaines engagés
allegiance-9 = 20 $ défaussés en une fois
allegiance-10 = 1 tonneau, 1 tabac et 1 canon défaussés en même temps

## La fin de la partie

rules-section-end = La fin de la partie
rule-END-01 = Après la manche V, la fin de la partie compte cinq étapes. À la première, vous pouvez activer les capitaines qui demandent des canons ; ce n’est pas une action.
    .ruling = Cela se fait dans l’ordre du tour. À votre tour, vous pouvez en activer autant que vous voulez, dans n’importe quel ordre, y compris un capitaine engagé grâce à une telle récompense. Les récompenses sont entièrement résolues et comptent pour les allégeances. L’Hôtel de Ville n’a plus d’effet.
rule-END-02 = À la deuxième étape, vous pouvez payer pour l’allégeance 9 ou 10 si vous l’avez.
    .ruling = Cela se fait dans l’ordre du tour, et c’est aussi votre dernière occasion d’échanger (BLD-08).
rule-END-03 = À la troisième étape, tout ce qui reste dans les entrepôts est vendu au prix de base, sans aucun bonus.
rule-END-04 = À la quatrième étape, vous pouvez convertir en secret 10 $ en 1 PV, bleu ou rouge, autant de fois que votre argent le permet.
    .ruling = Vous choisissez deux nombres : combien de PV bleus et combien de PV rouges, jusqu’à 31 de chaque couleur. Ils sont mis de côté et appliqués ensemble quand tous ont choisi ; d’ici là, les autres voient seulement que vous avez choisi. Vous pouvez aussi acheter des PV que END-05 vous fera perdre.
rule-END-05 = À la cinquième étape, si l’écart entre vos PV bleus et vos PV rouges dépasse 10, vous perdez ce que la couleur la plus haute a de trop.
rule-END-06 = Et si vous n’atteignez 8 PV bleus que pendant la fin de la partie ?
    .ruling = ALG-02 et ALG-03 valent aussi pendant END-01 et END-04. Quand tous ont choisi à END-04, les joueurs qui ont désormais 8 PV bleus sont nommés ; dans l’ordre du tour, chacun choisit une allégeance et gagne ses PV rouges avant END-05. Tout le reste des conversions demeure secret jusqu’à la révélation, et une allégeance à payer ne peut alors plus être payée. L’allégeance 6 se juge sur les totaux finaux.
rule-WIN-01 = Le Gouverneur est le joueur qui a le plus de PV bleus parmi ceux qui ont rempli leur allégeance. En cas d’égalité, c’est celui qui a le plus de PV rouges ; si l’égalité persiste, le titre est partagé.
rule-WIN-02 = Si un seul joueur a rempli une allégeance, il est Gouverneur, même avec très peu de PV bleus. Si personne n’en a rempli, il n’y a pas de Gouverneur.
rule-WIN-03 = Le Roi des Pirates est le joueur qui a le plus de PV rouges. En cas d’égalité, c’est celui qui a le plus de PV bleus ; si l’égalité persiste, le titre est partagé.
rule-WIN-04 = Le Gouverneur et le Roi des Pirates gagnent tous les deux, et aucun ne passe devant l’autre. Un même joueur peut être les deux ; il est alors le seul vainqueur.
rule-WIN-05 = Le résultat se révèle pas à pas (qui a 10 PV bleus ? 20 ? 30 ? 35 ? et ainsi de suite), pour garder le suspense.

## À deux joueurs

rules-section-two = À deux joueurs
rule-TWO-01 = À 2 joueurs, on joue comme à 3, sauf indication contraire ici. On utilise donc les faces 2-3 joueurs, 3 capitaines arrivent à chaque manche et un plateau d’action accueille 3 ouvriers.
rule-TWO-02 = L’Automa a quatre ouvriers d’une troisième couleur. Il n’a ni plateau joueur ni ressources, et ne participe ni aux bateaux ni aux souhaits.
    .ruling = Au début, un de ses ouvriers est posé sur chaque plateau d’action.
rule-TWO-03 = Les six cartes Type de Victoire (sans doute trois rouges et trois bleues) sont mélangées. Une carte est posée face cachée pour chaque manche ; la sixième est retirée de la partie sans être vue.
rule-TWO-04 = Au début de chaque manche, la carte Type de Victoire de cette manche est révélée.
rule-TWO-05 = Le joueur qui a le moins d’argent après les dotations est le joueur A, l’autre le joueur B. Le plateau Ordre d’Action indique dans quel ordre jouent A, B et l’Automa. On commence par la face où A joue en premier, puis on retourne le plateau après chaque manche.
    .ruling = En cas d’égalité, on tire au sort, comme en SET-12.
rule-TWO-06 = Qui est le premier joueur d’une manche ?
    .ruling = Le premier joueur humain sur la face visible du plateau Ordre d’Action est le premier joueur de cette manche, pour les bateaux et partout où l’ordre du tour décide.
rule-TWO-07 = Au tour de l’Automa, on pioche un jeton, qui désigne un plateau d’action. Un ouvrier de l’Automa y est placé ou en est retiré. L’Automa ne fait aucune action.
rule-TWO-08 = Si ce plateau est inutilisable, on pioche un autre jeton.
    .ruling = Quand on place des ouvriers, un plateau est inutilisable s’il est plein ; quand on en retire, s’il n’y a aucun ouvrier de l’Automa. Les jetons piochés restent de côté ; quand il n’en reste plus, les huit sont mélangés à nouveau.
rule-TWO-09 = Au début de chaque manche, les huit jetons Automa sont mélangés à nouveau.
rule-TWO-10 = À la fin, la couleur la plus fréquente parmi les cinq cartes Type de Victoire révélées décide. Si c’est le rouge, seule compte la course au titre de Roi des Pirates (WIN-03) ; si c’est le bleu, seule compte celle de Gouverneur (WIN-01 et WIN-02). Il n’y a qu’un vainqueur.
    .ruling = Si les joueurs restent à égalité après toutes les comparaisons, ils partagent la victoire.
rule-TWO-11 = Si la couleur est le bleu et que personne n’a prouvé son allégeance, personne ne gagne.
rule-TWO-12 = Toutes les autres limites s’appliquent aussi, notamment l’écart maximal de 10 entre PV bleus et PV rouges (END-05).
rule-TWO-13 = Le jeu vous prévient quand l’issue ne fait plus de doute : la couleur finale sera bleue à coup sûr, un seul des deux joueurs a une allégeance prouvée et l’autre ne peut plus y arriver.
    .ruling = Les joueurs peuvent alors convenir d’en rester là, avec ce joueur pour vainqueur, ou continuer. Le jeu ne le dit que si c’est certain d’après ce que toute la table peut voir ; certains cas peuvent lui échapper, et il n’exclut jamais l’allégeance 6.
rule-TWO-14 = Comment se jouent les souhaits à 2 joueurs ?
    .ruling = Les deux récompenses sont en jeu. L’Automa n’est pas classé. En cas d’égalité, les deux joueurs prennent la première récompense.
