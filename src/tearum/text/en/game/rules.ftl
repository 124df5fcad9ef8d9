### The rules of the game, one message for each rule; .ruling holds our answer where the printed rules are silent or disagree.

rules-title = The rules
rules-intro = These are all the rules this game plays by, each with its own number. Where the printed rules are silent or disagree, the answer we play by is marked as a ruling. A star is one step on the Reputation Track, a cube is wheat, wood or ore, VP are victory points (blue for the Crown, red for the People), and turn order runs clockwise from the first player.
rules-ruling-label = Ruling

## Set-up

rules-section-setup = Set-up
rule-SET-01 = The game is for 2 to 4 players. It lasts five rounds, numbered I to V.
rule-SET-02 = There are 25 types of building: five colours (Crown, Trades, Hygiene, Entertainment, Security) of five types each. Each type has 1 copy with 2 players, 2 copies with 3 players and 3 copies with 4 players.
rule-SET-03 = With 3 or 4 players, one type of each colour is drawn at random and leaves the game, so that four types of each colour stay. With 2 players all 25 types stay.
rule-SET-04 = The contracts board lies on the table with its side for 4 or for 2–3 players up. The 18 contracts are shuffled into a pile at its left, and one contract is laid face up on each slot.
    .ruling = The slots are filled from right to left, just as they are refilled at the end of a round (EOR-01).
rule-SET-05 = The allegiance board lies on the table with its side for 4 or for 2–3 players up. The 10 allegiances are shuffled and one is laid face up on each slot; the others leave the game.
rule-SET-06 = There are six captains for each round, and each round’s six are shuffled separately. Four of them are kept with 4 players, three with 2 or 3 players; the others leave the game unseen. The kept captains form one pile with round I on top and round V at the bottom, and the captains of round I are laid out right away.
rule-SET-07 = Each of the four action boards (Governor, Market, Harbor, Tavern) has four action tiles of its own. They are laid at random on its four rows, showing their side for 4 players or for 2–3 players. With 2 or 3 players, the one tile of each board that has a blank side goes on the top row.
    .ruling = With 2 or 3 players, then, rows 1 to 3 are in use and row 4 is not.
rule-SET-08 = Each round has its own reward tile. Chance decides whether it shows its blue or its red side, and the five tiles lie in the order of the rounds.
rule-SET-09 = The 9 wish cards are shuffled and one is laid face up at the reward tile of each round, five in all; the others leave the game. Everybody can see all five from the start.
rule-SET-10 = You start with six expansion tokens, of cost 1, 1, 1, 2, 2 and 3, which cover six squares of your warehouse. One of your workers stands on each of the four action boards. Your star is at 0 and your population at 10.
rule-SET-11 = You draw one of the 6 endowments at random and gain everything it shows: resources, money, VP and stars. Its stars move you along the Reputation Track with the rewards of the steps, as always. The card is then discarded.
rule-SET-12 = The player with the least money becomes the first player.
    .ruling = Money is compared after all endowments have been resolved. If several players have equally little, chance decides among them.
rule-SET-13 = How are endowments resolved that leave you a choice?
    .ruling = Endowments with a choice (a star that reaches a step with “/”, or an action) are resolved in seat order, before the first player is known. Icons are taken in the order in which they are printed, and a full warehouse is handled as always. An edition should be designed so that no endowment reaches a step of the track that grants an action.

## The round

rules-section-round = The round
rule-RND-01 = Each round has six phases, always in this order: income, ships, actions, people’s wishes, population, end of round.
rule-INC-01 = In the income phase you gain $ equal to your population. In round I that is $10.
rule-INC-02 = Money never runs out.
    .ruling = Resources and VP never run out either: the number of pieces in the box is no limit.
rule-INC-03 = If you own the Church, you gain $3 more in the income phase.
rule-INC-04 = If you own the Foundry, in the income phase you may turn any number of your ore into the same number of cannons.
    .ruling = This happens after everybody has received their income, in turn order, once for each owner.
rule-SHP-01 = Each round new ships are on offer, drawn from the nine: 5 with 2 players, 7 with 3 players, all 9 with 4 players. They lie face up in ascending order.
rule-SHP-02 = In turn order, you may pay the cost of one ship and take the resources of exactly one of its rows. The ship is then turned face down and can’t be bought again this round.
rule-SHP-03 = The ship phase goes round the table again and again, one ship a turn, for as long as somebody wants to buy. You may buy several ships in a round.
rule-SHP-04 = What does a pass mean, and when does the ship phase end?
    .ruling = A pass counts for that turn only; you may buy again on a later one. Your ship turn ends when you buy or pass. The phase ends when as many passes in a row have been made as there are players (the last buyer must pass too), or when no ship is left.
rule-SHP-05 = The Inn takes $1 off the cost of every ship you buy.
    .ruling = A ship never costs less than $0.

## The warehouse

rules-section-warehouse = The warehouse
rule-WHS-01 = Each square of your warehouse holds one resource. A square under an expansion token holds nothing.
rule-WHS-02 = At any time you may remove one of your expansion tokens for the money printed on it. You then have one more square.
rule-WHS-03 = At any time you may discard a resource of your choice to make room.
rule-WHS-04 = Whatever you can’t store is lost.
rule-WHS-05 = When exactly does the game offer you what is allowed “at any time”?
    .ruling = You can exchange goods (BLD-08), use the City Hall (BLD-07, on your action turn) and pay an allegiance (ALG-06) wherever a choice of your own opens: on a ship turn, before and after the action of your turn, when you choose a Trade, a building, a captain or a contract (an exchange may be just what makes it possible), and one last time before the goods are sold at the end (END-03). You can’t do so in the middle of a choice already begun. You can expand your warehouse during a Trade (TRD-09) and when the warehouse is full, and discard when it is full. So you are asked rarely, and nothing useful is lost.
rule-WHS-06 = Which expansion token leaves your warehouse?
    .ruling = When you pay, the cheapest token leaves first. When an effect removes a token for free, the most expensive one leaves. Another choice would never be better for you.
rule-WHS-07 = When you build the Warehouse building, all your expansion tokens are discarded. This is one of the instant effects of the card.
rule-WHS-08 = What happens when goods arrive that don’t fit?
    .ruling = One arrival is one icon: a resource with its number, a cube of your choice, or a whole row of a ship. If it doesn’t fit, nothing of it is stored yet: piece by piece you expand, exchange goods stored earlier (BLD-08), use them to pay an allegiance (ALG-06) or discard, until everything fits. If you discard a type that is both stored and arriving, the arriving piece is the one that is lost. All this is settled before any later icon.

## The actions

rules-section-actions = The actions
rule-ACT-01 = In odd rounds (I, III, V), on your turn you remove one of your workers from an action board. The row you use has the number of workers that stood on this board before you removed yours. Workers of every colour count, the Automa’s too.
rule-ACT-02 = In even rounds (II, IV), on your turn you place one of your workers on an action board that has room. The row you use has the number of workers standing on this board after you placed yours.
rule-ACT-03 = An action board holds at most 4 workers with 4 players, and at most 3 with 2 or 3 players. Several workers of the same colour may stand on one board.
rule-ACT-04 = Players take turns in turn order, one worker each, until everybody has removed (or placed) all four of their workers.
    .ruling = You can’t skip a turn.
rule-ACT-05 = If a row shows a “/”, you take either its left side or its right side.
rule-ACT-06 = You resolve the icons of a row from left to right.
rule-ACT-07 = Instead of the row, you may always take the alternative action printed at the bottom of the board. It may contain a “/” too.
rule-ACT-08 = What must you do, and what may you leave out?
    .ruling = Gains (money, resources, VP, stars, population) are mandatory. The four actions (Trade, Build, Contract, Captain) may be declined, or may be impossible; the rest of the row is resolved all the same. If you have nothing to choose, not even a free action, you are not asked.
rule-ACT-09 = On your own action turn you may take as many free actions as you like. You may activate captains before or after your action (CAP-04), and you may use the City Hall, make exchanges and pay an allegiance where WHS-05 allows it.
rule-ACT-10 = In which order are effects resolved that cause other effects?
    .ruling = Everything an effect causes (the reward of a star, an action it grants, an allegiance to choose) is finished before the next icon of the row. A Trade is a single exchange, and nothing interrupts it.
rule-ACT-11 = When does your action turn end?
    .ruling = Your action turn ends when you say so. Ending the turn is a step of its own, so that you can still undo your turn before it.
rule-BLD-01 = To build, you pay the resources a building costs and take one available copy of it. A building with no copy left can’t be built.
rule-BLD-02 = You never build the same type of building twice.
rule-BLD-03 = Instant effects, marked with a lightning bolt, happen immediately. Symbols and permanent effects stay with you.
    .ruling = The order is: you pay, you take the card, the Architects’ Guild pays out, you gain the VP, and then the instant effects follow from left to right.
rule-BLD-04 = If you own the Workshop, each building costs you one cube less, and you choose which.
    .ruling = A “pay 1 cube less” icon does the same for the build action it belongs to, and the two add up. Each takes away one cube that is part of the cost, and none if the cost has no cube left. The reduction is not optional.
rule-BLD-05 = With the Architects’ Guild, every building you build brings you $4.
    .ruling = Permanent effects work from the next time on. They never apply to the building that brings them.
rule-BLD-06 = If you own the Palace, you gain 1 blue VP for every action on the Governor board.
    .ruling = You gain it once for each worker you use there, by the row or by the alternative action, after that is resolved, even if you declined its actions. You must have owned the Palace when the action began. Actions granted by stars or captains don’t count.
rule-BLD-07 = If you own the City Hall, on your own action turn you may turn any number of barrels into the same number of stars.
    .ruling = The printed rules differ on when; we play that it works on your own action turn. The star of each barrel is resolved fully before you turn in the next barrel.
rule-BLD-08 = With the Tobacco Dryer you may exchange 3 wood for 2 tobacco, and with the Distillery 3 wheat for 2 barrels. Both are possible at any time.
    .ruling = The printed rules don’t all say “at any time”; we play that they do. You can exchange until the last sale (END-03).
rule-CAP-01 = To hire a captain, you pay the cost of the card (money, sometimes resources) and take it from the display.
rule-CAP-02 = Effects marked with a lightning bolt happen as soon as you hire the captain.
rule-CAP-03 = A captain without a cannon effect simply stays in your play area. All captains you have taken count as hired.
rule-CAP-04 = A captain with cannons lies face up until you activate it. You may do so on your own action turn, before or after your action, in any round: discard the cannons, take the reward and turn the card face down. Each captain can be activated once a game, and activating is not an action.
    .ruling = A captain you hire this turn may already be activated after the action of the same turn.
rule-CAP-05 = The Prison takes $2 off the cost of every captain you hire.
    .ruling = A “pay $2 less” icon does the same, and the two add up. Only money is reduced, and never below $0. If a captain may be paid in money or in goods, the price in goods stays as it is.
rule-CAP-06 = Your hired captains count for allegiances 5 and 8, whether they lie face up or face down.
rule-CON-01 = To fulfil a contract, you pay the resources on the card. Then you choose either its red VP or its blue VP.
rule-CON-02 = You also gain the VP or the stars printed under the slot on which the contract lay.
    .ruling = The VP of the card come first, then the bonus of the slot.
rule-CON-03 = You put the fulfilled contract in your play area. Its slot stays empty until the end of the round.
rule-REC-01 = For coins, stars, resources and VP, you gain what is shown.
rule-REC-02 = For a multicoloured cube, you gain a cube of your choice: wheat, wood or ore.

## Trade

rules-section-trade = Trade
rule-TRD-01 = A Trade lets you sell and buy as many resources as you like, at their base prices. The difference is settled in coins.
rule-TRD-02 = When you sell, one type of your choice earns you $1 more for each piece. Cannons can’t be chosen for this.
rule-TRD-03 = When you buy, one type of your choice costs you $1 less for each piece. Wheat can’t be chosen for this.
rule-TRD-04 = A type that you sell can’t be bought in the same Trade.
rule-TRD-05 = A Trade is one exchange: both sides change hands at the same moment. The goods you sell make room for the goods you buy.
    .ruling = You can’t buy anything that you can’t store.
rule-TRD-06 = An example: 2 cannons and 3 wheat cost $20, or $18 with the reduction on the cannons. For 2 ore and 1 wood you get $11, or $13 with the bonus on the ore. Whoever makes this Trade adds $5.
rule-TRD-07 = Who chooses the two types that get the bonus?
    .ruling = The game always makes the best choice that is allowed, and tells you which it is. If several are equally good, it takes the type that comes first in the printed order of the resources.
rule-TRD-08 = So you never sell a piece for more than $7, and never buy one for less than $2.
rule-TRD-09 = Can you expand your warehouse during a Trade?
    .ruling = Yes: a Trade may include paying for expansions, exactly as many as your purchase needs. The money from what you sell may pay for them.

## Wishes, population, end of round

rules-section-wishes = Wishes, population, end of round
rule-WSH-01 = You count your symbols of every kind shown on the wish card of the round (hygiene, security, entertainment) and add them up. Symbols on your buildings count, and so do those on captains that carry one, face up or face down.
rule-WSH-02 = Whoever comes first takes the first reward of the tile, and whoever comes second takes the second.
rule-WSH-03 = With a total of 0 you never get a reward.
rule-WSH-04 = If several players tie for first place, all of them take the first reward, and nobody takes the second.
rule-WSH-05 = If several players tie for second place, all of them take the second reward.
rule-WSH-06 = In which order are the rewards handed out?
    .ruling = All places are settled before the first reward is taken. The rewards are then handed out in turn order, which can matter for who chooses an allegiance first (ALG-04).
rule-POP-01 = After the wishes, every player’s population rises by 1.
rule-EOR-01 = Contracts that nobody has fulfilled slide to the right until no gap is left there, and keep their order. The empty slots are refilled from the pile.
    .ruling = They are refilled from right to left. If the pile runs out, slots stay empty.
rule-EOR-02 = The captains of the next round join the display: 4 with 4 players, 3 with 2 or 3 players. Those of earlier rounds stay.
rule-EOR-03 = The first-player marker passes clockwise to the next player and is flipped.
    .ruling = Its sides show whether workers are removed or placed in this round.
rule-EOR-04 = What still happens at the end of round V?
    .ruling = Wishes and population are played in round V as well. After that nothing is refilled and the first-player marker stays where it is: the end of the game uses the turn order of round V.

## Allegiance, chest, reputation

rules-section-allegiance = Allegiance, chest, reputation
rule-ALG-01 = Everybody can see your VP until you hold 8 blue VP.
rule-ALG-02 = The moment you gain your 8th blue VP, all your VP go into your chest. From then on only you may look at your totals.
    .ruling = The printed rules differ on whether you must use the chest; we play that you do. New gains are still seen as they happen: the table sees what goes in, but nobody is shown a total, or a sum that would give it away.
rule-ALG-03 = At that same moment you must choose one of the allegiances still on the board. You lay it face up in front of you and gain its red VP.
    .ruling = You choose right after the gain that took you to 8, and then the row goes on. This happens once a game, and VP you lose later (END-05) make no difference.
rule-ALG-04 = If two players gain their 8th blue VP at the same time, turn order decides who chooses first.
rule-ALG-05 = An allegiance you have fulfilled is turned over.
    .ruling = The printed rules differ on whether it may or must be turned over; here it is done for you. Conditions that can’t be lost again (counts and tracks) are turned as soon as they hold, even if they already hold when you take the card. Number 6 is judged only at the very end. Cards count as soon as you have paid for them.
rule-ALG-06 = Allegiances 9 and 10 are paid: $20 in one go, or 1 barrel, 1 tobacco and 1 cannon together. You may pay during the game or at its end (END-02). Paying is not an action, and it is up to you.
    .ruling = During the game you may pay after you have taken the card, wherever WHS-05 allows it.
rule-ALG-07 = You don’t have to fulfil your allegiance.
rule-ALG-08 = There are ten allegiances, each with a condition to fulfil; the list shows them all. In the order of their numbers, from 1 to 10, they give you 3, 5, 4, 4, 2, 3, 5, 2, 1 and 1 red VP when you take them.
rule-REP-01 = For each star you move one step up the Reputation Track and immediately take the reward of that step: resources, VP, coins or an action.
rule-REP-02 = If the step shows a “/”, you take one of its effects.
rule-REP-03 = If you gain several stars, each step is resolved fully, one after the other, before you move on.
rule-REP-04 = What if you are at the end of the Reputation Track?
    .ruling = Further stars have no effect.
rule-POP-02 = What if you are at the upper end of the Population Track?
    .ruling = You gain no further population.
allegiance-1 = 7 buildings built
allegiance-2 = Population 19 reached
allegiance-3 = 4 buildings of one colour built
allegiance-4 = Reputation 20 reached
allegiance-5 = 5 buildings built, 4 captains hired and 3 contracts fulfilled
allegiance-6 = Blue and red VP at most 5 apart at the end of the game
allegiance-7 = 4 contracts fulfilled
allegiance-8 = 6 captains hired
allegiance-9 = $20 discarded in one go
allegiance-10 = 1 barrel, 1 tobacco and 1 cannon discarded together

## The end of the game

rules-section-end = The end of the game
rule-END-01 = After round V the end of the game has five steps. In the first, you may activate captains that need cannons; this is not an action.
    .ruling = This goes in turn order. On your turn you may activate any number, in any order, including a captain you hire through such a reward. The rewards are resolved fully and count for allegiances. The City Hall no longer works.
rule-END-02 = In the second step, you may pay for allegiance 9 or 10 if you hold it.
    .ruling = This goes in turn order, and it is your last chance for exchanges (BLD-08) too.
rule-END-03 = In the third step, everything left in the warehouses is sold at base prices, without any bonus.
rule-END-04 = In the fourth step, you may secretly turn $10 into 1 VP, blue or red, as often as you can pay for it.
    .ruling = You name two figures: how many blue VP and how many red VP, up to 31 of each. They are kept aside and applied together once everybody has chosen; until then the others see only that you have chosen. You may also convert where END-05 will take the VP away again.
rule-END-05 = In the fifth step, if your blue VP and your red VP are more than 10 apart, you lose VP of the higher colour until they are exactly 10 apart.
rule-END-06 = What if you reach 8 blue VP only during the end of the game?
    .ruling = ALG-02 and ALG-03 apply in END-01 and END-04 too. When all have chosen in END-04, the players who newly hold 8 blue VP are named; in turn order each chooses an allegiance and gains its red VP before END-05. Everything else about the conversions stays secret until the reveal, and an allegiance that has to be paid can no longer be paid then. Number 6 is judged on the final totals.
rule-WIN-01 = Among the players who have fulfilled their allegiance, whoever holds the most blue VP is Governor. If they tie, the one with more red VP wins; if they still tie, they share the title.
rule-WIN-02 = If only one player has fulfilled an allegiance, that player is Governor, however few blue VP they hold. If nobody has, there is no Governor.
rule-WIN-03 = Whoever holds the most red VP is Pirate King. If players tie, the one with more blue VP wins; if they still tie, they share the title.
rule-WIN-04 = The Governor and the Pirate King win equally, and neither ranks above the other. One player may be both, and is then the only winner.
rule-WIN-05 = The result is revealed step by step (who has 10 blue VP? 20? 30? 35? and so on), to keep up the tension.

## Two players

rules-section-two = Two players
rule-TWO-01 = With 2 players you play as with 3, except for what follows here. So you use the sides for 2–3 players, 3 captains come each round, and an action board holds 3 workers.
rule-TWO-02 = The Automa has four workers of a third colour. It owns neither a player board nor resources, and takes no part in the ships or in the wishes.
    .ruling = At the start one of its workers stands on each action board.
rule-TWO-03 = Six victory-type cards (three red and three blue, as far as we can infer) are shuffled. One is laid face down at each round; the sixth leaves the game unseen.
rule-TWO-04 = At the start of each round, the victory-type card of that round is revealed.
rule-TWO-05 = The player with less money after the endowments is player A, the other is player B. The order board gives the order of turns among A, B and the Automa. It starts on the side that begins with A and is flipped after each round.
    .ruling = If both have the same money, chance decides, as in SET-12.
rule-TWO-06 = Who is the first player of a round?
    .ruling = The first human player on the visible side of the order board is the first player of that round, for the ships and wherever turn order decides.
rule-TWO-07 = On the Automa’s turn a token is drawn, which names an action board. One Automa worker is placed there or removed from there. No action is carried out.
rule-TWO-08 = If that board can’t be used, another token is drawn.
    .ruling = When placing, a board can’t be used if it is full; when removing, if no Automa worker stands on it. Drawn tokens stay out; when none is left, all eight are shuffled again.
rule-TWO-09 = At the start of each round all eight Automa tokens are shuffled again.
rule-TWO-10 = At the end, the colour shown by most of the five revealed victory-type cards decides. If it is red, only the contest for Pirate King counts (WIN-03); if it is blue, only the contest for Governor (WIN-01 and WIN-02). There is only one winner.
    .ruling = If the players are still tied after all comparisons, they share the victory.
rule-TWO-11 = If the colour is blue and nobody has proven their allegiance, nobody wins.
rule-TWO-12 = All other limits apply as well, among them the limit of 10 between blue and red VP (END-05).
rule-TWO-13 = The game tells you when it is already decided: the final colour is certain to be blue, only one of the two players has a proven allegiance, and the other can no longer get there.
    .ruling = The players may then agree to stop there, with that player as the winner, or play on. The game says so only when it is certain from what everybody at the table can see; it may miss some such cases, and it never rules out allegiance 6.
rule-TWO-14 = How do the wishes work with 2 players?
    .ruling = Both rewards can be won. The Automa is not ranked. If you tie, both players take the first reward.
