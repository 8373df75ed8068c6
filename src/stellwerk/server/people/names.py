"""Names people give: tidied, and refused when they would deceive or vanish on the screen."""

import re
import unicodedata

from stellwerk.server.denied import Denied

NAME_LENGTH = 40
LABEL_LENGTH = 60
LOGIN = re.compile(r"[\w.-]{3,40}")

# Emoji and several scripts need these two; all other invisible characters are refused,
# above all those that turn the direction of the text around.
JOINERS = "\u200c\u200d"
# They count as letters or symbols, but nothing is seen of them.
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"


def clean_name(name: str, longest: int = NAME_LENGTH) -> str:
    r"""A name as it is kept and shown.

    >>> clean_name("  Ada \n Lovelace ")
    'Ada Lovelace'
    >>> clean_name("\u202eada")
    Traceback (most recent call last):
    stellwerk.server.denied.Denied: bad-name
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if len(tidy) > longest or not any(map(_shows, tidy)) or any(map(_deceives, tidy)):
        raise Denied("bad-name")
    return tidy


def clean_label(label: str) -> str:
    """The label of a key.

    >>> clean_label(" my  bot ")
    'my bot'
    """
    return clean_name(label, LABEL_LENGTH)


def clean_login(login: str) -> str:
    """A login name as it is kept: Ada and ADA are the same.

    >>> clean_login("Ada")
    'ada'
    """
    plain = login_key(login)
    if not LOGIN.fullmatch(plain):
        raise Denied("bad-name")
    return plain


def login_key(login: str) -> str:
    """What tries to log in are counted by, also for a name that nobody can have.

    >>> login_key(" Ada"), login_key("Ada!")
    ('ada', 'ada!')
    """
    return unicodedata.normalize("NFKC", login.strip()).lower()


def clean_mail(address: str) -> str:
    """A mail address without anything that could end a line of a mail's head.

    >>> clean_mail(" ada@example.org ")
    'ada@example.org'
    """
    plain = address.strip()
    if not plain.isprintable():
        raise Denied("bad-mail")
    return plain


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS


def _deceives(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf", "Cs") and character not in JOINERS
