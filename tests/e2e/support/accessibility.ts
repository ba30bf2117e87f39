import type axe from "axe-core"
import { expect, type Page } from "@playwright/test"
import { loadAxe, lowContrastsOf } from "./contrast.ts"
import { untilArrived } from "./stillness.ts"

/** The views of a screen: theme and width. */
export const VIEWS = [
  { name: "light", colorScheme: "light", width: 1280 },
  { name: "dark", colorScheme: "dark", width: 1280 },
  { name: "phone", colorScheme: "light", width: 390 },
  { name: "dark phone", colorScheme: "dark", width: 390 }
] as const
export type View = (typeof VIEWS)[number]

/** The rules of WCAG 2.2 AA to check. */
export type Rules = "all" | "contrast" | "none"

const OPTIONS: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  rules: { "color-contrast": { enabled: false } },
  resultTypes: ["violations"],
  // The elements are printed instead; a unique selector for each one took almost half of the time.
  selectors: false
}

/** Shows a page in this view, without motion. */
export const look = async (page: Page, { colorScheme, width }: View): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
  await page.setViewportSize({ width, height: 900 })
}

const inWords = (rule: string, elements: ReadonlyArray<string>): ReadonlyArray<string> =>
  elements.length === 0 ? [] : [`${rule}: ${elements.join(" ")}`]

/** The violated rules, each with the elements that violate it. */
const violationsOf = async (page: Page, rules: Exclude<Rules, "none">): Promise<ReadonlyArray<string>> => {
  const contrasts = inWords("color-contrast", await lowContrastsOf(page))
  if (rules === "contrast") return contrasts
  await loadAxe(page)
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), OPTIONS)
  return [
    ...contrasts,
    ...violations.flatMap(({ id, nodes }) =>
      inWords(
        id,
        nodes.map(({ html }) => html)
      )
    )
  ]
}

const softly = expect.configure({ soft: true })

/** Whether a page scrolls sideways. */
const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Expects the screen to violate none of the rules and not to scroll sideways. `where` names it. */
export const check = async (page: Page, where: string, rules: Rules = "all"): Promise<void> => {
  // During a transition a text has another contrast.
  await untilArrived(page)
  if (rules !== "none") expect.soft(await violationsOf(page, rules), where).toEqual([])
  // Elements that adapt to their own width do so after the window has changed.
  await softly.poll(() => scrollsSideways(page), `${where} scrolls sideways`).toBe(false)
}

/** Content security policy violations and errors of the page. */
export const faultsOf = (page: Page): ReadonlyArray<string> => {
  const faults: Array<string> = []
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text())) faults.push(message.text())
  })
  page.on("pageerror", (error) => faults.push(error.message))
  return faults
}
