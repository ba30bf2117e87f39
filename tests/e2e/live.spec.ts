import { expect, type Page, type Request } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { holdBack } from "./support/holding.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"

const rows = (page: Page) => page.getByRole("table", { name: "Customers" }).locator("tbody").getByRole("row")

const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Add customer" }).first().click()
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill(name)
  await page.getByRole("dialog").getByRole("button", { name: "Add customer" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

/** The number of tabs that take part: the leader and those waiting to lead. */
const listening = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [...held, ...pending].filter(({ name }) => name === "motorpool.live").length
  })

/** The live streams opened by a browser's tabs. */
const streamsOf = (page: Page): ReadonlyArray<Request> => {
  const opened: Array<Request> = []
  page.context().on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/me/events") opened.push(request)
  })
  return opened
}

test("the tabs of a browser share one live stream, and another tab takes over when its tab is closed", async ({
  browser
}) => {
  const first = await openBrowser(browser)
  await createOwner(first, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const streams = streamsOf(first)
  await first.goto("/customers")
  await expect.poll(() => streams.length).toBe(1)
  const [second, third] = [await first.context().newPage(), await first.context().newPage()]
  for (const page of [second, third]) {
    await page.goto("/customers")
    await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible()
  }
  await expect.poll(() => listening(first)).toBe(3)

  await add(second, "Núria Weber")
  for (const page of [first, third]) await expect(rows(page)).toHaveCount(1)
  expect(streams).toHaveLength(1)

  await first.close()
  await expect.poll(() => streams.length).toBe(2)
  await add(third, "Cleo Sand")
  await expect(rows(second)).toHaveCount(2)
  expect(streams).toHaveLength(2)

  for (const stream of streams) {
    expect(new URL(stream.url()).search).toBe("")
    expect(stream.headers()["authorization"]).toMatch(/^Bearer \S+$/)
    expect(stream.headers()).not.toHaveProperty("cookie")
  }
  // Events missed while no tab was listening are requested.
  expect(streams[1]?.headers()).toHaveProperty("last-event-id")
})

/** The next event that a tab broadcasts to the others. */
const nextEvent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel("motorpool.live")
        channel.addEventListener("message", ({ data }) => "event" in data && resolve())
      })
  )

test("a tab opened late shows the changes the others received earlier", async ({ browser }) => {
  // The service worker would serve the file held back here from its cache.
  const context = await browser.newContext({ serviceWorkers: "block" })
  const first = await context.newPage()
  await createOwner(first, "Ada Rivers", newAddress("late"), "Riverside Depot")
  await first.goto("/customers")
  await expect.poll(() => listening(first)).toBe(1)
  const late = await context.newPage()
  const letListen = await holdBack(late, "**/assets/background-*.js")
  await late.goto("/customers", { waitUntil: "commit" })
  await expect(late.getByRole("heading", { name: "No customers yet" })).toBeVisible()

  await Promise.all([nextEvent(late), add(first, "Núria Weber")])
  await expect(rows(first)).toHaveCount(1)
  await expect(rows(late)).toHaveCount(0)
  letListen()
  await expect(rows(late)).toHaveCount(1)
})
