import { expect, type Locator, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { hold } from "./support/holding.ts"
import { test } from "./support/journey.ts"
import { newAddress } from "./support/people.ts"
import { untilArrived, untilStill } from "./support/stillness.ts"

// What it keeps would come at once, without asking.
test.use({ serviceWorkers: "block" })

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 }
] as const

const FRAME = [
  "header svg",
  "header a span",
  "main h1",
  "main nav li:last-child",
  'aside a:has-text("Customers")'
]
const ENTRANCE = [
  "aside p",
  "header a",
  "main h1",
  "main p",
  "form .rt-TextFieldRoot",
  "form button[type=submit]",
  "fieldset button"
]

/** Where the parts are that are to be seen before the app and with it, and what they say. */
const measures = (page: Page, parts: ReadonlyArray<string>) =>
  page.evaluate(
    (parts) =>
      parts.map((selector) => {
        const [name = "", text] = selector.replace('")', "").split(':has-text("')
        const found = [...document.querySelectorAll(`#root ${name}`)].filter(
          (one) => (text === undefined || one.textContent === text) && one.getClientRects().length > 0
        )
        const box = found[0]?.getBoundingClientRect()
        return (
          box && {
            selector,
            at: [box.x, box.y, box.width, box.height].map(Math.round),
            text: found[0]?.textContent
          }
        )
      }),
    parts
  )

/** Adds up, from now on and in every document, how much the layout shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = { value: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") total.value += entry.value
      document.documentElement.dataset["shifted"] = String(total.value)
    }).observe({ type: "layout-shift", buffered: true })
  })

const shifted = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset["shifted"] ?? 0))

interface Arrival {
  readonly path: string
  /** Without these the page cannot come. */
  readonly files: string
  readonly parts: ReadonlyArray<string>
  /** Seen only when the app is there. */
  readonly there: (page: Page) => Locator
}

/** Opens the page at each size: what is seen before the app stays where it is when the app comes. */
const arriveAt = async (page: Page, { path, files, parts, there }: Arrival) => {
  for (const size of SIZES) {
    const where = `${path} at ${size.width}`
    await page.setViewportSize(size)
    const open = await hold(page, files)
    await page.goto(path, { waitUntil: "commit" })
    await expect(page.locator("#root h1")).toBeVisible()
    await expect(page.locator("#root input"), "nothing to fill in yet").toHaveCount(0)
    await untilArrived(page)
    const before = await measures(page, parts)
    expect(before.filter((part) => part !== undefined).length, where).toBeGreaterThan(3)
    open()
    await expect(there(page)).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await measures(page, parts), where).toEqual(before)
    // Once everything is there, however long it took: what shifts late counts, too.
    await untilStill(page)
    expect(await shifted(page), where).toBeLessThanOrEqual(0.01)
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
}

test("shows the shell before the app has loaded, without layout shift", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await watchShifts(page)
  const there = () => page.getByRole("button", { name: "Account menu" })
  for (const path of ["/dashboard", "/customers", "/account"])
    await arriveAt(page, { path, files: "**/assets/frame-*.js", parts: FRAME, there })
})

for (const locale of ["en", "es"])
  test(`the sign-in page is there before the app, and nothing moves when the app comes, in ${locale}`, async ({
    browser
  }) => {
    const page = await (await browser.newContext({ locale, reducedMotion: "reduce" })).newPage()
    await watchShifts(page)
    const there = () => page.locator("input[name=email]")
    await arriveAt(page, { path: "/auth", files: "**/assets/AuthPage-*.js", parts: ENTRANCE, there })
  })

test("requests the code and data of a page in parallel", async ({ page }) => {
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  // Nothing of the app runs: what is asked for is asked by the document.
  await page.route("**/assets/index-*.js", (route) => route.abort())
  await page.goto("/customers")
  for (const name of [
    /^\/assets\/frame-.*\.js$/,
    /^\/assets\/CustomersPage-.*\.js$/,
    /^\/api\/me\/organizations$/
  ])
    // The document need not wait for its calls to have loaded.
    await expect.poll(() => asked.filter((path) => name.test(path)), `${name}`).not.toEqual([])
})
