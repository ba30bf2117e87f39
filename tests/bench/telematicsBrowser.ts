import { type Browser, chromium, type Page } from "@playwright/test"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { messages } from "../../apps/web/contexts/telematics/messages/map.en.ts"
import { SESSION_KEY } from "../../apps/web/api/storageKeys.ts"
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../../scripts/chromium.ts"
import { positionsTopic } from "../../modules/telematics/positions/domain/topic.ts"
import { OrganizationId } from "#kernel"
import { ORGANIZATION, TOKEN } from "./data.ts"
import { atMost, heading, median, row } from "./figures.ts"
import { vehicleId } from "./fleetData.ts"
import { moveAll, fillDay, REPORTING, TRACKED } from "./telematicsData.ts"

/** A vehicle that does not report; it has a day of one position each second. */
const OF_A_DAY = REPORTING + 1
const OPENINGS = 3
const UPDATES = 20
const DAY = 86_400_000
/** Nothing has been drawn for so many milliseconds: what was to be drawn is drawn. */
const QUIET = 800
const PATIENCE = 30_000

/** What the page notes about itself. */
interface Noted {
  /** When the last frame with anything drawn in it was over. */
  drawn: number
  /** When messages of the stream arrived. */
  readonly arrivals: Array<number>
}

declare global {
  var noted: Noted
}

/** Runs in the page before everything else: notes what is drawn with WebGL, and when the stream's messages are read. */
const NOTE = `
  globalThis.noted = { drawn: 0, arrivals: [] }
  for (const name of ["drawElements", "drawArrays"]) {
    const draw = WebGL2RenderingContext.prototype[name]
    WebGL2RenderingContext.prototype[name] = function (...given) {
      draw.apply(this, given)
      // The next frame begins when this one is over.
      requestAnimationFrame((at) => { noted.drawn = Math.max(noted.drawn, at) })
    }
  }
  const parse = JSON.parse
  JSON.parse = (text, ...more) => {
    if (text.startsWith('{"vehicle_id"')) noted.arrivals.push(performance.now())
    return parse(text, ...more)
  }
`

/** When the map was drawn, once it is drawn and nothing more has been. */
const drawnAfter = async (page: Page, after: number): Promise<number> => {
  await page.waitForFunction(
    ([after, quiet]) => noted.drawn > after && performance.now() - noted.drawn > quiet,
    [after, QUIET] as const,
    { timeout: PATIENCE, polling: 50 }
  )
  return page.evaluate(() => noted.drawn)
}

/** When the answer to a request whose address ends like this had arrived. */
const answered = async (page: Page, ending: string): Promise<number> => {
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
const openPage = async (browser: Browser, address: string, session: string): Promise<Page> => {
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

const sessionOf = async (address: string): Promise<string> => {
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

/** From opening the address until all vehicles are drawn. */
const openMap = async (browser: Browser, address: string, session: string): Promise<number> => {
  const page = await openPage(browser, address, session)
  await page.goto("/vehicle-map")
  const time = await drawnAfter(page, await answered(page, "/positions"))
  await page.context().close()
  return time
}

/** From the arrival of an update of all vehicles that report until it is drawn. */
const update = async (page: Page, client: Client): Promise<number> => {
  await page.evaluate(() => void noted.arrivals.splice(0))
  await moveAll(client)
  await client.query("select pg_notify('motorpool_signals', $1)", [
    `bench ${positionsTopic(OrganizationId.make(ORGANIZATION))}`
  ])
  await page.waitForFunction(() => noted.arrivals.length > 0, undefined, { timeout: PATIENCE, polling: 20 })
  const arrived = await page.evaluate(() => noted.arrivals[0] ?? NaN)
  const drawn = await drawnAfter(page, arrived)
  // Later than a second after the last one, so that it is drawn immediately.
  await sleep(500)
  return drawn - arrived
}

const dayOf = (ago: number): string => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)

/** From a click, and from the answer's arrival, until a day's positions are drawn. */
const showDay = async (page: Page) => {
  await page.goto(`/vehicle-map?vehicle=${vehicleId(OF_A_DAY)}&day=${dayOf(3)}`)
  await drawnAfter(page, 0)
  const clicked = await page.evaluate(() => {
    performance.clearResourceTimings()
    return performance.now()
  })
  await page.getByRole("button", { name: messages.day.next, exact: true }).click()
  const arrived = await answered(page, "/track")
  const drawn = await drawnAfter(page, arrived)
  return { fromClick: drawn - clicked, fromAnswer: drawn - arrived }
}

/** The map in a browser without graphics hardware, whose server is on this machine. */
export const measureBrowser = async (adminUrl: string, address: string): Promise<void> => {
  const executablePath = await ensureChromium((line) => void process.stdout.write(`${line}\n`))
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] })
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const session = await sessionOf(address)
    await fillDay(client, OF_A_DAY, new Date(`${dayOf(2)}T00:00:00Z`))
    const first: Array<number> = []
    for (let n = 0; n < OPENINGS; n++) first.push(await openMap(browser, address, session))
    const page = await openPage(browser, address, session)
    await page.goto("/vehicle-map")
    await drawnAfter(page, await answered(page, "/positions"))
    const updates: Array<number> = []
    for (let n = 0; n < UPDATES; n++) updates.push(await update(page, client))
    const days: Array<Awaited<ReturnType<typeof showDay>>> = []
    for (let n = 0; n < OPENINGS; n++) days.push(await showDay(page))
    const size = `${TRACKED.toLocaleString("en")} vehicles`
    const slowest = updates.toSorted((a, b) => a - b).at(Math.floor(UPDATES * 0.9)) ?? NaN
    const day = median(days.map(({ fromAnswer }) => fromAnswer))
    heading(["in the browser", "ms", "ms of most"])
    row([`first map of ${size}`, median(first), Math.max(...first)])
    row([`${REPORTING.toLocaleString("en")} of them move, from receipt`, median(updates), slowest])
    row([
      "a day of 86,400 positions, from receipt",
      day,
      Math.max(...days.map(({ fromAnswer }) => fromAnswer))
    ])
    row([
      "the same, from the click",
      median(days.map(({ fromClick }) => fromClick)),
      Math.max(...days.map(({ fromClick }) => fromClick))
    ])
    atMost(`browser: first map of ${size}, ms`, median(first), 3000)
    atMost("browser: nine in ten updates drawn after receipt, ms", slowest, 250)
    atMost("browser: 86,400 positions drawn after receipt, ms", day, 1000)
  } finally {
    await client.end()
    await browser.close()
  }
}
