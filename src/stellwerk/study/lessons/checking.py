"""What must hold across the parts of a lesson: its position, moves, rules, marks and words."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import inspect

from stellwerk.boards import shipped_board
from stellwerk.boards.lines import Path
from stellwerk.boards.shape import Fault, advice
from stellwerk.games.families import families
from stellwerk.games.registry import family_of, games, make_game
from stellwerk.games.rule_book import sections
from stellwerk.match.wire import WireModels
from stellwerk.study.lessons.lesson import Lesson, Marks, Pattern
from stellwerk.texts import has_text

if TYPE_CHECKING:
    from stellwerk.match.contract import Setting


def position_of(lesson: Lesson) -> dict[str, object]:
    """The position of a lesson; TOML has no null, so what may be null and is left out is null."""
    game = lesson.position.get("game")
    if game not in games():
        return lesson.position
    form = inspect.type_info(families()[family_of(str(game))].wire.position)
    return cast("dict[str, object]", _with_nulls(lesson.position, form))


def _with_nulls(value: object, form: inspect.Type) -> object:
    if isinstance(form, inspect.UnionType):
        form = next(part for part in form.types if not isinstance(part, inspect.NoneType))
    if isinstance(form, inspect.StructType) and isinstance(value, dict):
        left_out = {field.encode_name: None for field in form.fields if _may_be_null(field)}
        fields = {field.encode_name: field.type for field in form.fields}
        return left_out | {
            key: _with_nulls(part, fields[key]) if key in fields else part
            for key, part in value.items()
        }
    if isinstance(form, inspect.ListType) and isinstance(value, list):
        return [_with_nulls(part, form.item_type) for part in value]
    if isinstance(form, inspect.DictType) and isinstance(value, dict):
        return {key: _with_nulls(part, form.value_type) for key, part in value.items()}
    return value


def _may_be_null(field: inspect.Field) -> bool:
    is_union = isinstance(field.type, inspect.UnionType)
    return (
        field.required
        and is_union
        and any(
            isinstance(part, inspect.NoneType)
            for part in cast("inspect.UnionType", field.type).types
        )
    )


def faults_across(lesson: Lesson) -> Iterator[Fault]:
    """Everything that is wrong although each part has its form."""
    place = ("position",)
    game = lesson.position.get("game")
    if game not in games():
        yield Fault(place, f'"game" names no board; {advice(str(game), games(), "boards")}')
        return
    try:
        begin(lesson)
    except ValueError as error:
        yield Fault(place, f"the match cannot begin here: {error}")
        return
    yield from _seat_faults(lesson)
    yield from _step_faults(lesson)
    yield from _part_faults(lesson)
    for message in ("welcome", "end"):
        yield from _text_fault(lesson.text(message), ("steps",))


def begin(lesson: Lesson) -> None:
    """Make the game and the state of the position once; ValueError if they cannot be."""
    position = lesson.position
    options = cast("Mapping[str, Setting]", position.get("options", {}))
    rules = cast("int | None", position.get("rules"))
    game = make_game(lesson.game, lesson.players, options, None, rules)
    state = game.from_position(position)
    if state.is_terminal():
        raise ValueError("the game is over in this position.")


def _seat_faults(lesson: Lesson) -> Iterator[Fault]:
    """Everybody at the table is the person or somebody who plays along."""
    seats = sorted([lesson.seat, *(partner.seat for partner in lesson.partners)])
    if seats != list(range(lesson.players)):
        others = ", ".join(str(s) for s in range(lesson.players) if s != lesson.seat)
        yield Fault(("partners",), f"there must be one partner for each of the seats {others}")


def _step_faults(lesson: Lesson) -> Iterator[Fault]:
    wire = families()[family_of(lesson.game)].wire
    rules = [rule for _, rules in sections(shipped_board(lesson.game)) for rule in rules]
    kinds = _prompt_kinds(wire)
    for number, step in enumerate(lesson.steps):
        place: Path = ("steps", number)
        if lesson.number_of(step.id) != number:
            yield Fault((*place, "id"), f'two steps are called "{step.id}"')
        if not (step.moves or step.less or step.more):
            yield Fault(place, 'what is asked for is missing: "moves", "less" or "more"')
        for kind in step.at:
            if kind not in kinds:
                hint = advice(kind, kinds, "kinds of prompts")
                yield Fault((*place, "at"), f'there is no prompt "{kind}"; {hint}')
        patterns = [*step.moves, *(reason.move for reason in step.mistakes)]
        if step.only_after is not None:
            patterns.append(step.only_after.move)
        for pattern in patterns:
            yield from _pattern_faults(pattern, wire, place)
        named = [*step.rules, *(rule for reason in step.mistakes for rule in reason.rules)]
        for rule in named:
            if rule not in rules:
                hint = advice(rule, rules, "rules")
                yield Fault((*place, "rules"), f'this board has no rule "{rule}"; {hint}')
        for reason in step.mistakes:
            if reason.back is not None and reason.back not in [s.id for s in lesson.steps[:number]]:
                yield Fault(place, f'there is no earlier step "{reason.back}" to go back to')
        yield from _marks_faults(step.marks, wire, place)
        yield from _text_fault(lesson.text(step.id), place)
        for reason in step.mistakes:
            yield from _text_fault(lesson.text(step.id, reason.say), place)


def _part_faults(lesson: Lesson) -> Iterator[Fault]:
    """The parts of those who play along name moves and steps that there are."""
    wire = families()[family_of(lesson.game)].wire
    ids = [step.id for step in lesson.steps]
    for number, partner in enumerate(lesson.partners):
        place: Path = ("partners", number)
        spoken = [pattern for line in partner.part for pattern in line.moves]
        for pattern in [*spoken, *partner.otherwise]:
            yield from _pattern_faults(pattern, wire, place)
        for line in partner.part:
            if line.after is not None and line.after not in ids:
                hint = advice(line.after, ids, "steps")
                yield Fault((*place, "part"), f'there is no step "{line.after}"; {hint}')


def _prompt_kinds(wire: WireModels) -> list[str]:
    """The kinds of prompts of a family, as its structs name them."""
    found: list[str] = []
    for prompt in wire.prompts:
        info = inspect.type_info(prompt)
        assert isinstance(info, inspect.StructType)
        kind = next(field.type for field in info.fields if field.name == "kind")
        if isinstance(kind, inspect.LiteralType):
            found += [str(value) for value in kind.values]
    return sorted(set(found))


def _pattern_faults(pattern: Pattern, wire: WireModels, place: Path) -> Iterator[Fault]:
    """A pattern speaks of a kind of move that there is, and of fields that it has."""
    moves = {str(move.__struct_config__.tag): move for move in wire.moves}
    do = pattern.get("do")
    if do not in moves:
        yield Fault(place, f'"do" names no move; {advice(str(do), list(moves), "moves")}')
        return
    fields = [field.encode_name for field in msgspec.structs.fields(moves[str(do)])]
    for key in pattern:
        if key != "do" and key not in fields:
            hint = advice(key, fields, f'fields of "{do}"')
            yield Fault(place, f'a move "{do}" has no field "{key}"; {hint}')


def plan_type(wire: WireModels) -> type[msgspec.Struct] | None:
    """The struct in which the bots of a family tell their plans, if they do."""
    if wire.explanation is None:
        return None
    info = inspect.type_info(wire.explanation)
    assert isinstance(info, inspect.StructType)
    plan = next((field.type for field in info.fields if field.name == "plan"), None)
    parts = plan.types if isinstance(plan, inspect.UnionType) else (plan,)
    return next((part.cls for part in parts if isinstance(part, inspect.StructType)), None)


def whole_marks(marks: Marks, wire: WireModels) -> msgspec.Struct | None:
    """Marks as a whole plan of the family: what is left out is empty; None without marks.

    Raises msgspec.ValidationError if they do not have its form.
    """
    form = plan_type(wire)
    if not marks or form is None:
        return None
    info = inspect.type_info(form)
    assert isinstance(info, inspect.StructType)
    empty: dict[str, object] = {
        field.encode_name: [] if isinstance(field.type, inspect.ListType) else None
        for field in info.fields
        if field.required
    }
    return msgspec.convert(empty | marks, form)


def _marks_faults(marks: Marks, wire: WireModels, place: Path) -> Iterator[Fault]:
    if marks and plan_type(wire) is None:
        yield Fault((*place, "marks"), "the bots of this family mark nothing on the board")
    try:
        whole_marks(marks, wire)
    except msgspec.ValidationError as error:
        yield Fault((*place, "marks"), f"these marks are no plan of the family: {error}")


def _text_fault(message: str, place: Path) -> Iterator[Fault]:
    if not has_text(message):
        yield Fault(place, f'the English text "{message}" is missing')
