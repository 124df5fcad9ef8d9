### Ce que se disent les gens autour d’une table, et les mots de son rythme.

talk-phrase-hello = Bonjour !
talk-phrase-good_luck = Bonne chance !
talk-phrase-one_moment = Un instant, s’il vous plaît.
talk-phrase-back_soon = Je reviens tout de suite.
talk-phrase-your_turn = C’est à vous de jouer.
talk-phrase-thanks = Merci !
talk-phrase-sorry = Pardon !
talk-phrase-well_played = Bien joué !
talk-phrase-ouch = Aïe !
talk-phrase-play_on = Continuons la partie.
talk-phrase-good_game = Belle partie !
talk-phrase-another_game = Une autre partie ?
talk-phrase-goodbye = Je dois y aller. Au revoir !

talk-reaction-cheers = { $player } trinque
talk-reaction-smile = { $player } sourit
talk-reaction-laugh = { $player } rit
talk-reaction-applause = { $player } applaudit
talk-reaction-surprise = { $player } n’en revient pas
talk-reaction-sad = { $player } est triste

talk-nudge = { $by } rappelle à { $player } que c’est son tour.
talk-time-up = Le temps est écoulé : c’est à { $player } de jouer.

pace-none = Sans limite de temps
pace-relaxed = Détendu : cinq minutes par tour
pace-correspondence = Par correspondance : trois jours par tour

time-out-remind = Un rappel
time-out-bot = Un bot prend le relais
