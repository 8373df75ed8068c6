### What many games say about a board: Trans.

balance-trans-lines = Lines
balance-trans-lines-how = How often a rail is laid on each line in a round; rails belong to everybody.
balance-trans-lines-laid = Laid, % of rounds
balance-trans-lines-laid-won = Who laid it won, %
balance-trans-lines-fact-cost = Cost
balance-trans-cities = Cities
balance-trans-cities-how = How often a city is dealt, how often it is joined by the end of the round, and how its owners fare.
balance-trans-cities-dealt = Dealt, % of rounds
balance-trans-cities-joined = Joined, % of dealt
balance-trans-cities-dealt-won = Owner won, %
balance-trans-cities-joined-won = Joined: won, %
balance-trans-markers = Starting places
balance-trans-markers-how = Where the players begin their networks.
balance-trans-markers-placed = Chosen, % of rounds
balance-trans-markers-placed-won = Who began there won, %
balance-trans-cards = Special cards
balance-trans-cards-how = How often each of them holds in a round.
balance-trans-cards-in-force = In force, % of rounds
balance-trans-cards-in-force-won = Won, %
balance-trans-figure-missing = Missing rails
balance-trans-figure-rails = Rails laid
