import { expect, type Page } from "@playwright/test"
import { faultsOf } from "./support/accessibility.ts"
import {
  arrive,
  startWithDimo,
  consent,
  expectFailure,
  pauseSuccess,
  expectConnected,
  openDimo,
  expectNoTrace,
  openAt,
  panel,
  type Place,
  vehicles
} from "./support/dimo.ts"
import { test } from "./support/journey.ts"
import { palette, search, untilFocused } from "./support/keys.ts"

// Its caches must not contain what DIMO sends.
test.use({ serviceWorkers: "allow" })

let place: Place

const CONNECTION = "/device-issues?tab=connection"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** Connects at DIMO and returns; returns the function that lets the page redirect. */
const connect = async (page: Page, name = "Connect DIMO"): Promise<() => Promise<void>> => {
  const finishRedirect = await pauseSuccess(page)
  await openDimo(page, place, name)
  await consent(page, place)
  await expectConnected(page)
  return finishRedirect
}

test.beforeAll(async () => {
  place = await startWithDimo("consent")
})
test.afterAll(() => place[Symbol.asyncDispose]())
test.beforeEach(() => place.dimo.reset())

// Long because: one journey, in the order of its steps.
test("connects an account, shows its devices and disconnects it", async ({ browser }) => {
  const page = await openAt(browser, place)
  const faults = faultsOf(page)
  await arrive(page)
  const other = await page.context().newPage()
  await other.goto(CONNECTION)
  await expect(other.getByRole("heading", { name: "No devices yet" })).toBeVisible()
  const requested: Array<string> = []
  page.on("request", (request) => {
    requested.push([request.url(), request.headers()["referer"] ?? ""].join(" "))
  })

  await test.step("the user returns from DIMO and is redirected after two seconds", async () => {
    const finishRedirect = await connect(page)
    await expect(page.getByText("DIMO account connected successfully")).toBeVisible()
    await expect(page).toHaveURL(`${place.address}/auth/dimo/callback`)
    const back = requested.find((line) => line.includes("/auth/dimo/callback?")) ?? ""
    const token = new URL(back.split(" ")[0] ?? "").searchParams.get("token") ?? "none"
    expect(token).toMatch(/^eyJ/)
    await expectNoTrace(page, token)
    expect(requested.filter((line) => line.includes(token))).toEqual([back])
    await finishRedirect()
    await page.waitForURL(`${place.address}/`)
  })
  await test.step("vehicles and devices appear on another page without reloading", async () => {
    await expect(vehicles(other)).toHaveCount(2)
    await expect(panel(other).getByText("Connected", { exact: true }).first()).toBeVisible()
    await page.goto(CONNECTION)
    const van = vehicles(page).filter({ hasText: "Ford Transit 2023" })
    for (const text of ["117315", "AutoPi", "AP-20045", "352656101234567", "Ana Ruiz"])
      await expect(van).toContainText(text)
    await expect(panel(page).getByTitle(place.dimo.wallet())).toBeVisible()
  })
  await test.step("a refresh shows a new vehicle, and the search finds it", async () => {
    const before = place.dimo.requests.length
    await button(page, "Refresh").click()
    await expect.poll(() => place.dimo.requests.slice(before).map(({ role }) => role)).toContain("identity")
    await search(page, "skoda")
    await expect(vehicles(page)).toHaveCount(1)
    await expect(page).toHaveURL(/[?&]q=skoda$/)
    await page.getByRole("searchbox").clear()
    await expect(vehicles(page)).toHaveCount(2)
  })
  await test.step("a rate-limited provider removes nothing from the list", async () => {
    place.dimo.fail("identity", { kind: "status", status: 429, retryAfter: "3600" })
    await button(page, "Refresh").click()
    await expect(page.getByText("This may be out of date.")).toBeVisible()
    await expect(vehicles(page)).toHaveCount(2)
    await expect(other.getByText("This may be out of date.")).toBeVisible()
    place.dimo.reset()
  })
  await test.step("disconnecting asks for confirmation and removes everything", async () => {
    await button(page, "Disconnect DIMO").click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await button(page, "Disconnect").click()
    await expect(page.getByText("DIMO account disconnected")).toBeVisible()
    await expect(page.getByRole("heading", { name: "No devices yet" })).toBeVisible()
    await expect(other.getByRole("heading", { name: "No devices yet" })).toBeVisible()
  })
  expect(faults).toEqual([])
})

test("a connection expires with its token, and can be renewed", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await connect(page)
  await place.expireConnections()
  await page.goto(CONNECTION)
  // The page checks the time twice a minute.
  await expect(panel(page).getByText("Expired", { exact: true }).first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Your connection has expired" })).toBeVisible()
  await connect(page, "Reconnect")
  await page.goto(CONNECTION)
  await expect(vehicles(page)).toHaveCount(2)
})

test("shows a message when the server does not respond", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await test.step("when starting", async () => {
    await page.route("**/attempts", (route) => route.abort())
    await panel(page).getByRole("button", { name: "Connect DIMO" }).click()
    await expect(page.getByText("Failed to get auth URL")).toBeVisible()
    await page.unroute("**/attempts")
  })
  await test.step("when returning", async () => {
    await page.route("**/dimo/connections", (route) => route.fulfill({ status: 502, body: "Bad gateway" }))
    await openDimo(page, place)
    await consent(page, place)
    // The toast first, because it disappears.
    await expect(page.getByText("Failed to connect DIMO account")).toBeVisible()
    await expectFailure(page, "An unexpected error occurred")
    await page.unroute("**/dimo/connections")
  })
  await test.step("when disconnecting", async () => {
    await page.goto(CONNECTION)
    await connect(page)
    await page.goto(CONNECTION)
    await page.route("**/dimo/connection", (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.continue()
    )
    await button(page, "Disconnect DIMO").click()
    await button(page, "Disconnect").click()
    await expect(page.getByText("Failed to disconnect DIMO account")).toBeVisible()
    await expect(vehicles(page)).toHaveCount(2)
  })
})

test("offers nothing without DIMO's settings, and says who can set it up", async ({ browser }) => {
  const page = await browser.newPage()
  await arrive(page)
  await expect(panel(page).getByText("Not available")).toBeVisible()
  await expect(panel(page).getByText(/To set it up, set/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Connect DIMO" })).toHaveCount(0)
  await test.step("the palette offers nothing either, on a page that has not loaded the connection", async () => {
    // Not the Operations Center: its setup steps load the connection too, perhaps before the palette opens.
    const loaded = page.waitForResponse("**/api/me/telematics/dimo/connection")
    await page.goto("/messages")
    await expect(button(page, "Account menu")).toBeVisible()
    await page.keyboard.press("Control+k")
    await untilFocused(palette(page))
    await (await loaded).finished()
    await page.keyboard.type("dimo")
    await expect(palette(page).getByRole("option", { name: "Devices" })).toBeVisible()
    await expect(palette(page).getByRole("option", { name: /DIMO/ })).toHaveCount(0)
  })
})
