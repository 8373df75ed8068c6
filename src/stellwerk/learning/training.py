"""A training: imitation, then self-play, in pieces that follow each other exactly."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import torch

from stellwerk.learning.banks import game_of, make_banks
from stellwerk.learning.checkpoints import (
    Checkpoint,
    Progress,
    Weights,
    read_checkpoint,
    write_checkpoint,
)
from stellwerk.learning.compacting import weights_in
from stellwerk.learning.configuration import Configuration, between
from stellwerk.learning.exporting import export
from stellwerk.learning.lessons import Learner, explained
from stellwerk.learning.network import Network, put_weights, weights_of
from stellwerk.learning.rounds import Collector, Experience, weigh_up
from stellwerk.learning.trials import hold_trial
from stellwerk.nets.shipped import known_net
from stellwerk.vector import Crew

Say = Callable[[dict[str, object]], None]
BANKS = 2
"""While the net looks at one, the crew steps the other."""


class Training:
    """One net on its way; on a CPU everything follows from its configuration, bit by bit."""

    def __init__(
        self, configuration: Configuration, folder: Path, threads: int, device: str,
        say: Say | None = None,
    ) -> None:  # fmt: skip
        self.configuration = configuration
        self.folder = folder
        self.device = device
        self._say = say
        self._began = time.monotonic()
        torch.manual_seed(configuration.seed)
        torch.set_float32_matmul_precision("high")
        if device == "cpu":
            torch.set_num_threads(threads)
        self.crew = Crew(threads)
        self.banks = make_banks(configuration, self.crew, BANKS, device != "cpu")
        game = game_of(configuration, configuration.groups[0])
        assert game.observing is not None
        self.teacher = game.observing.teacher
        self.network = Network(game, configuration.shape).to(device)
        self.past_network = Network(game, configuration.shape).to(device)
        self.chance = torch.Generator(device).manual_seed(configuration.seed)
        self.collector = Collector(self.banks, self.network, device, self.chance)
        play = configuration.self_play
        self.learner = Learner(self.network, play.rate, play.gradient, self.chance)
        arrays = self.banks[0].arrays
        self.experience = Experience(
            play.steps, sum(bank.slots for bank in self.banks), arrays["observations"].shape[1],
            8 * arrays["legal"].shape[1], device,
        )  # fmt: skip
        self.progress = Progress(rate=play.rate)
        self.past: list[Weights] = []
        found = read_checkpoint(folder)
        if found is None:
            self._begin()
        else:
            self._go_on(found)

    def say(self, event: str, **facts: object) -> None:
        """One line of the metrics, as JSON."""
        line = {
            "event": event, "seconds": round(self.seconds, 1), "stage": self.progress.stage,
            "decisions": self.progress.imitated + self.progress.decisions,
            **{name: _short(fact) for name, fact in facts.items()},
        }  # fmt: skip
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "metrics.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if self._say is not None:
            self._say(line)

    @property
    def seconds(self) -> float:
        """How long all pieces together have taken."""
        return self.progress.seconds + time.monotonic() - self._began

    def _begin(self) -> None:
        blocks = self.banks[0].vectors[0].observer.blocks
        self.say(
            "begin", device=self.device, threads=self.crew.threads,
            parameters=sum(each.numel() for each in self.network.parameters()),
            slots=sum(bank.slots for bank in self.banks),
            blocks=[list(block) for block in blocks],
        )  # fmt: skip
        for bank in self.banks:
            bank.begin(self.teacher, 0)
            bank.ask(self.teacher)
        if self.configuration.start:
            put_weights(self.network, weights_in(known_net(self.configuration.start)))
        if self.configuration.imitation.decisions == 0:
            self._end_imitation()

    def _go_on(self, found: Checkpoint) -> None:
        self.progress = found.progress
        put_weights(self.network, found.weights)
        self.past = found.past
        self.learner.forget(self.progress.rate)
        for name, parameter in self.network.named_parameters():
            if self.progress.adam_steps:
                self.learner.optimizer.state[parameter] = {
                    "step": torch.tensor(float(self.progress.adam_steps)),
                    "exp_avg": torch.from_numpy(found.first_moments[name]).to(self.device),
                    "exp_avg_sq": torch.from_numpy(found.second_moments[name]).to(self.device),
                }
        for bank, histories in zip(self.banks, found.histories, strict=True):
            bank.ask(None)
            if self.progress.stage == "imitation":
                for vector in bank.vectors:
                    vector.ask(self.teacher)
            bank.come_back(histories, self.teacher)
        self.chance.set_state(found.chance["own"])
        self.say("go on")

    def save(self) -> None:
        """Write all that is needed to go on from here into a checkpoint."""
        state = self.learner.optimizer.state
        named = list(self.network.named_parameters())
        steps = [int(state[parameter]["step"]) for _, parameter in named if parameter in state]
        self.progress.seconds = self.seconds
        self._began = time.monotonic()
        self.progress.rate = self.learner.rate
        self.progress.adam_steps = steps[0] if steps else 0

        def moments(name: str) -> Weights:
            return {
                own: state[parameter][name].cpu().numpy()
                for own, parameter in named
                if parameter in state
            }

        write_checkpoint(
            self.folder,
            Checkpoint(
                self.progress, weights_of(self.network), moments("exp_avg"), moments("exp_avg_sq"),
                self.past, [bank.histories() for bank in self.banks],
                {"own": self.chance.get_state()},
            ),
        )  # fmt: skip
        export(self.net_file, self.configuration, self.network, self.progress.decisions)

    @property
    def net_file(self) -> Path:
        """Where the net is, as bots read it."""
        return self.folder / "net.safetensors"

    def run(self, minutes: float | None = None, rounds: int | None = None) -> bool:
        """Train until it is done, the minutes are over or so many rounds are played; is it done?"""
        end = None if minutes is None else time.monotonic() + 60 * minutes
        saved = time.monotonic()
        played = 0
        while self.progress.stage != "done":
            if (end is not None and time.monotonic() >= end) or played == rounds:
                break
            if self.progress.stage == "imitation":
                self._imitate()
            else:
                self._play()
            played += 1
            if time.monotonic() - saved > 60:
                self.save()
                saved = time.monotonic()
        self.save()
        self.say("stop")
        return self.progress.stage == "done"

    def _imitate(self) -> None:
        lesson, play = self.configuration.imitation, self.configuration.self_play
        alone = self.progress.rounds < lesson.alone
        report = self.collector.play(
            self.experience, play.steps, 1.0 if alone else lesson.following
        )
        weigh_up(self.experience, play.steps, play.trace)
        self.learner.rate = between(lesson.rate, self.progress.imitated / lesson.decisions)
        facts = self.learner.imitate(self.experience, lesson, play)
        self.progress.imitated += report.made
        self.progress.rounds += 1
        self.say("round", **asdict(report), **facts, rate=self.learner.rate)
        if self.progress.imitated >= lesson.decisions:
            self._end_imitation()

    def _end_imitation(self) -> None:
        """The games begin anew, without the teacher, and so do the means of the gradients."""
        self.progress.stage = "self-play"
        self.progress.rounds = 0
        self.learner.forget(self.configuration.self_play.rate)
        for bank in self.banks:
            bank.ask(None)
            bank.begin(self.teacher, 1)

    def _play(self) -> None:
        play = self.configuration.self_play
        self._keep_past()
        done = self.progress.decisions / self.configuration.decisions
        self._seat_past()
        report = self.collector.play(self.experience, play.steps, None)
        began = time.monotonic()
        weigh_up(self.experience, play.steps, play.trace)
        facts = self.learner.improve(self.experience, play, between(play.entropy, done))
        self.learner.steer(facts["divergence"], between(play.divergence, done), play)
        foreseen = explained(self.experience)
        self.progress.decisions += report.made
        self.progress.rounds += 1
        self.say(
            "round", **asdict(report), **facts, rate=self.learner.rate, explained=foreseen,
            learning=time.monotonic() - began,
        )  # fmt: skip
        if self.progress.decisions >= self.configuration.decisions:
            self.progress.stage = "done"
        if self.progress.decisions >= self.progress.next_trial or self.progress.stage == "done":
            self.progress.next_trial += self.configuration.trials.every
            self.hold_trials(self.configuration.trials.deals)

    def _keep_past(self) -> None:
        """Keep the present self as one of the past; the very first stays, then the latest."""
        opponents = self.configuration.opponents
        if self.progress.decisions < self.progress.next_past:
            return
        self.progress.next_past += opponents.every
        halves = {
            name: each.astype("float16").astype("float32")
            for name, each in weights_of(self.network).items()
        }
        self.past.append(halves)
        self.progress.past.append(self.progress.decisions)
        if len(self.past) > opponents.keep:
            oldest = 1 if opponents.keep > 1 else 0
            del self.past[oldest], self.progress.past[oldest]

    def _seat_past(self) -> None:
        """Draw the earlier self that plays in this round."""
        drawn = int(
            torch.randint(
                len(self.past), (1,), generator=self.chance, device=self.chance.device
            ).item()
        )
        put_weights(self.past_network, self.past[drawn])
        self.collector.past = self.past_network

    def hold_trials(self, deals: int) -> None:
        """Play against all bots of the configuration, with all its numbers of players."""
        trials = self.configuration.trials
        for group in self.configuration.groups:
            if group.players not in trials.players or group.settings:
                continue
            for against in trials.against:
                finding = hold_trial(
                    self.network, game_of(self.configuration, group), against, deals, self.crew,
                    self.device, self.configuration.shape.without,
                )  # fmt: skip
                self.say("trial", against=against, players=group.players, **asdict(finding))


def _short(fact: object) -> object:
    return float(f"{fact:.5g}") if isinstance(fact, float) else fact
