import { expect, type Locator, type Page } from "@playwright/test"
import { LIVE_PLACE_KEY } from "../../apps/web/api/storageKeys.ts"
import { createOwner } from "./support/accounts.ts"
import { holdBack } from "./support/holding.ts"
import { test } from "./support/journey.ts"
import { fillSignUp, newAddress } from "./support/people.ts"
import { untilArrived, untilStill } from "./support/stillness.ts"

// Cached files would be served without a request.
test.use({ serviceWorkers: "block" })

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 }
] as const

const SHELL_PARTS = [
  "header svg",
  "header a span",
  "main h1",
  "main nav li:last-child",
  'aside a:has-text("Customers")'
]
const SIGN_IN_PARTS = [
  "aside p",
  "header a",
  "main h1",
  "main p",
  "form .rt-TextFieldRoot",
  "form button[type=submit]",
  "fieldset button"
]

/** The position, size and text of the parts shown both before and after the app has loaded. */
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

/** Records the cumulative layout shift of every document from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = { value: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") total.value += entry.value
      document.documentElement.dataset["shifted"] = String(total.value)
    }).observe({ type: "layout-shift", buffered: true })
  })

const layoutShift = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset["shifted"] ?? 0))

interface Visit {
  readonly path: string
  /** Held back: without them the app cannot start. */
  readonly files: string
  readonly parts: ReadonlyArray<string>
  /** Visible only once the app has started. */
  readonly ready: (page: Page) => Locator
}

/** The shell's skeleton has one in place of the page's content, too. */
const inPlaceOfContent = async (page: Page) => {
  if ((await page.locator("#root header nav, #root main nav").count()) > 0)
    await expect(page.locator(".skeleton-row").first()).toBeVisible()
}

/** Opens the page at each size: what the skeleton shows does not move when the app takes over. */
const expectNoShift = async (page: Page, { path, files, parts, ready }: Visit) => {
  for (const size of SIZES) {
    const where = `${path} at ${size.width}`
    await page.setViewportSize(size)
    const open = await holdBack(page, files)
    await page.goto(path, { waitUntil: "commit" })
    await expect(page.locator("#root h1")).toBeVisible()
    await expect(page.locator("#root input"), "nothing to fill in yet").toHaveCount(0)
    await untilArrived(page)
    await inPlaceOfContent(page)
    const before = await measures(page, parts)
    expect(before.filter((part) => part !== undefined).length, where).toBeGreaterThan(3)
    open()
    await expect(ready(page)).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await measures(page, parts), where).toEqual(before)
    // Only once everything has loaded: late shifts count, too.
    await untilStill(page)
    expect(await layoutShift(page), where).toBeLessThanOrEqual(0.001)
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
}

test("shows the shell before the app has loaded, without layout shift", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await watchShifts(page)
  const ready = () => page.getByRole("button", { name: "Account menu" })
  for (const path of ["/dashboard", "/customers", "/account"])
    await expectNoShift(page, { path, files: "**/assets/app-shell-*", parts: SHELL_PARTS, ready })
})

for (const locale of ["en", "es"])
  test(`shows the sign-in page before the app has loaded, without layout shift, in ${locale}`, async ({
    browser
  }) => {
    const page = await (await browser.newContext({ locale, reducedMotion: "reduce" })).newPage()
    await watchShifts(page)
    const ready = () => page.locator("input[name=email]")
    for (const path of ["/auth", "/auth?mode=signup"])
      await expectNoShift(page, { path, files: "**/assets/AuthPage-*", parts: SIGN_IN_PARTS, ready })
  })

test("requests the code and data of a page in parallel", async ({ page }) => {
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const requested: Array<string> = []
  page.on("request", (request) => requested.push(new URL(request.url()).pathname))
  // The app does not start: all requests come from the document.
  await page.route("**/assets/index-*.js", (route) => route.abort())
  await page.goto("/customers")
  for (const name of [
    /^\/assets\/shellChunk-.*\.js$/,
    /^\/assets\/app-shell-.*\.js$/,
    /^\/assets\/CustomersPage-.*\.js$/,
    /^\/api\/me\/organizations$/
  ])
    // The document need not wait for its calls to have loaded.
    await expect.poll(() => requested.filter((path) => name.test(path)), `${name}`).not.toEqual([])
})

test("makes its first requests once, and again only after something has happened", async ({ page }) => {
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const place = () => page.evaluate((key) => localStorage.getItem(key), LIVE_PLACE_KEY)
  await page.goto("/customers")
  await expect.poll(place).not.toBeNull()
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const times = (path: string) => asked.filter((one) => one === path).length
  const ready = page.getByRole("button", { name: "Account menu" })

  await page.reload()
  await expect(ready).toBeVisible()
  await expect.poll(() => times("/api/me/events")).toBe(1)
  await untilStill(page)
  expect(times("/api/me/organizations")).toBe(1)

  // While no page is open, another browser changes something.
  await page.goto("/robots.txt")
  const added = await page.request.post(`/api/organizations/${owner.organization}/customers`, {
    headers: { authorization: `Bearer ${owner.access_token}` },
    data: { name: "Núria Weber", email: null, phone: null, notes: null }
  })
  expect(added.ok()).toBe(true)
  asked.length = 0
  // What has happened is known only after the first responses.
  const open = await holdBack(page, "**/api/me/events**")
  await page.goto("/customers")
  await expect(page.getByText("Núria Weber")).toBeVisible()
  expect(times("/api/me/organizations")).toBe(1)
  open()
  await expect.poll(() => times("/api/me/organizations")).toBe(2)
})

test("keeps the sign-up form until the app has loaded", async ({ page }) => {
  const open = await holdBack(page, "**/assets/app-shell-*")
  await page.goto("/auth?mode=signup")
  const response = page.waitForResponse("**/api/public/sign-up")
  await fillSignUp(page, "Ada Rivers", newAddress("ada"))
  await (await response).finished()
  await expect(page.getByRole("button", { name: "Creating your account..." })).toBeVisible()
  await untilArrived(page)
  await expect(page.getByRole("button", { name: "Creating your account..." })).toBeVisible()
  open()
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible()
})
