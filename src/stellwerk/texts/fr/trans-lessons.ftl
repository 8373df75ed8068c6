# Les leçons de Trans Europa et Trans Amerika.

lesson-trans-europa-title = Votre première manche en Europe
lesson-trans-europa-welcome = Bienvenue ! Vous et Bea avez 9 points chacun, et cette manche décide : qui la gagne remporte la partie. Chacun a cinq villes secrètes, une par couleur. Les vôtres : London, Glasgow, Zürich, Firenze et Vilnius.
lesson-trans-europa-end = C’est tout le jeu : bien partir, poser où cela compte et profiter de ce que bâtissent les autres. Qui relie ses cinq villes le premier marque 4 points ; aux autres, les rails manquants en coûtent. Jouez maintenant une partie entière !
lesson-trans-europa-place = Toutes vos villes doivent être reliées à votre marqueur de départ. Il peut se poser sur n’importe quel croisement libre, même dans une ville. Le mieux est au milieu : posez-le à Wien, ou près de Zürich.
lesson-trans-europa-place-done = Bien choisi : aucune ville n’est loin de là.
lesson-trans-europa-place-else = On peut partir de partout, et cela ira. Du milieu de vos villes, les chemins étaient plus courts : le nombre de rails manquants le dit.
lesson-trans-europa-first = Un tour : deux rails sur des lignes simples, ou un sur une ligne double. Chaque rail doit toucher le réseau de votre marqueur. Commencez vers Zürich ; ce qui vous manque est compté à côté.
lesson-trans-europa-first-done = Un rail de moins à poser.
lesson-trans-europa-first-else = Ce rail ne rapproche aucune de vos villes : le nombre de rails manquants n’a pas bougé. Il reste là, pour tous.
lesson-trans-europa-second = Il vous reste un rail ce tour-ci. Il peut être ailleurs, pourvu qu’il touche votre réseau.
lesson-trans-europa-second-done = Deux rails : votre tour est fini. Les rails de Bea n’ont pas de couleur non plus ; ils ne sont à personne.
lesson-trans-europa-second-stop = On peut s’arrêter après un rail. C’est parfois habile, quand le second n’aiderait que les autres. Ici, il vous aurait aidé.
lesson-trans-europa-second-else = Ce rail s’éloigne de vos villes. Voyez où le nombre de rails manquants diminue.
lesson-trans-europa-towards = Continuez ainsi quelques tours. Les lignes sur l’eau et la montagne sont doubles et coûtent un tour entier ; le ferry de la Manche et le tunnel des Alpes suisses sont simples. Vilnius peut attendre : Bea vient de là.
lesson-trans-europa-towards-done = Vous êtes en bonne voie.
lesson-trans-europa-towards-stop = C’est permis, mais qui s’arrête perd un rail. Bea, elle, ne s’arrête pas.
lesson-trans-europa-towards-else = Aucune ville ne se rapproche par ce rail. Un détour coûte autant de rails qu’il est long.
lesson-trans-europa-join = Voyez : le réseau de Bea a rejoint le vôtre, et les deux ne font plus qu’un. Tous ses rails sont aussi les vôtres, et soudain Vilnius est reliée. Désormais vous pouvez bâtir partout sur ce réseau, et elle aussi. En route vers les villes qui manquent.
lesson-trans-europa-join-done = C’est le cœur du jeu : laissez les autres bâtir pour vous.
lesson-trans-europa-join-stop = Depuis que les réseaux ne font qu’un, chaque tour perdu aide Bea.
lesson-trans-europa-join-else = Du réseau commun part un chemin plus court. Surveillez le nombre de rails manquants.
lesson-trans-europa-finish = La dernière étape ! La manche s’arrête dès que vos cinq villes sont reliées à votre marqueur, peu importe qui pose le dernier rail.
lesson-trans-europa-finish-stop = Si près du but, chaque rail compte. Posez les deux.
lesson-trans-europa-finish-else = Cela ne rapproche pas les dernières villes. À la fin, les rails manquants coûtent des points.
