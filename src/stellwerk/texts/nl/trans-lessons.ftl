# Lessen van Trans Europa en Trans Amerika.

lesson-trans-europa-title = Je eerste ronde in Europa
lesson-trans-europa-welcome = Welkom! Jij en Bea hebben elk 9 punten, en deze ronde beslist: wie haar wint, heeft de partij. Iedereen heeft vijf geheime steden, één van elke kleur. De jouwe zijn London, Glasgow, Zürich, Firenze en Vilnius.
lesson-trans-europa-end = Dat is het hele spel: goed beginnen, leggen waar het telt en gebruiken wat anderen bouwen. Wie zijn vijf steden het eerst verbindt, krijgt 4 punten; de anderen missen rails, en dat kost hun punten. Speel nu een hele partij!
lesson-trans-europa-place = Al je steden moeten met je startsteen verbonden raken. Hij mag op elk vrij kruispunt staan, ook in een stad. Ergens in hun midden is een goede plek: zet hem op Wien, of in de buurt van Zürich.
lesson-trans-europa-place-done = Een goede plek: geen stad is ver van daar.
lesson-trans-europa-place-else = Je mag overal beginnen, en het komt goed. Vanuit het midden van je steden waren de wegen korter: het aantal ontbrekende rails zegt het.
lesson-trans-europa-first = Een beurt: twee rails op enkele lijnen, of één op een dubbele. Elke rail moet het net van je startsteen raken. Begin richting Zürich; wat je nog mist, wordt ernaast geteld.
lesson-trans-europa-first-done = Eén rail minder te gaan.
lesson-trans-europa-first-else = Deze rail brengt geen stad dichterbij: het aantal ontbrekende rails blijft gelijk. Hij ligt er nu voor iedereen.
lesson-trans-europa-second = In deze beurt heb je nog een rail. Hij mag ergens anders liggen, als hij je net maar raakt.
lesson-trans-europa-second-done = Twee rails: je beurt is voorbij. Ook de rails van Bea hebben geen kleur; ze zijn van niemand.
lesson-trans-europa-second-stop = Na één rail mag je stoppen. Soms is dat slim, als de tweede alleen de anderen zou helpen. Hier had hij jou geholpen.
lesson-trans-europa-second-else = Die rail leidt van je steden weg. Kijk waar het aantal ontbrekende rails daalt.
lesson-trans-europa-towards = Ga zo een paar beurten door. Lijnen over water en bergen zijn dubbel en kosten een hele beurt; de veerboot over het Kanaal en de tunnel door de Zwitserse Alpen zijn enkel. Vilnius kan wachten: daar komt Bea vandaan.
lesson-trans-europa-towards-done = Je bent goed op weg.
lesson-trans-europa-towards-stop = Dat mag, maar wie stopt geeft een rail weg. Bea stopt niet.
lesson-trans-europa-towards-else = Door deze rail komt geen stad dichterbij. Een omweg kost zoveel rails als hij lang is.
lesson-trans-europa-join = Kijk: het net van Bea heeft het jouwe bereikt, en nu zijn ze één. Al haar rails zijn ook van jou, en opeens is Vilnius verbonden. Vanaf nu mag je er overal aan verder bouwen, en zij ook. Op naar de steden die je mist.
lesson-trans-europa-join-done = Dat is de kern van het spel: laat de anderen voor je bouwen.
lesson-trans-europa-join-stop = Sinds beide netten één zijn, helpt elke verspilde beurt Bea.
lesson-trans-europa-join-else = Vanaf het gezamenlijke net is er een kortere weg. Let op het aantal ontbrekende rails.
lesson-trans-europa-finish = Het laatste stuk! De ronde eindigt meteen als al je vijf steden met je startsteen verbonden zijn, wie de laatste rail ook legt.
lesson-trans-europa-finish-stop = Zo dicht bij het einde telt elke rail. Leg ze allebei.
lesson-trans-europa-finish-else = Dat brengt de laatste steden niet dichterbij. Wat je aan het eind mist, kost punten.
