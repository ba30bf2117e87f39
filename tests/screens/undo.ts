import type { Page } from "@playwright/test"

type Undo = () => Promise<unknown>

const undoings = new WeakMap<Page, Array<Undo>>()

/** Screens share pages: has a change to the page undone before the next screen is shown there. */
export const undoLater = (page: Page, undo: Undo): void => {
  undoings.set(page, [...(undoings.get(page) ?? []), undo])
}

/** Runs a script in each document of this screen, before those of the app. */
export const runFirst = async (page: Page, script: () => void): Promise<void> => {
  const added = await page.addInitScript(script)
  undoLater(page, () => added.dispose())
}

/** Undoes what a screen has changed in its page, except for its routes. */
export const undoAll = async (page: Page): Promise<void> => {
  for (const undo of undoings.get(page) ?? []) await undo()
  undoings.delete(page)
  page.removeAllListeners()
  // What is under the mouse is shown as hovered.
  await page.mouse.move(-1, -1)
}
