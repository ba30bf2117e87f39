import { type Browser, chromium, type Page } from "@playwright/test"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { messages } from "../../apps/web/contexts/telematics/messages/map.en.ts"
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../../scripts/chromium.ts"
import { positionsTopic } from "../../modules/telematics/positions/domain/topic.ts"
import { OrganizationId } from "#kernel"
import { ORGANIZATION } from "./data.ts"
import { atMost, heading, median, row } from "./figures.ts"
import { vehicleId } from "./fleetData.ts"
import { moveAll, fillDay, REPORTING, TRACKED } from "./telematicsData.ts"
import { answered, drawnAfter, openPage, PATIENCE, sessionOf } from "./telematicsPage.ts"

/** A vehicle that does not report; it has a day of one position each second. */
const OF_A_DAY = REPORTING + 1
const OPENINGS = 3
const UPDATES = 40
const DAY = 86_400_000
/** Seconds for which the map is moved, and pixels of each step. */
const PANNED = 6
const STEP = 8
/** Milliseconds of a frame, of which there are sixty in a second. */
const FRAME = 1000 / 60

/** From opening the address until all vehicles are drawn. */
const openMap = async (browser: Browser, address: string, session: string): Promise<number> => {
  const page = await openPage(browser, address, session)
  await page.goto("/vehicle-map")
  const time = await drawnAfter(page, await answered(page, "/positions"))
  await page.context().close()
  return time
}

/** All vehicles that report have reported again. */
const moveVehicles = async (client: Client): Promise<void> => {
  await moveAll(client)
  await client.query("select pg_notify('motorpool_signals', $1)", [
    `bench ${positionsTopic(OrganizationId.make(ORGANIZATION))}`
  ])
}

/** From the arrival of an update of all vehicles that report until they are drawn where they are. */
const update = async (page: Page, client: Client): Promise<number> => {
  await page.evaluate(() => void noted.arrivals.splice(0))
  await moveVehicles(client)
  await page.waitForFunction(() => noted.arrivals.length > 0, undefined, { timeout: PATIENCE, polling: 20 })
  const arrived = await page.evaluate(() => noted.arrivals[0] ?? NaN)
  await drawnAfter(page, arrived)
  // A frame with the same shapes follows, because names are placed once more.
  const changed = await page.evaluate(() => noted.changed)
  // Later than a second after the last one, so that it is drawn immediately.
  await sleep(500)
  return changed - arrived
}

/** The times of the scripts of each frame, while the map is dragged to and fro and all vehicles that report move each second. */
const drag = async (page: Page, client: Client): Promise<ReadonlyArray<number>> => {
  const [x, y] = [1000, 450]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => void noted.scripts.splice(0))
  const moving = async () => {
    for (let second = 0; second < PANNED; second++) {
      await moveVehicles(client)
      await sleep(1000)
    }
  }
  const dragging = async () => {
    const until = performance.now() + PANNED * 1000
    for (let step = 0; performance.now() < until; step++)
      await page.mouse.move(x + Math.abs((step % 50) - 25) * STEP, y)
  }
  await Promise.all([moving(), dragging()])
  await page.mouse.up()
  return page.evaluate(() => noted.scripts)
}

/** What nine in ten are at most. */
const mostOf = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b).at(Math.ceil(values.length * 0.9) - 1) ?? NaN

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
    const scripts = await drag(page, client)
    const days: Array<Awaited<ReturnType<typeof showDay>>> = []
    for (let n = 0; n < OPENINGS; n++) days.push(await showDay(page))
    const size = `${TRACKED.toLocaleString("en")} vehicles`
    const slowestScript = mostOf(scripts)
    const day = median(days.map(({ fromAnswer }) => fromAnswer))
    heading(["in the browser", "ms", "ms at most"])
    row([`first map of ${size}`, median(first), Math.max(...first)])
    row([
      `${REPORTING.toLocaleString("en")} of them move, from receipt`,
      median(updates),
      Math.max(...updates)
    ])
    row(["nine in ten of these updates", "", mostOf(updates)])
    row([`scripts of a frame while ${size} are dragged`, median(scripts), slowestScript])
    row([`frames a second meanwhile, without graphics hardware`, scripts.length / PANNED, ""])
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
    atMost("browser: nine in ten updates drawn after receipt, ms", mostOf(updates), 250)
    atMost(`browser: scripts of nine in ten frames with ${size}, ms`, slowestScript, FRAME)
    atMost("browser: 86,400 positions drawn after receipt, ms", day, 1000)
  } finally {
    await client.end()
    await browser.close()
  }
}
