### Hoe bots in elk spel over een beslissing praten.

why-chance = Ik heb niet nagedacht: het lot besliste.
why-compared = Ik heb { $number } zetten vergeleken in partijen die ik me voorstelde; met deze won ik er { $percent } % van.
why-learned = Ik speel op ervaring: { $percent } % daarvan sprak voor deze zet.
