# What all lessons say.

lesson-missed = That is no longer possible in this match. Never mind: the lesson goes on.
lesson-else = You may do that, too, but it is not what this step is about. It is asked again on your next turn.
