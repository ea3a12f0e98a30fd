"""The guided first matches: a learner follows the coach, does something else, and leaves."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.visitors import Visitor, Visitors

GLOW = "[data-coach-glow]"
CHOICES = '[data-zone="actions"] .tray button:not([aria-disabled="true"])'
ACTS = 100
# The glow follows what is drawn by one frame.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def begin(visitor: Visitor, game: str, button: str) -> Page:
    """Begin a lesson on the page of lessons."""
    page = visitor.visit(f"/learn/{game}")
    page.locator(f'[data-zone="lesson {game}"]').get_by_role("button", name=button).click()
    coach(page).get_by_text("Step 1 of 7").wait_for()
    return page


def coach(page: Page) -> Locator:
    """The coach; a complementary region, which is named by the step that is on."""
    return page.get_by_role("complementary").and_(page.locator("[data-zone=coach]"))


def step(page: Page) -> int:
    """The number of the step that is on."""
    words = coach(page).locator(".count").text_content() or ""
    return int(words.split()[1])


def follow(page: Page) -> None:
    """Do once what the coach points at; where it leaves the choice open, take the first one."""
    on = coach(page).get_by_role("button", name="Go on", exact=True)
    if on.count():
        on.click()
        return
    for control in (GLOW, CHOICES):
        wanted = page.locator(control).first
        if wanted.count() and wanted.is_visible():
            wanted.click()
            return


def follow_until(page: Page, wanted: int) -> None:
    """Follow the coach until a step is on."""
    for _ in range(ACTS):
        if step(page) >= wanted:
            return
        follow(page)
        page.wait_for_timeout(250)
    raise AssertionError(f"the coach is still at step {step(page)}: {coach(page).inner_text()}")


def test_a_learner_who_follows_the_coach_moves_pays_strikes_and_learns_why_speed_decides(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = begin(visitor, "exceed", "Begin, about 6 minutes")
    for wanted, title in ((2, "Force pays"), (3, "Strike"), (4, "Why Speed decides")):
        follow_until(page, wanted)
        coach(page).get_by_role("heading", name=title).wait_for()
        assert page.locator(GLOW).count() <= 1
    axe_in_both_themes(page)
    assert visitor.errors == []


def test_a_learner_who_follows_the_coach_saves_gauge_and_exceeds(visitors: Visitors) -> None:
    """The decks are shuffled: a match may end before, but not three in a row."""
    words = ""
    for _ in range(3):
        visitor = visitors.arrive()
        page = begin(visitor, "exceed", "Begin, about 6 minutes")
        for _ in range(2 * ACTS):
            words = coach(page).inner_text()
            if "You exceed." in words or "The match has ended" in words:
                break
            follow(page)
            page.wait_for_timeout(150)
        assert visitor.errors == []
        if "You exceed." in words:
            coach(page).get_by_role("heading", name="Finish alone").wait_for()
            return
    raise AssertionError(f"nobody exceeded: {words}")


def test_the_coach_waits_for_a_learner_who_does_something_else_and_keeps_the_step_over_a_reload(
    visitors: Visitors,
) -> None:
    visitor = visitors.arrive()
    page = begin(visitor, "exceed", "Begin, about 6 minutes")
    page.get_by_role("button", name="Keep all").click()
    page.get_by_role("toolbar").get_by_role("button", name="Prepare").click()
    coach(page).get_by_text("This step waits for your next chance.").wait_for()
    assert step(page) == 1
    coach(page).get_by_role("button", name="Skip this step").click()
    assert step(page) == 2
    page.reload()
    coach(page).get_by_text("Step 2 of 7").wait_for()
    coach(page).get_by_role("button", name="Leave the lesson").click()
    coach(page).get_by_text("The match goes on as it is.").wait_for()
    page.goto(visitor.address + "/")
    page.get_by_role("link", name="Continue at step 2").click()
    coach(page).get_by_role("button", name="Bring the coach back").click()
    assert step(page) == 2
    assert visitor.errors == []


def test_a_hint_and_a_word_are_explained_by_keyboard(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = begin(visitor, "exceed", "Begin, about 6 minutes")
    page.get_by_role("button", name="Keep all").click()
    coach(page).get_by_text("You stand on space").wait_for()
    word = coach(page).get_by_role("button", name="range", exact=True)
    word.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Range")
    dialog.get_by_text("neighbours are at range 1").wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    coach(page).get_by_role("button", name="Hint").focus()
    page.keyboard.press("Enter")
    coach(page).locator(".hint").wait_for()
    # A card that gets the focus is chosen by that, and then the next control glows: what glowed before is kept in mind.
    page.evaluate(DRAWN)
    glowing = page.locator(GLOW).element_handle()
    coach(page).get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("(glowing) => document.activeElement === glowing", glowing)
    assert visitor.errors == []


def test_the_hunt_is_taught_on_a_phone_and_the_coach_covers_nothing(visitors: Visitors) -> None:
    visitor = visitors.arrive(phone=True)
    page = begin(visitor, "hackclad", "Begin, about 10 minutes")
    follow_until(page, 2)
    coach(page).get_by_role("heading", name="Move out of its way").wait_for()
    above = coach(page).bounding_box()
    board = page.locator("[data-zone=sequence]").bounding_box()
    assert above is not None
    assert board is not None
    assert above["y"] + above["height"] <= board["y"]
    assert visitor.errors == []


def test_the_page_of_lessons_is_for_everybody(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.visit("/learn")
    page.get_by_role("heading", name="HacKClaD: your first hunt").wait_for()
    axe_in_both_themes(page)
    assert visitor.errors == []
