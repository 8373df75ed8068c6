"""The nets that come with the package: one file for each board that has one."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from stellwerk.nets.net_file import NetError, NetFile, read_net

ENDING = ".safetensors"


def shipped_nets() -> list[str]:
    """The games for which a net is shipped."""
    folder = files("stellwerk.nets") / "files"
    if not folder.is_dir():
        return []
    return sorted(
        entry.name.removesuffix(ENDING) for entry in folder.iterdir() if entry.name.endswith(ENDING)
    )


def known_net(name: str) -> NetFile:
    """A net by the name of its game, if it is shipped, or from a file; NetError for any other."""
    shipped = shipped_net(name)
    if shipped is not None:
        return shipped
    path = Path(name)
    if not path.is_file():
        raise NetError(f"There is no net {name!r}. There are: {', '.join(shipped_nets())}.")
    return read_net(path.read_bytes(), path.name)


@cache
def shipped_net(game: str) -> NetFile | None:
    """The net of a game, read when somebody first asks for it; None if it has none."""
    if game not in shipped_nets():
        return None
    name = game + ENDING
    return read_net((files("stellwerk.nets") / "files" / name).read_bytes(), name)
