### Ce que disent les robots : pourquoi une option leur plaît, et ce qui a mal tourné.

bot-reason-blue = PV bleus
bot-reason-red = PV rouges
bot-reason-money = argent
bot-reason-goods = marchandises
bot-reason-income = revenus des manches à venir
bot-reason-reputation = réputation
bot-reason-buildings = ce que rapporteront les bâtiments
bot-reason-room = place dans l’entrepôt
bot-reason-captains = capitaines et leurs canons
bot-reason-next-building = un bâtiment à portée
bot-reason-next-captain = un capitaine à portée
bot-reason-next-contract = un contrat à portée
bot-reason-wishes = les souhaits du peuple
bot-reason-allegiance = l’allégeance
bot-reason-limit = la limite de 10 entre bleu et rouge
bot-reason-rows = les lignes laissées sur les plateaux
bot-reason-blind = choisit sans regarder

bot-fault-error = { $bot } est tombé en panne ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-type = { $bot } a répondu par autre chose qu’une réponse ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-illegal = { $bot } a choisi une action interdite ici ({ $detail }) ; { $fallback } joue à sa place.
bot-fault-slow = { $bot } a été trop lent ({ NUMBER($detail, minimumFractionDigits: 1) } s) ; { $fallback } joue à sa place.
bot-fault-out = { $bot } a été trop lent une fois de trop ({ NUMBER($detail, minimumFractionDigits: 1) } s) ; désormais, { $fallback } joue à sa place.
bot-fault-deaf = { $bot } a été trop lent et ne se laisse pas interrompre : il intercepte tout. Son processus s’arrête ici.
