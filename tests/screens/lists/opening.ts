import { expect, type Locator, type Page } from "@playwright/test"
import type { Opening, Screen } from "../Screen.ts"

export const button = ({ page }: Opening, name: string) => page.getByRole("button", { name, exact: true })
export const dialog = ({ page }: Opening) => page.getByRole("dialog")

/** Runs the palette's result for a title. */
export const byPalette =
  (title: (opening: Opening) => string): NonNullable<Screen["open"]> =>
  async (opening) => {
    await openPalette(opening)
    await opening.page.keyboard.type(title(opening))
    await expect(dialog(opening).getByRole("option", { selected: true })).toContainText(title(opening))
    await opening.page.keyboard.press("Enter")
    await expect(
      dialog(opening).getByRole("combobox", { name: opening.words.actions.palette.field })
    ).toHaveCount(0)
    await expect(dialog(opening).or(opening.page.getByRole("alertdialog"))).toBeVisible()
  }

/** Resolves once its field has the focus, a moment after it appears. */
export const openPalette = async (opening: Opening) => {
  await expect(button(opening, opening.words.shell.user.menu)).toBeVisible()
  await opening.page.keyboard.press("Control+k")
  await expect(dialog(opening).getByRole("option").first()).toBeVisible()
  await expect(
    dialog(opening).getByRole("combobox", { name: opening.words.actions.palette.field })
  ).toBeFocused()
}

/** A button whose name starts with this and ends with a number or a person's name. */
export const buttonStartingWith = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name: new RegExp(`^${name}`) }).first()

/** The part of a button's label before the person's name. */
export const labelPrefix = (name: (person: string) => string) => name("§").split("§")[0] ?? ""

const openPanel = async (opening: Opening, title: string) => {
  await buttonStartingWith(opening.page, title).click()
  await expect(dialog(opening)).toBeVisible()
}

export const openMessages = (opening: Opening) =>
  openPanel(opening, opening.words.messagingInShell.open.title)

export const openNotifications = (opening: Opening) =>
  openPanel(opening, opening.words.notificationsInShell.open.title)

/** Selects a tab. */
export const openTab = async ({ page }: Opening, name: string) => {
  const tab = page.getByRole("tab", { name: new RegExp(`^${name}`) })
  await tab.click()
  await expect(tab).toHaveAttribute("aria-selected", "true")
}

export const expectMenuOpen = ({ page }: Opening) => expect(page.getByRole("menu")).toBeVisible()

/** Opens a member's menu: the user's own, or the first. */
export const openMember = async (opening: Opening, which: "first" | "me") => {
  const { page, words } = opening
  const me = page.getByRole("listitem").filter({ hasText: words.tenancy.members.you })
  await buttonStartingWith(which === "me" ? me : page, labelPrefix(words.tenancy.members.actions)).click()
  await expectMenuOpen(opening)
}

/** Clicks a button that opens a dialog. */
export const clicked =
  (name: (opening: Opening) => string): NonNullable<Screen["open"]> =>
  async (opening) => {
    await button(opening, name(opening)).first().click()
    await expect(opening.page.getByRole("dialog").or(opening.page.getByRole("alertdialog"))).toBeVisible()
  }

/** Opens something, then clicks a button in it. */
export const thenClicked =
  (before: NonNullable<Screen["open"]>, name: (opening: Opening) => string): NonNullable<Screen["open"]> =>
  async (opening) => {
    await before(opening)
    await button(opening, name(opening)).first().click()
  }

/** Leaves writes unanswered from now on. */
export const holdWrites = (page: Page) =>
  page.route("**/api/**", (route) => (route.request().method() === "GET" ? route.fallback() : undefined))

/** Makes writes fail from now on. */
export const failWrites = (page: Page) =>
  page.route("**/api/**", (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()))

/** Stops timers of two seconds or more, so that toasts stay and failures are not retried. */
export const stopTimers = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const SECONDS = 2000
    Object.assign(window, {
      setTimeout: (run: () => void, after = 0, ...rest: ReadonlyArray<unknown>) =>
        after < SECONDS ? start(run, after, ...rest) : 0
    })
  })
