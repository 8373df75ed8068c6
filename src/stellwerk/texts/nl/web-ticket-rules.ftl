### Een snelle start voor de familie Ticket to Ride: één stap per plaatje.

quick-ticket-goal-title = Waar het om gaat
quick-ticket-goal = Bezet met je treintjes routes tussen steden: lange leveren het meest op. Elke geheime bestemmingskaart brengt haar punten op als jouw routes de twee steden verbinden, en kost ze anders.
quick-ticket-draw-title = In je beurt: twee kaarten nemen …
quick-ticket-draw = Van de open kaarten of blind van de stapel. Per beurt doe je één ding: dit, of een van de dingen hieronder.
quick-ticket-claim-title = … of een route bezetten
quick-ticket-claim = Betaal één kaart per vak, allemaal in de kleur van de route; op een grijze route in één kleur naar keuze. Je treintjes staan erop en de punten tellen meteen.
quick-ticket-jokers-title = Locomotieven zijn jokers
quick-ticket-jokers = Ze staan voor elke kleur. Maar een open locomotief telt als beide kaarten die je mag nemen.
quick-ticket-ferry-title = Veerboten
quick-ticket-ferry = Een veerboot vraagt minstens zoveel locomotieven als erop staan. De andere vakken betaal je in één kleur.
quick-ticket-tunnel-title = Tunnels
quick-ticket-tunnel = Na het betalen worden drie kaarten omgedraaid. Elke kaart in jouw kleur en elke locomotief kost één kaart meer. Kun of wil je dat niet betalen, dan neem je je kaarten terug en is je beurt voorbij.
quick-ticket-station-title = Stations
quick-ticket-station = Met een station gebruik je aan het eind één route van een ander, alleen voor je bestemmingskaarten. Het eerste kost 1 kaart, het volgende 2, het laatste 3. Elk station dat je nooit bouwt, is 4 punten waard.
quick-ticket-swiss-jokers-title = Locomotieven alleen in tunnels
quick-ticket-swiss-jokers = In Zwitserland staan locomotieven voor elke kleur, maar alleen in tunnels. Daarvoor neem je open locomotieven als gewone kaarten.
quick-ticket-countries-title = Kaarten naar andere landen
quick-ticket-countries = Sommige kaarten noemen meerdere buurlanden. Het beste dat je bereikt telt; bereik je er geen, dan verlies je de laagste waarde.
quick-ticket-tickets-title = … of nieuwe bestemmingskaarten nemen
quick-ticket-tickets = Je bekijkt er een paar en houdt er minstens één. Elke kaart is een belofte: wat aan het eind niet verbonden is, kost zijn punten.
quick-ticket-end-title = Het einde
quick-ticket-end = Heeft iemand nog maar twee treintjes of minder, dan is iedereen nog één keer aan de beurt. Daarna tellen de bestemmingskaarten, en het langste traject brengt 10 punten extra op.
