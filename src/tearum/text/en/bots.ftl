### What bots say: why they like an option, and what went wrong with one.

bot-reason-blue = blue VP
bot-reason-red = red VP
bot-reason-money = money
bot-reason-goods = goods
bot-reason-income = income of the rounds to come
bot-reason-reputation = reputation
bot-reason-buildings = what the buildings will yield
bot-reason-room = room in the warehouse
bot-reason-captains = captains and their cannons
bot-reason-next-building = a building in reach
bot-reason-next-captain = a captain in reach
bot-reason-next-contract = a contract in reach
bot-reason-wishes = the people’s wishes
bot-reason-allegiance = the allegiance
bot-reason-limit = the limit of 10 between blue and red
bot-reason-rows = the rows left on the boards
bot-reason-blind = picks without looking

bot-fault-error = { $bot } broke down ({ $detail }); { $fallback } moves in its place.
bot-fault-type = { $bot } answered with something that is no answer ({ $detail }); { $fallback } moves in its place.
bot-fault-illegal = { $bot } chose an action that is not legal here ({ $detail }); { $fallback } moves in its place.
bot-fault-slow = { $bot } took too long ({ NUMBER($detail, minimumFractionDigits: 1) } s); { $fallback } moves in its place.
bot-fault-out = { $bot } took too long once too often ({ NUMBER($detail, minimumFractionDigits: 1) } s); from now on { $fallback } plays in its place.
bot-fault-deaf = { $bot } took too long and cannot be interrupted: it catches everything. Its process ends here.
