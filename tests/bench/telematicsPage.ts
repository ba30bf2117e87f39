import type { Browser, Page } from "@playwright/test"
import { SESSION_KEY } from "../../apps/web/api/storageKeys.ts"
import { TOKEN } from "./data.ts"

const DAY = 86_400_000
/** Nothing has been drawn for so many milliseconds: what was to be drawn is drawn. */
const QUIET = 800
export const PATIENCE = 30_000

/** What the page notes about itself. Milliseconds, as `performance.now()`. */
interface Noted {
  /** When the last frame with anything drawn in it was over. */
  drawn: number
  /** When the last frame was over with shapes in it that had not been drawn before. */
  changed: number
  /** The time of the scripts of each frame. */
  readonly scripts: Array<number>
  /** When messages of the stream arrived. */
  readonly arrivals: Array<number>
}

declare global {
  var noted: Noted
}

/** Runs in the page before everything else: notes what is drawn with WebGL, and when the stream's messages are read. */
const NOTE = `
  globalThis.noted = { drawn: 0, changed: 0, scripts: [], arrivals: [] }
  const frame = requestAnimationFrame
  let last = 0
  globalThis.requestAnimationFrame = (work) => frame((at) => {
    const began = performance.now()
    work(at)
    if (at !== last) noted.scripts.push(0)
    last = at
    noted.scripts[noted.scripts.length - 1] += performance.now() - began
  })
  const note = (name, what, isNoted = () => true) => {
    const call = WebGL2RenderingContext.prototype[name]
    WebGL2RenderingContext.prototype[name] = function (...given) {
      call.apply(this, given)
      // The next frame begins when this one is over.
      if (isNoted(...given)) frame((at) => { noted[what] = Math.max(noted[what], at) })
    }
  }
  note("drawElements", "drawn")
  note("drawArrays", "drawn")
  // The projection is given again with each frame, in another kind of buffer.
  note("bufferData", "changed", (kind) => kind === WebGL2RenderingContext.ARRAY_BUFFER)
  const parse = JSON.parse
  JSON.parse = (text, ...more) => {
    if (text.startsWith('{"vehicle_id"')) noted.arrivals.push(performance.now())
    return parse(text, ...more)
  }
`

/** When the map was drawn, once it is drawn and nothing more has been. */
export const drawnAfter = async (page: Page, after: number): Promise<number> => {
  await page.waitForFunction(
    ([after, quiet]) => noted.drawn > after && performance.now() - noted.drawn > quiet,
    [after, QUIET] as const,
    { timeout: PATIENCE, polling: 50 }
  )
  return page.evaluate(() => noted.drawn)
}

/** When the answer to a request whose address ends like this had arrived. */
export const answered = async (page: Page, ending: string): Promise<number> => {
  const found = await page.waitForFunction(
    (ending) =>
      performance
        .getEntriesByType("resource")
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.includes(ending) && entry.responseEnd > 0
            ? [entry.responseEnd]
            : []
        )
        .at(-1),
    ending,
    { timeout: PATIENCE }
  )
  return (await found.jsonValue()) ?? NaN
}

/** A page that is signed in, in a browser that has loaded nothing yet. */
export const openPage = async (browser: Browser, address: string, session: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    timezoneId: "UTC",
    locale: "en-US",
    // A flight to the vehicles would be drawn for a second, by intention.
    reducedMotion: "reduce",
    serviceWorkers: "block"
  })
  const page = await context.newPage()
  await page.goto("/robots.txt")
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const)
  await page.addInitScript(NOTE)
  return page
}

export const sessionOf = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const user: unknown = await response.json()
  const expires_in = DAY / 2000
  return JSON.stringify({
    access_token: TOKEN,
    refresh_token: "r1",
    sign_out_token: "none",
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
    expires_in,
    user
  })
}
