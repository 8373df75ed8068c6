"""A family from another package is played at the table for families that nobody has drawn."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.fourth_family.package import GAME, deployment_with, install


def test_a_match_of_a_family_we_do_not_know_is_played_to_its_end(
    come: NewPerson, tmp_path: Path
) -> None:
    with deployment_with(install(tmp_path / "package"), tmp_path / "deployment") as deployment:
        ada = come(deployment, language="de")
        ada.page.goto(f"{deployment.address()}/")
        expect(ada.page.get_by_role("heading", name="Branch Lines: The Valley")).to_be_visible()
        table = ada.sit_at(GAME, ["me", "bot"])
        expect(ada.page.get_by_text("Bau ein Gleis.").first).to_be_visible()
        expect(ada.page.get_by_text("Gleise", exact=True).first).to_be_visible()
        expect(ada.page.get_by_text("Mill – Ford").first).to_be_visible()
        ada.play_out()
        assert ada.table(table)["status"] == "over"
        expect(ada.find("section.result").first).to_be_visible()
        # Whoever watches bots is not told that a bot's hand is their own.
        ada.sit_at(GAME, ["bot", "bot"], bot_pause=5)
        ada.button("Anhalten").click()
        ada.page.get_by_label("Wessen Hand").select_option("1")
        whose = re.compile("^Die Hand von")
        expect(ada.find("section.hand")).to_have_attribute("aria-label", whose)
        expect(ada.find("#tab-family")).to_have_text("Hand")
        expect(ada.page.get_by_text("Deine Hand")).to_have_count(0)
