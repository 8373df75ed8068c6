### Wie Bots in jedem Spiel von einer Entscheidung sprechen.

why-chance = Ich habe nicht nachgedacht: Das Los hat entschieden.
why-compared = Ich habe { $number } Züge in gedachten Partien verglichen; mit diesem habe ich { $percent } % davon gewonnen.
why-learned = Ich spiele nach Erfahrung: { $percent } % davon sprachen für diesen Zug.
