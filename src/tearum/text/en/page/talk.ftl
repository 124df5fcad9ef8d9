### What people at a table say to each other, and the words of its pace.

talk-phrase-hello = Hello!
talk-phrase-good_luck = Good luck!
talk-phrase-one_moment = One moment, please.
talk-phrase-back_soon = I’ll be right back.
talk-phrase-your_turn = It’s your turn.
talk-phrase-thanks = Thank you!
talk-phrase-sorry = Sorry!
talk-phrase-well_played = Well played!
talk-phrase-ouch = Ouch!
talk-phrase-play_on = Let’s play on.
talk-phrase-good_game = Good game!
talk-phrase-another_game = Another game?
talk-phrase-goodbye = I have to go. Goodbye!

talk-reaction-cheers = { $player } raises a glass
talk-reaction-smile = { $player } smiles
talk-reaction-laugh = { $player } laughs
talk-reaction-applause = { $player } applauds
talk-reaction-surprise = { $player } is surprised
talk-reaction-sad = { $player } is sad

talk-nudge = { $by } reminds { $player } to play.
talk-time-up = Time is up: it is { $player }’s turn.

pace-none = No clock
pace-relaxed = Relaxed: five minutes a turn
pace-correspondence = By correspondence: three days a turn

time-out-remind = A reminder
time-out-bot = A bot takes over
