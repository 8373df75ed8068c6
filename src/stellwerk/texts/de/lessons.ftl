# Was alle Lektionen sagen.

lesson-missed = Das geht in dieser Partie nicht mehr. Macht nichts: Es geht weiter.
lesson-else = Das darfst du auch, aber darum geht es in diesem Schritt nicht. In deinem nächsten Zug kommt er wieder.
