import { expect, type Locator, type Page } from "@playwright/test"
import type { Open, Opening } from "./Screen.ts"
import { runFirst } from "./undo.ts"

export const button = ({ page }: Opening, name: string) => page.getByRole("button", { name, exact: true })
export const dialog = ({ page }: Opening) => page.getByRole("dialog")

/** A button whose name starts with this and ends with a number or a person's name. */
export const buttonStartingWith = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name: new RegExp(`^${name}`) }).first()

/** The part of a button's label before the person's name. */
export const labelPrefix = (name: (person: string) => string) => name("§").split("§")[0] ?? ""

/** Opens a panel by its button, whose name ends with a number. */
export const openPanel = async (opening: Opening, title: string) => {
  await buttonStartingWith(opening.page, title).click()
  await expect(dialog(opening)).toBeVisible()
}

/** Selects a tab. */
export const openTab = async ({ page }: Opening, name: string) => {
  const tab = page.getByRole("tab", { name: new RegExp(`^${name}`) })
  await tab.click()
  await expect(tab).toHaveAttribute("aria-selected", "true")
}

export const expectMenuOpen = ({ page }: Opening) => expect(page.getByRole("menu")).toBeVisible()

/** Clicks a button that opens a dialog. */
export const clicked =
  (name: (opening: Opening) => string): Open =>
  async (opening) => {
    await button(opening, name(opening)).first().click()
    await expect(opening.page.getByRole("dialog").or(opening.page.getByRole("alertdialog"))).toBeVisible()
  }

/** Opens something, then clicks a button in it. */
export const thenClicked =
  (before: Open, name: (opening: Opening) => string): Open =>
  async (opening) => {
    await before(opening)
    await button(opening, name(opening)).first().click()
  }

/** Opens something, then clicks a button in it that opens a dialog. */
export const thenOpened =
  (before: Open, name: (opening: Opening) => string): Open =>
  async (opening) => {
    await before(opening)
    await clicked(name)(opening)
  }

/** Leaves writes unanswered from now on. */
export const holdWrites = (page: Page) =>
  page.route("**/api/**", (route) => (route.request().method() === "GET" ? route.fallback() : undefined))

/** Makes writes fail from now on. */
export const failWrites = (page: Page) =>
  page.route("**/api/**", (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()))

/** Stops timers of two seconds or more, so that toasts stay and failures are not retried. */
export const stopTimers = (page: Page) =>
  runFirst(page, () => {
    const start = window.setTimeout.bind(window)
    const SECONDS = 2000
    Object.assign(window, {
      setTimeout: (run: () => void, after = 0, ...rest: ReadonlyArray<unknown>) =>
        after < SECONDS ? start(run, after, ...rest) : 0
    })
  })
