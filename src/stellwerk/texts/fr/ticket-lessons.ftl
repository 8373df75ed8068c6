# Les leçons des Aventuriers du Rail : ce qui se dit à côté de la table, étape par étape.

lesson-ticket-europe-title = Votre première partie en Europe
lesson-ticket-europe-welcome = Bienvenue à la table ! Vous rejoignez Ida au milieu d’une partie : vos trains roulent déjà de Petrograd à Madrid. Dans dix minutes, vous aurez fait tout ce que l’on fait dans ce jeu.
lesson-ticket-europe-end = Vous savez tout. À la fin, on compte les cartes Destination, les gares dont vous n’avez pas eu besoin et 10 points pour le plus long chemin. La prochaine partie est à vous dès la première carte.

lesson-ticket-europe-draw = À chaque tour, une seule chose : piocher des cartes, prendre une route, piocher des cartes Destination ou bâtir une gare. Il manque München – Wien à votre Paris – Wien, et il y faut trois cartes orange. Vous en avez deux : prenez celle de la rangée.
lesson-ticket-europe-draw-done = Vous en avez trois maintenant.
lesson-ticket-europe-draw-locomotive = Une locomotive visible compte pour les deux cartes, et le tour s’arrête là. Rien de perdu, c’est un joker ; mais l’orange vous laissait une seconde carte.
lesson-ticket-europe-draw-blind = La pioche peut tout donner, c’est son charme. Avec les cartes visibles, on sait ce que l’on prend : regardez si l’orange est encore là.
lesson-ticket-europe-draw-else = C’est permis aussi. Mais München – Wien attendra que vous ayez trois cartes orange. Prenez l’orange dès que possible.

lesson-ticket-europe-second = Ce tour vous donne encore une carte. Prenez celle qui vous plaît, ou tentez la pioche.

lesson-ticket-europe-claim = Trois cartes orange, trois cases orange : touchez München – Wien sur la carte et payez. Les points sont à vous tout de suite.
lesson-ticket-europe-claim-done = 4 points, et trois wagons de moins en réserve. Celui qui n’en a plus que deux déclenche le dernier tour : surveillez ceux d’Ida.
lesson-ticket-europe-claim-other = Des points sont des points, et les routes n’ont pas à se toucher. Mais celle-ci ne fait pas avancer Paris – Wien, et ce qui est payé est parti.
lesson-ticket-europe-claim-else = Les cartes restent, les routes non : elles vont au premier venu. Prenez München – Wien à votre prochain tour.

lesson-ticket-europe-tickets = Votre réseau est déjà grand, et une carte Destination qui l’emprunte arrive à moitié faite. Consacrez ce tour à en piocher.
lesson-ticket-europe-tickets-else = C’est un tour comme un autre. Mais c’est le moment des cartes Destination, tant qu’il reste des tours pour les accomplir.

lesson-ticket-europe-keep = Il faut en garder au moins une. Zürich – Budapest a votre München – Wien en plein milieu. Les deux autres mènent bien loin : rendez-les.
lesson-ticket-europe-keep-done = Bon choix : il ne manque plus que Zürich – München et Wien – Budapest.
lesson-ticket-europe-keep-else = Quelle audace ! Songez-y : une carte inachevée à la fin coûte autant de points qu’elle en aurait rapporté.

lesson-ticket-europe-locomotive = Zürich – München est un tunnel, et un tunnel peut coûter plus qu’il ne montre. Une locomotive vaut toute couleur. Visible, elle compte pour les deux cartes du tour : prenez-la quand même.
lesson-ticket-europe-locomotive-done = Un joker en main : le tunnel ne fait plus peur.
lesson-ticket-europe-locomotive-else = Comme il vous plaira. Un joker aurait rassuré : le prix d’un tunnel, nul ne le connaît d’avance.

lesson-ticket-europe-tunnel = En avant dans le tunnel : prenez Zürich – München avec deux cartes jaunes. On dévoile ensuite trois cartes, et chaque jaune ou locomotive parmi elles coûte une carte de plus.
lesson-ticket-europe-tunnel-else = Le tunnel peut attendre un tour. Mais sans lui, Zürich – Budapest n’est qu’un bout de papier : prenez Zürich – München la prochaine fois.

lesson-ticket-europe-pay = La voilà, la carte qui en coûte une de plus. Payez-la en jaune ou avec la locomotive. Vous pourriez aussi reprendre vos cartes ; le tour serait fini, et rien d’autre de perdu.
lesson-ticket-europe-pay-done = Passé ! Zürich – München est à vous.
lesson-ticket-europe-pay-else = Vos cartes sont revenues en main et le tour est fini : cela ne coûte rien de plus. Réessayez au prochain tour ; d’autres cartes sortiront.

lesson-ticket-europe-station = Ida a été plus rapide : Wien – Budapest est à elle, et à deux joueurs la seconde voie est fermée. Bâtissez une gare à Wien ou à Budapest, pour une seule carte : une de ses routes qui y mène comptera pour vos cartes Destination.
lesson-ticket-europe-station-done = Zürich – Budapest est relié, par les rails d’Ida. Une gare jamais bâtie vaut 4 points ; celle-ci vous en vaut davantage.
lesson-ticket-europe-station-other = Une gare ne sert que pour les routes qui mènent à sa ville, et d’ici aucune ne va à Budapest. La prochaine coûte deux cartes d’une couleur : à Wien ou à Budapest, elle les vaut.
lesson-ticket-europe-station-else = Sans les rails d’Ida, pas de Budapest, et une carte inachevée vous coûte 6 points. Une gare à Wien ou à Budapest arrange tout.

lesson-ticket-europe-last = Ida n’a plus que deux wagons : c’est le dernier tour. Chacun joue encore une fois, et c’est à vous. Frankfurt – München, deux cartes roses, achève Paris – Wien.
lesson-ticket-europe-last-done = Paris – Wien est relié : 8 points à la fin.
lesson-ticket-europe-last-else = Paris – Wien reste inachevé : 8 points de moins au lieu de 8 de plus. S’il vous reste un tour, regardez Frankfurt – München.
