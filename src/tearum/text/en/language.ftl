### The language itself, and how it writes numbers.

language-name = English
number-point = { "." }
number-thousands = { "," }
number-percent = { "%" }

# Shown before the page has its texts.
server-silent = The server does not answer. Trying again…
