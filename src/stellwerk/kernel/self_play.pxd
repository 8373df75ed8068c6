# Whole games by policies, one for each seat, with everything they decided: for whoever wants to watch.
