### The language itself, and how it writes numbers.

language-name = English
number-point = { "." }
number-thousands = { "," }
number-percent = { "%" }
