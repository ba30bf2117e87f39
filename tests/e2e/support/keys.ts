import { expect, type Locator, type Page } from "@playwright/test"

/** More presses than any target needs. */
const MOST_PRESSES = 80

const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus, checking after each press, however slow the machine is. */
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

/** Milliseconds; letters that follow each other within a second count as one word. */
const A_WORD_ENDS = 1500

/** Tabs to a list and chooses an option by its first letters; retries if they came too slowly to form one word. */
export const chooseIn = async (page: Page, list: Locator, letters: string, option: string): Promise<void> => {
  await tabTo(page, list)
  await expect(async () => {
    await page.keyboard.type(letters)
    await expect(list.locator("option:checked")).toHaveText(option, { timeout: A_WORD_ENDS })
  }).toPass()
}

/** Tabs to something and presses Enter on it. */
export const press = async (page: Page, wanted: Locator): Promise<void> => {
  await tabTo(page, wanted)
  await page.keyboard.press("Enter")
}

/** Waits until a dialog has the focus and receives keys, a moment after it appears. */
export const untilFocused = async (dialog: Locator): Promise<void> => {
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

export const closeByEscape = async (page: Page, dialog: Locator): Promise<void> => {
  await untilFocused(dialog)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
}

/**
 * Presses keys in sequence, as in G then D, without a pause: a key pressed more than a second after the previous
 * one starts a new sequence.
 */
export const pressSequence = async (page: Page, ...keys: ReadonlyArray<string>): Promise<void> => {
  await Promise.all(keys.map((key) => page.keyboard.press(key)))
}

/** Focuses the page's search with its shortcut, which takes a moment, and types. */
export const search = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press("/")
  await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused()
  await page.keyboard.type(text)
}

export const palette = (page: Page): Locator => page.getByRole("dialog", { name: "Search and commands" })

/** Runs the palette's first result for a text. */
export const run = async (page: Page, typed: string, found: string): Promise<void> => {
  await page.keyboard.press("Control+k")
  await expect(palette(page).getByRole("combobox")).toBeFocused()
  await page.keyboard.type(typed)
  await expect(palette(page).getByRole("option", { selected: true })).toContainText(found)
  await page.keyboard.press("Enter")
  await expect(palette(page)).toHaveCount(0)
}
