### Een snelle start voor de familie Trans: één stap per plaatje.

quick-trans-cities-title = Vijf geheime steden
quick-trans-cities = Elke ronde krijg je één stad van elke kleur. Verbind ze alle vijf per spoor voordat de anderen de hunne hebben verbonden.
quick-trans-marker-title = Je start
quick-trans-marker = Zet je marker op een vrij kruispunt, het liefst ergens tussen je steden.
quick-trans-lay-title = Twee rails per beurt
quick-trans-lay = Een rail kost 1, over bergen of water 2, en je hebt 2 te besteden. Alles moet met je marker verbonden zijn.
quick-trans-meet-title = Rails zijn van iedereen
quick-trans-meet = Waar netwerken elkaar raken, worden ze één, en iedereen bouwt er overal aan verder. Zo doen de anderen vaak jouw werk.
quick-trans-round-title = Het einde van een ronde
quick-trans-round = Zodra iemands steden allemaal verbonden zijn, is de ronde voorbij: daarvoor zijn er 4 punten, en voor de anderen minder naarmate ze meer rails missen.
quick-trans-end-title = Het einde
quick-trans-end = Heeft iemand na een ronde 13 punten, dan wint wie de meeste heeft.
