"""Vectors of games: slots that a crew steps on threads that never ask for Python's lock.

What a slot does follows from the seed, its deals and the caller's actions. Which thread does it,
and when, changes nothing.
"""

import cython
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.bits import Word
from cython.cimports.stellwerk.kernel.crew import Crew, Piecework, finish_job, post_job
from cython.cimports.stellwerk.kernel.observing import KernelObserver
from cython.cimports.stellwerk.kernel.policy import KernelPolicy
from cython.cimports.stellwerk.kernel.slots import (
    MOST_PLAYERS,
    Buffers,
    Slot,
    Table,
    any_of,
    deal,
    first_dice,
    rounded,
    slot_of,
    step_slot,
    step_slots,
)
from cython.cimports.stellwerk.kernel.state import KernelRules, KernelState


@cython.cclass
class KernelVector:
    """So many slots; `policies` (None: chance) play the seats that `seating` gives them.

    `seating` has a row for each slot and a byte for each seat: 0 for the caller, else 1 + the
    number of a policy.
    """

    def __cinit__(
        self, rules: KernelRules, observer: KernelObserver, slots: cython.int, crew: Crew,
        policies: list, seating: cython.const[cython.uchar][:, ::1], deals: list,
        stride: cython.longlong, seed: cython.ulonglong,
    ):  # fmt: skip
        self.rules = rules
        self.observer = observer
        self.crew = crew
        self.slots = slots
        self.kept = [policies]
        self.check(policies, seating, deals)
        table: cython.pointer(Table) = cython.address(self.table)
        table.rules = cython.address(rules.procedures)
        table.board = rules.board_
        table.observer = cython.address(observer.observer)
        table.players = rules.players
        table.opening_policy = -1
        table.adviser = -1
        table.seed = seed
        table.stride = stride
        table.win_reward = 1.0
        self.seat_policies(policies)
        self.make_room()
        number: cython.int
        seat: cython.int
        for number in range(slots):
            self.slot_at(number).deal = deals[number]
            for seat in range(table.players):
                table.seating[number * table.players + seat] = seating[number, seat]
        self.job.work = cython.cast(Piecework, step_slots)
        self.job.shared = table
        self.job.size = slots
        self.job.portion = PORTION

    def check(self, policies: list, seating: cython.const[cython.uchar][:, ::1], deals: list):
        """ValueError for what does not fit together."""
        if self.slots < 1:
            raise ValueError(f"a vector has at least one slot, not {self.slots}")
        if self.observer.rules is not self.rules:
            raise ValueError("this observer was made for the rules of another game")
        if len(policies) > MOST_PLAYERS:
            raise ValueError(f"at most {MOST_PLAYERS} policies can play; these are {len(policies)}")
        if seating.shape[0] != self.slots or seating.shape[1] != self.rules.players:
            raise ValueError("the seating has a row for each slot and a column for each seat")
        if len(deals) != self.slots:
            raise ValueError("every slot needs the number of its first deal")
        number: cython.int
        seat: cython.int
        for number in range(self.slots):
            asked: cython.int = 0
            for seat in range(self.rules.players):
                if seating[number, seat] > len(policies):
                    raise ValueError(f"slot {number} seats a policy that is not there")
                asked += seating[number, seat] == 0
            if not asked:
                raise ValueError(f"in slot {number} no seat is left to the caller")

    def seat_policies(self, policies: list):
        """Where the policies and their weights are, and how much memory their minds take."""
        table: cython.pointer(Table) = cython.address(self.table)
        policy: KernelPolicy
        for number in range(len(policies)):
            if policies[number] is None:
                continue
            policy = policies[number]
            table.policy[number] = cython.address(policy.policy)
            table.weights[number] = policy.weights_
            table.mind_size = max(table.mind_size, policy.policy.mind_size)
        table.policies = len(policies)
        table.mind_size = 16 * ((table.mind_size + 15) // 16)

    def make_room(self):
        """One piece of memory for all slots; every part of a slot begins at a multiple of 64."""
        table: cython.pointer(Table) = cython.address(self.table)
        minds: cython.Py_ssize_t = table.players * table.mind_size
        table.position_at = rounded(cython.sizeof(Slot))
        table.minds_at = table.position_at + rounded(table.rules.position_size)
        table.advice_minds_at = table.minds_at + rounded(minds)
        table.observer_memory_at = table.advice_minds_at + rounded(minds)
        table.slot_size = table.observer_memory_at + rounded(table.observer.memory_size)
        table.memory = cython.cast(cython.p_char, calloc(self.slots, table.slot_size))
        table.seating = cython.cast(cython.p_uchar, calloc(self.slots, table.players))
        if table.memory == cython.NULL or table.seating == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        # Where the crew has gone first, nobody works any more.
        if self.is_under_way and self.crew is not None:
            finish_job(self.crew.room, cython.address(self.job))
        free(self.table.memory)
        free(self.table.seating)

    def slot_at(self, number):
        """Where a slot is."""
        return slot_of(cython.address(self.table), number)

    def attach(
        self, legal: Word[:, ::1], seats: cython.uchar[::1], ends: cython.uchar[::1],
        rewards: cython.float[:, ::1], shares: cython.float[:, ::1], points: cython.float[:, ::1],
        actions: cython.int[::1], observations: object = None, advice: object = None,
    ):  # fmt: skip
        """Write into these arrays from now on; without observations or advice, none are made."""
        players: cython.int = self.table.players
        buffers: cython.pointer(Buffers) = cython.address(self.table.buffers)
        seen: cython.uchar[:, ::1]
        asked: cython.int[::1]
        self.expect_idle()
        wanted = {
            "legal": (legal, (self.slots, self.observer.words)),
            "seats": (seats, (self.slots,)),
            "ends": (ends, (self.slots,)),
            "rewards": (rewards, (self.slots, players)),
            "shares": (shares, (self.slots, players)),
            "points": (points, (self.slots, players)),
            "actions": (actions, (self.slots,)),
            "observations": (observations, (self.slots, self.observer.size)),
            "advice": (advice, (self.slots,)),
        }
        for name, (given, shape) in wanted.items():
            if given is not None and memoryview(given).shape != shape:
                raise ValueError(f"{name} must have the shape {shape}")
        buffers.observations = cython.NULL
        buffers.advice = cython.NULL
        if observations is not None:
            seen = observations
            buffers.observations = cython.address(seen[0, 0])
        if advice is not None:
            asked = advice
            buffers.advice = cython.address(asked[0])
        buffers.legal = cython.address(legal[0, 0])
        buffers.seats = cython.address(seats[0])
        buffers.ends = cython.address(ends[0])
        buffers.rewards = cython.address(rewards[0, 0])
        buffers.shares = cython.address(shares[0, 0])
        buffers.points = cython.address(points[0, 0])
        buffers.actions = cython.address(actions[0])
        self.kept[1:] = [
            legal, seats, ends, rewards, shares, points, actions, observations, advice
        ]  # fmt: skip

    def reward_by(self, win: cython.float, margin: cython.float):
        """What a win is worth, and a point ahead of the best other."""
        self.expect_idle()
        self.table.win_reward = win
        self.table.margin_reward = margin

    def ask(self, policy: cython.int):
        """Whom to ask for advice at every decision: the number of a policy, or -1."""
        self.expect_idle()
        if not -1 <= policy < self.table.policies:
            raise ValueError(f"there is no policy {policy} to ask")
        self.table.adviser = policy

    def expect_idle(self):
        """RuntimeError while a step is under way."""
        if self.is_under_way:
            raise RuntimeError("a step is under way: wait for it first")

    def begin(self, openings: list, policy: cython.int = -1):
        """Deal in every slot; a policy plays so many moves first, for everybody."""
        number: cython.int
        self.expect_idle()
        if len(openings) != self.slots:
            raise ValueError("every slot needs the number of its opening moves")
        if not -1 <= policy < self.table.policies or (policy < 0 and any(openings)):
            raise ValueError(f"there is no policy {policy} to play openings")
        self.table.opening_policy = policy
        for number in range(self.slots):
            self.slot_at(number).opening = openings[number]
            self.slot_at(number).dice.state = first_dice(self.table.seed, self.slot_at(number).deal)
            self.slot_at(number).choosing.state = first_dice(
                ~self.table.seed, self.slot_at(number).deal
            )
            deal(cython.address(self.table), self.slot_at(number), number)
        self.go(False)
        self.wait()

    def go(self, apply: bool = True):
        """Let the crew carry out the actions and go on to the next decisions; returns at once."""
        self.expect_idle()
        if self.table.buffers.legal == cython.NULL:
            raise RuntimeError("attach arrays first")
        self.table.applying = apply
        self.table.wrong_slot = 0
        self.is_under_way = True
        with cython.nogil:
            post_job(self.crew.room, cython.address(self.job))

    def wait(self):
        """Until the step is done, helping with it; ValueError if an action was not legal."""
        if not self.is_under_way:
            return
        with cython.nogil:
            finish_job(self.crew.room, cython.address(self.job))
        self.is_under_way = False
        if self.table.wrong_slot:
            raise ValueError(f"the action of slot {self.table.wrong_slot - 1} is not legal")

    def choose_randomly(self):
        """Write a legal action into every slot's place, by chance, from its own dice."""
        number: cython.int
        table: cython.pointer(Table) = cython.address(self.table)
        self.expect_idle()
        with cython.nogil:
            for number in range(self.slots):
                table.buffers.actions[number] = any_of(
                    table.buffers.legal + number * table.observer.words, table.observer.words,
                    cython.address(slot_of(table, number).choosing),
                )  # fmt: skip

    def histories(self) -> list:
        """(deal, dice, opening moves, the caller's dice, actions) of every slot: to come back."""
        self.expect_idle()
        result = []
        number: cython.int
        slot: cython.pointer(Slot)
        for number in range(self.slots):
            slot = self.slot_at(number)
            actions = [slot.history[i] for i in range(slot.decisions)]
            result.append(
                (
                    slot.deal, slot.dice_at_deal, slot.opening_at_deal, slot.choosing.state,
                    actions,
                )
            )  # fmt: skip
        return result

    def come_back(self, histories: list, policy: cython.int = -1):
        """Play every slot to where it stood when `histories` told of it."""
        number: cython.int
        slot: cython.pointer(Slot)
        table: cython.pointer(Table) = cython.address(self.table)
        self.expect_idle()
        if len(histories) != self.slots:
            raise ValueError(f"these are histories of {len(histories)} slots, not {self.slots}")
        table.opening_policy = policy
        table.applying = False
        observations: cython.p_uchar = table.buffers.observations
        table.buffers.observations = cython.NULL  # nobody looks on the way
        for number in range(self.slots):
            slot = self.slot_at(number)
            slot.deal, slot.dice.state, slot.opening, slot.choosing.state, actions = histories[
                number
            ]
            deal(table, slot, number)
            step_slot(table, number)
            for action in actions:
                table.buffers.actions[number] = action
                table.applying = True
                step_slot(table, number)
            table.applying = False
        table.buffers.observations = observations
        if table.wrong_slot:
            raise ValueError("these histories are not of this game")
        self.go(False)
        self.wait()

    def put_into(self, number: cython.int, state: KernelState):
        """Let a state of the same game stand where a slot stands."""
        self.expect_idle()
        if not 0 <= number < self.slots:
            raise IndexError(f"there are slots 0 to {self.slots - 1}, not {number}")
        if state.rules is not self.rules:
            raise ValueError("this state belongs to another game")
        memcpy(
            state.at, cython.cast(cython.p_char, self.slot_at(number)) + self.table.position_at,
            self.rules.procedures.position_size,
        )  # fmt: skip

    @property
    def bytes_per_slot(self) -> int:
        """The memory of one slot."""
        return self.table.slot_size
