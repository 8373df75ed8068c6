# Wat alle lessen zeggen.

lesson-missed = Dat kan in deze partij niet meer. Geeft niet: de les gaat verder.
lesson-else = Dat mag ook, maar daar gaat deze stap niet over. Hij komt in je volgende beurt terug.
