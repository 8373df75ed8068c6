### A hint, step by step, in any game.

hint-look = Look at all that you are offered now before you choose.
hint-kind = What kind of move: { $what }.
hint-move = The move: { $move }
hint-clear = Of the { $number } moves that were compared, this one is clearly ahead.
hint-near = Of the { $number } moves that were compared, others may be just as good.
hint-only = This is the only move worth a thought.
hint-again = Type the same again for more.
hint-none-left = There is no more to tell about this question.
hint-not-asked = It is not your turn, so there is nothing to hint at.
hint-lesson = In a lesson you are told what to do anyway.
hint-nothing-to-choose = Only one move is possible here: no hint was needed, and none was counted.
hint-unknown = Nobody here knows this game well enough to give hints.
hint-counted = { $number ->
        [one] You took 1 hint.
       *[other] You took { $number } hints.
    }
hint-show-kind = What kind of move?
hint-show-move = Show me the move
hint-play = Play this move
hint-count = Counted: { $number }
hint-fold = See the map
hint-unfold = Read on
