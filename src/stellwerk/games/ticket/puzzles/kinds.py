"""All kinds of puzzles of Ticket to Ride, collected."""

from importlib import resources

from stellwerk.games.puzzle_kinds import FamilyPuzzles
from stellwerk.games.ticket.puzzles.cheapest_network import CheapestNetwork
from stellwerk.games.ticket.puzzles.keeping_tickets import KeepingTickets
from stellwerk.games.ticket.puzzles.last_turn import LastTurn
from stellwerk.games.ticket.puzzles.longest_path import LongestPath
from stellwerk.games.ticket.puzzles.shared import essence, marks

PUZZLES = FamilyPuzzles(
    kinds=(LastTurn(), LongestPath(), KeepingTickets(), CheapestNetwork()),
    marks=marks,
    essence=essence,
    folder=resources.files("stellwerk.games.ticket") / "puzzle_files",
)
