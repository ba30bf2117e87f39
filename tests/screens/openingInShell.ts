import { expect } from "@playwright/test"
import { messages as actionsEn } from "../../apps/web/app/messages/actions.en.ts"
import { messages as actionsEs } from "../../apps/web/app/messages/actions.es.ts"
import { messages as en } from "../../apps/web/app/messages/shell.en.ts"
import { messages as es } from "../../apps/web/app/messages/shell.es.ts"
import { button, dialog } from "./opening.ts"
import type { Open, Opening } from "./Screen.ts"

const words = { en, es }
const actions = { en: actionsEn, es: actionsEs }

const paletteField = ({ page, locale }: Opening) =>
  page.getByRole("dialog", { name: actions[locale].titles.palette, exact: true }).getByRole("combobox")

/** Runs the palette's result for a title. */
export const byPalette =
  (title: (opening: Opening) => string): Open =>
  async (opening) => {
    await openPalette(opening)
    await opening.page.keyboard.type(title(opening))
    await expect(dialog(opening).getByRole("option", { selected: true })).toContainText(title(opening))
    await opening.page.keyboard.press("Enter")
    await expect(paletteField(opening)).toHaveCount(0)
    await expect(dialog(opening).or(opening.page.getByRole("alertdialog"))).toBeVisible()
  }

/** Resolves once its field has the focus, a moment after it appears. */
export const openPalette = async (opening: Opening) => {
  await expect(button(opening, words[opening.locale].user.menu)).toBeVisible()
  await opening.page.keyboard.press("Control+k")
  await expect(dialog(opening).getByRole("option").first()).toBeVisible()
  await expect(paletteField(opening)).toBeFocused()
}

/** On a phone the sidebar slides over the page; elsewhere it is always open. */
export const openSidebar = async ({ page, locale, isPhone }: Opening) => {
  const { openMenu, mainNavigation } = words[locale]
  if (isPhone) await page.getByRole("button", { name: openMenu, exact: true }).click()
  await expect(page.getByRole("navigation", { name: mainNavigation })).toBeVisible()
}
