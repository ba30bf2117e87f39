import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import { untilArrived } from "./stillness.ts"

/** The ways a screen is looked at: theme and width. */
export const VIEWS = [
  { name: "light", colorScheme: "light", width: 1280 },
  { name: "dark", colorScheme: "dark", width: 1280 },
  { name: "phone", colorScheme: "light", width: 390 },
  { name: "dark phone", colorScheme: "dark", width: 390 }
] as const
export type View = (typeof VIEWS)[number]

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** Shows a page as in this view, without motion. */
export const look = async (page: Page, { colorScheme, width }: View): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
  await page.setViewportSize({ width, height: 900 })
}

/** What is on the screen breaks no rule of WCAG 2.2 AA and does not scroll sideways. `where` names it. */
export const check = async (page: Page, where: string): Promise<void> => {
  // Half shown, or half changed to another theme, a text has another contrast.
  await untilArrived(page)
  // Without frames from elsewhere, axe needs no page of its own beside this one.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  expect.soft(found, where).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth
  }))
  expect.soft(scrollWidth, `${where} does not scroll sideways`).toBeLessThanOrEqual(clientWidth)
}

/** What the browser refused to run or load because of the page's policy, and what broke. */
export const faultsOf = (page: Page): ReadonlyArray<string> => {
  const faults: Array<string> = []
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text())) faults.push(message.text())
  })
  page.on("pageerror", (error) => faults.push(error.message))
  return faults
}
