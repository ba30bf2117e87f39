import { expect, type Page } from "@playwright/test"
import { check } from "../e2e/support/accessibility.ts"
import type { Screen } from "./Screen.ts"
import { structuralFaultsOf } from "./structure/inPage.ts"
import type { View } from "./views.ts"
import { picturedViewsOf } from "./visits.ts"

/** Pixels; the rest of a longer page is more of the same. */
const HIGHEST = 2400

/** Makes the window as high as the page, so that the picture contains all of it, with the shell around it. */
const fit = async (page: Page): Promise<void> => {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size) await page.setViewportSize({ ...size, height: Math.max(size.height, Math.min(height, HIGHEST)) })
}

/** Compares the screen with its picture in this view. */
const compare = async (page: Page, { name, who, open, hides }: Screen, view: View): Promise<void> => {
  const isLong = open === undefined
  if (isLong && who !== "visitor") await fit(page)
  await expect
    .soft(page, `${name} in ${view.name}: as its picture`)
    .toHaveScreenshot([view.name, `${name}.png`], {
      // The public pages depend on the window's height, and are long.
      fullPage: isLong && who === "visitor",
      mask: [...(hides?.(page) ?? [])]
    })
  await page.setViewportSize({ width: view.width, height: view.height })
}

const softly = expect.configure({ soft: true })

/** Checks the screen: accessibility, structure, and the picture where it can be compared. */
export const inspect = async (page: Page, screen: Screen, view: View): Promise<void> => {
  const where = `${screen.name} in ${view.name}`
  await check(page, where, view.rules)
  await softly.poll(() => structuralFaultsOf(page), `${where}: how it stands`).toEqual([])
  const isPictured = picturedViewsOf(screen).includes(view)
  if (isPictured && process.env["SCREENS_PICTURES"] === "1") await compare(page, screen, view)
}
