### The guided first game.

learn-title = Your first game
learn-intro = A real game against two bots. Whenever something new comes up, a note explains it: { $n } short notes, no rulebook. You can end the lesson at any time and simply play on.
learn-begin = Start the lesson
learn-resume = Continue your lesson
learn-again = Start over
learn-all = Read all the notes
learn-lesson = Lesson
learn-progress = Note { $at } of { $all }
learn-got-it = Got it
learn-quit = End the lesson
learn-earlier = Previous note
learn-waiting = The next note appears by itself
learn-rules = In the rules:

## The notes

learn-goal = Two ways to win
    .text = You are settling an island between Crown and People. Blue victory points are for the Crown, red ones for the People. Whoever has the most red is Pirate King. Whoever has the most blue is Governor, but only with a proven allegiance. Both win, and one person may be both.
learn-boards = Four places, four workers
    .text = You have four workers. On your turn you use one of them at one of these boards and take what a row gives. After four turns the round’s actions are over. There are five rounds.
learn-own = Your board
    .text = Here are your money, your population, your stars and your goods. Each round brings as many $ as your population. The warehouse is small: each square holds one piece, and a paid expansion opens another square.
learn-ships = Ships
    .text = Before the actions, ships offer goods. Pay for one and take exactly one of its rows, or pass. Turns go round the table until everybody passes, so you may buy several. Keep some money for the round.
learn-row = Count the workers
    .text = In rounds I, III and V you take a worker away. The row you use has the number of workers that stood on the board before. So others change your rows, and you change theirs. The row that is next is marked; the alternative action at the bottom is always available instead.
learn-turn_end = Before you end the turn
    .text = You may still take free actions, such as firing a captain’s cannons. You can also undo what you did, as long as nothing hidden was revealed. When you are happy, end the turn.
learn-trade = Trade
    .text = Sell and buy as much as you like in one go. The best type you sell brings $1 more each, and the best type you buy costs $1 less each; the scale finds them for you. What you sell makes room for what you buy.
learn-build = Build
    .text = Pay the goods and take the building: points right away, sometimes an instant effect with a lightning bolt, and often something that lasts for the whole game. You build each type only once, and copies run out.
learn-captain = Captains and cannons
    .text = A captain costs money. Some help right away, many wait: before or after an action of yours you may pay the cannons on the card for its reward, once, even in the turn you hired it. Captains with cannons are worth much at the end, so keep an eye on cannons.
learn-contract = Contracts
    .text = A contract takes goods, mostly barrels and tobacco, and pays many points: you choose whether red or blue. What is printed under its slot comes on top. Contracts slide to the right, where the slots are better.
learn-star = Reputation
    .text = Every star moves you one step along this track, and you immediately take what the step shows: money, goods, points, even whole actions. A few stars at the right moment make a long turn.
learn-wish = What the people wish for
    .text = At the end of each round the symbols on its wish card are counted on everybody’s cards. First and second place get a reward. All five wishes are visible, so you can build for them in time.
learn-placing = Now workers are placed
    .text = In rounds II and IV it runs the other way: you place a worker, and the row has the number of workers standing there after that. Early workers use low rows, late ones high rows, and boards fill up.
learn-allegiance = Eight blue points
    .text = At your 8th blue point your chest closes: from then on only you see your points. At the same moment you choose one of these allegiances. It gives red points, and to be Governor you must fulfil its condition by the end.
learn-limit = At most 10 apart
    .text = At the very end your two colours may be at most 10 apart; you lose whatever the higher one has beyond that. So push one colour, but never neglect the other.
learn-ending = The last round
    .text = After this round, captains that still wait may be activated, the goods left are sold, and every $10 can become a point of your choice, in secret. Then the chests open. Fair winds!
