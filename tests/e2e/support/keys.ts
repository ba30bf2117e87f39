import { expect, type Locator, type Page } from "@playwright/test"

/** Nobody presses more often to get somewhere. */
const MOST_PRESSES = 80

const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement)

/** Presses Tab until the focus is where it is wanted; each press is looked at once, however slow the machine. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await hasFocus(wanted)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not lead to ${String(wanted)}.`)
}

/** Tabs to a field or button by its label, and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Tabs to something and presses Enter on it. */
export const press = async (page: Page, wanted: Locator): Promise<void> => {
  await tabTo(page, wanted)
  await page.keyboard.press("Enter")
}

/** A dialog has the focus: from now on it hears keys. It is seen a moment earlier. */
export const untilHeard = async (dialog: Locator): Promise<void> => {
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

export const closeByEscape = async (page: Page, dialog: Locator): Promise<void> => {
  await untilHeard(dialog)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
}

export const palette = (page: Page): Locator => page.getByRole("dialog", { name: "Search and commands" })

/** Chooses what the palette finds first for some letters. */
export const run = async (page: Page, typed: string, found: string): Promise<void> => {
  await page.keyboard.press("Control+k")
  await expect(palette(page).getByRole("combobox")).toBeFocused()
  await page.keyboard.type(typed)
  await expect(palette(page).getByRole("option", { selected: true })).toContainText(found)
  await page.keyboard.press("Enter")
  await expect(palette(page)).toHaveCount(0)
}
