### Die Sprache selbst, und wie sie Zahlen schreibt.

language-name = Deutsch
number-point = { "," }
number-thousands = { "\u202F" }
number-percent = { "\u202F%" }

# Gezeigt, bevor die Seite ihre Texte hat.
server-silent = Der Server antwortet nicht. Neuer Versuch …
