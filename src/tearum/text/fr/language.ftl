### La langue elle-même, et comment elle écrit les nombres.

language-name = Français
number-point = { "," }
number-thousands = { "\u202F" }
number-percent = { "\u202F%" }

# Affiché avant que la page ait ses textes.
server-silent = Le serveur ne répond pas. Nouvelle tentative…
