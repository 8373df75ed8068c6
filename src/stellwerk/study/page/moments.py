"""Decisions on the page: those that stood out, those to learn from, and all of them."""

from html import escape

from stellwerk.match.match import Match
from stellwerk.study.page.sketching import sketch_of
from stellwerk.study.page.words import ReviewWords
from stellwerk.study.wire import ReviewAlternative, ReviewDecision


def moments(match: Match, words: ReviewWords) -> str:
    """Everything that has a mark, in the order in which it happened."""
    marked = [each for each in words.found.decisions if each.mark is not None]
    if not marked:
        return f"<p>{escape(words.say('review-no-moments'))}</p>"
    return "\n".join(_moment(match, words, each) for each in marked)


def _moment(match: Match, words: ReviewWords, decision: ReviewDecision) -> str:
    who = words.names[decision.seat]
    mark = escape(words.say(f"review-mark-{decision.mark}"))
    did = words.say("review-did", player=who, move=words.move(decision.move))
    parts = [
        f'<article id="step-{decision.step}" class="{decision.mark}">',
        f'<h3><span class="mark">{mark}</span> '
        f"{escape(words.say('review-step', step=decision.step + 1))}</h3>",
        f"<p>{escape(did)}</p>",
        f"<p>{escape(_verdict(words, decision))}</p>",
    ]
    if decision.mark != "good":
        best = words.say("review-better", move=words.move(decision.alternatives[0].move))
        parts.append(f"<p><strong>{escape(best)}</strong></p>")
    parts += [*_reasons(words, decision), sketch_of(match, words, decision)]
    return "\n".join([*parts, _compared(words, decision), "</article>"])


def _verdict(words: ReviewWords, decision: ReviewDecision) -> str:
    if decision.mark == "good":
        return words.say("review-gain", gain=words.points(decision.gain))
    cost, error = words.points(decision.cost), words.points(decision.error)
    return words.say("review-cost", cost=cost, error=error)


def _reasons(words: ReviewWords, decision: ReviewDecision) -> list[str]:
    """What the best move was for."""
    if decision.plan is None:
        return []
    said = [escape(words.speaker.reason(reason)) for reason in decision.plan.reasons]
    return [f"<ul>{''.join(f'<li>{sentence}</li>' for sentence in said)}</ul>"] if said else []


def _compared(words: ReviewWords, decision: ReviewDecision) -> str:
    best, *others = decision.alternatives
    candidates = [
        (best, words.say("review-is-best")),
        *((each, _behind(words, each)) for each in others),
    ]
    lines = [
        f"<li>{escape(words.move(each.move))}: {escape(said)}</li>" for each, said in candidates
    ]
    return (
        f"<details><summary>{escape(words.say('review-compared'))}</summary>"
        f"<ol>{''.join(lines)}</ol></details>"
    )


def _behind(words: ReviewWords, each: ReviewAlternative) -> str:
    if each.is_right:
        return words.say("review-as-good")
    cost, error = words.points(-each.difference), words.points(each.error)
    return words.say("review-behind", cost=f"−{cost}", error=error)


def lessons(match: Match, words: ReviewWords) -> str:
    """For every seat the moments that cost something: whoever opens a move is told about it."""
    parts = []
    for seat, name in enumerate(words.names):
        faults = [
            each
            for each in words.found.decisions
            if each.seat == seat and each.mark in ("doubtful", "bad")
        ]
        parts.append(f"<h3>{escape(name)}</h3>")
        if not faults:
            parts.append(f"<p>{escape(words.say('review-learn-none', player=name))}</p>")
        parts += [_lesson(match, words, each) for each in faults]
    return "\n".join(parts)


def _lesson(match: Match, words: ReviewWords, decision: ReviewDecision) -> str:
    state = match.steps[decision.step].before
    asked = words.speaker.prompt(match.game.prompt(state, decision.seat))
    # In the order of their words, which gives nothing away.
    answers = sorted(decision.alternatives, key=lambda each: words.move(each.move))
    return "\n".join([
        f"<section><p><strong>{escape(words.say('review-step', step=decision.step + 1))}</strong>",
        f"{escape(asked)}</p>",
        *[_answer(words, each) for each in answers],
        "</section>",
    ])  # fmt: skip


def _answer(words: ReviewWords, each: ReviewAlternative) -> str:
    if each.is_right:
        said = words.say("review-learn-right")
    else:
        said = words.say("review-learn-wrong", cost=words.points(-each.difference))
    kind = "right" if each.is_right else "wrong"
    return (
        f'<details class="{kind}"><summary>{escape(words.move(each.move))}</summary>'
        f"<p>{escape(said)}</p></details>"
    )


def every_decision(words: ReviewWords) -> str:
    """All of them in short, folded up."""
    lines = []
    for each in words.found.decisions:
        did = words.say("review-did", player=words.names[each.seat], move=words.move(each.move))
        mark = "" if each.mark is None else f" – {words.say(f'review-mark-{each.mark}')}"
        cost = words.say(
            "review-cost", cost=words.points(each.cost), error=words.points(each.error)
        )
        step = words.say("review-step", step=each.step + 1)
        lines.append(f"<li>{escape(f'{step}. {did}. {cost}{mark}')}</li>")
    title = escape(words.say("review-all"))
    return f"<details><summary>{title}</summary><ul class='all'>{''.join(lines)}</ul></details>"
