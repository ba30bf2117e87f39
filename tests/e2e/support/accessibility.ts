import axe from "axe-core"
import { expect, type Page } from "@playwright/test"
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

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const OPTIONS: Readonly<Record<Exclude<Rules, "none">, axe.RunOptions>> = {
  all: { runOnly: WCAG },
  contrast: { runOnly: { type: "rule", values: ["color-contrast"] } }
}

/** Shows a page in this view, without motion. */
export const look = async (page: Page, { colorScheme, width }: View): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
  await page.setViewportSize({ width, height: 900 })
}

/** The violated rules, each with the elements that violate it. */
const violationsOf = async (page: Page, rules: keyof typeof OPTIONS): Promise<ReadonlyArray<string>> => {
  // The checker is loaded once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((options) => axe.run(document, options), {
    ...OPTIONS[rules],
    resultTypes: ["violations"],
    // The elements are printed instead; a unique selector for each one took almost half of the time.
    selectors: false
  } satisfies axe.RunOptions)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
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
