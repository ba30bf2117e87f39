import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { CHROMIUM_ARGUMENTS } from "../chromium.ts"
import type { Form, Measurement } from "./figures.ts"

interface Page {
  readonly goto: (url: string) => Promise<unknown>
  readonly evaluate: (script: string) => Promise<unknown>
}

interface BrowserContext {
  readonly newPage: () => Promise<Page>
  readonly close: () => Promise<void>
}

interface Browser {
  readonly createBrowserContext: () => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

interface Category {
  readonly score: number | null
  readonly auditRefs: ReadonlyArray<{ readonly id: string; readonly weight: number }>
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
}

interface Report {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
}

interface Lighthouse {
  readonly default: (
    url: string,
    flags: object,
    config: object | undefined,
    page: Page
  ) => Promise<{ readonly lhr: Report } | undefined>
  readonly desktopConfig: object
}

interface Puppeteer {
  readonly launch: (options: object) => Promise<Browser>
}

/** Written to the browser's storage before the page is measured. */
export type Stored = Readonly<Record<string, string>>

const load = async (folder: string) => {
  const from = (path: string) => import(pathToFileURL(join(folder, "node_modules", path)).href)
  // Installed apart from our packages, so its types are not available; those we use are declared above.
  const lighthouse = (await from("lighthouse/core/index.js")) as Lighthouse
  const { default: puppeteer } = (await from("puppeteer-core/lib/puppeteer/puppeteer-core.js")) as {
    readonly default: Puppeteer
  }
  return { lighthouse, puppeteer }
}

const faultsIn = ({ categories, audits }: Report) =>
  ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`)
  )

const measurementIn = (report: Report): Measurement => {
  const points = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    bestPractices: points("best-practices"),
    seo: points("seo"),
    layoutShift: value("cumulative-layout-shift"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    faults: faultsIn(report)
  }
}

/** Starts a browser and returns a function that measures a page in it, each time with an empty profile. */
export const openLighthouse = async (folder: string, executablePath: string) => {
  const { lighthouse, puppeteer } = await load(folder)
  const browser = await puppeteer.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS], headless: true })
  const measure = async (address: string, path: string, form: Form, stored: Stored): Promise<Measurement> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    // A text of the same origin: it loads nothing of the app but shares its storage.
    await page.goto(`${address}/robots.txt`)
    for (const [key, value] of Object.entries(stored))
      await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`)
    const flags = {
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      disableStorageReset: true,
      // The live stream never ends: each run would wait for 45 s.
      maxWaitForLoad: 15_000,
      logLevel: "silent"
    }
    const config = form === "desktop" ? lighthouse.desktopConfig : undefined
    const result = await lighthouse.default(address + path, flags, config, page)
    await context.close()
    if (!result) throw new Error(`Lighthouse found nothing at ${path}.`)
    return measurementIn(result.lhr)
  }
  return { measure, close: () => browser.close() }
}
