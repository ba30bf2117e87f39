import { type Browser, expect, type Page } from "@playwright/test"
import { createAccount, createOwner, invite, join, type Owner, verifyAddress } from "./support/accounts.ts"
import { faultsOf } from "./support/accessibility.ts"
import { test } from "./support/journey.ts"
import { letBeSilent, runJob } from "./support/operator.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { apiOf, createVan } from "./support/vehicles.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")

const notifications = (page: Page) => page.getByRole("button", { name: /^Notifications/ })

/** What a tracker sends; the key identifies it. */
const report = async (page: Page, key: string, lat: number, lon: number, more: object = {}) => {
  const sent = { id: key, lat: String(lat), lon: String(lon), ...more }
  const answer = await page.request.get(`/ingest/osmand?${new URLSearchParams(sent).toString()}`)
  expect(answer.status()).toBe(200)
}

const seconds = (ago: number): string => String(Math.floor(Date.now() / 1000) - ago)

const openOwner = async (browser: Browser): Promise<Owner> =>
  createOwner(await openBrowser(browser), "Ada Rivers", newAddress("ada"), "Riverside Depot")

/** A tracker in a new vehicle, added through the API. */
const createTracker = async (owner: Owner, name: string) => {
  const vehicleId = await createVan(owner, name)
  const { device, access } = await apiOf(owner)("POST", "/devices", {
    source: "tracker",
    name: `Tracker of ${name}`
  })
  await apiOf(owner)("POST", `/devices/${device.id}/links`, {
    vehicle_id: vehicleId,
    linked_from: new Date(Date.now() - 3 * 86_400_000).toISOString()
  })
  return { vehicleId, key: String(access.key) }
}

// Long because: one journey, in the order of its steps.
test("a tracker is set up, its vehicle moves on the map, falls silent and returns", async ({ browser }) => {
  const owner = await openOwner(browser)
  const { page, organization } = owner
  const faults = faultsOf(page)
  const ofMap: Array<string> = []
  page.on("request", (request) => {
    if (/maplibre|base-map/.test(request.url())) ofMap.push(request.url())
  })
  await createVan(owner, "Van 7")
  let key = ""

  await test.step("the key is shown once", async () => {
    await page.goto("/device-issues")
    await button(page, "Add device").first().click()
    await dialog(page).getByText("Tracker", { exact: true }).click()
    await dialog(page).getByLabel("Name", { exact: true }).fill("OBD 7")
    await dialog(page).getByLabel("Vehicle", { exact: true }).fill("Van")
    await page.getByRole("option", { name: /Van 7/ }).click()
    await button(page, "Add device").last().click()
    key = await dialog(page).getByRole("textbox", { name: "Device identifier" }).inputValue()
    expect(key).toMatch(/^mp_dv_/)
    await button(page, "Done").click()
    await expect(dialog(page)).toHaveCount(0)
    // Only the map loads what draws it.
    expect(ofMap).toEqual([])
  })

  await test.step("the vehicle moves while its manager watches", async () => {
    await report(page, key, 52.51, 13.4, { speed: "20", ignition: "true" })
    await page.goto("/vehicle-map")
    const row = page.getByRole("option").or(page.getByRole("listitem")).filter({ hasText: "Van 7" }).first()
    await expect(row).toContainText("Moving, 37 km/h")
    await report(page, key, 52.515, 13.4, { speed: "40", ignition: "true" })
    await expect(row).toContainText("Moving, 74 km/h")
    expect(ofMap.some((url) => url.includes("maplibre"))).toBe(true)
    await page.getByRole("radio", { name: "Table" }).click()
    await expect(page.getByRole("row", { name: /Van 7/ })).toContainText("52.515")
  })

  await test.step("it falls silent, which is an issue until it has reported again", async () => {
    await letBeSilent("OBD 7", organization, 30)
    await runJob("telematics.check-devices")
    await page.goto("/device-issues")
    await expect(page.getByText("Silent", { exact: true })).toBeVisible()
    await notifications(page).click()
    await expect(dialog(page).getByText(/OBD 7/)).toHaveCount(1)
    await page.keyboard.press("Escape")
    for (let time = 0; time < 2; time++) await report(page, key, 52.515, 13.4)
    await runJob("telematics.check-devices")
    await expect(page.getByText("No open issues")).toBeVisible()
  })
  expect(faults).toEqual([])
})

/** Draws a geofence with the mouse: three corners, of which one is dragged to another place. */
const drawPolygon = async (page: Page, name: string): Promise<void> => {
  await button(page, "Add geofence").first().click()
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Shape", { exact: true }).selectOption("Polygon")
  const corners = page.getByLabel("Corners (latitude, longitude)")
  const map = page.locator("canvas.maplibregl-canvas")
  const lines = async () => (await corners.inputValue()).split("\n").filter((line) => line !== "")
  const positions = [
    { x: 150, y: 400 },
    { x: 350, y: 400 },
    { x: 250, y: 550 }
  ]
  for (const [placed, position] of positions.entries()) {
    await map.click({ position })
    await expect.poll(lines).toHaveLength(placed + 1)
  }
  await button(page, "Finish polygon").click()
  const drawn = await lines()
  const { x, y } = (await map.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 250, y + 550)
  await page.mouse.down()
  await page.mouse.move(x + 300, y + 600, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await lines())[2]).not.toBe(drawn[2])
  expect((await lines()).slice(0, 2)).toEqual(drawn.slice(0, 2))
  await button(page, "Save geofence").click()
  await expect(page.getByText(`Geofence ${name} saved`)).toBeVisible()
  await expect(page.getByText("Polygon, 3 corners")).toBeVisible()
}

test("a vehicle leaves a geofence, and its manager is notified once", async ({ browser }) => {
  const owner = await openOwner(browser)
  const { page } = owner
  const { key } = await createTracker(owner, "Van 3")
  await page.goto("/vehicle-map")
  await page.getByRole("radio", { name: "Geofences" }).click()
  await button(page, "Add geofence").first().click()
  await page.getByLabel("Name", { exact: true }).fill("North yard")
  await page.getByLabel("Center (latitude, longitude)").fill("52.5, 13.4")
  await page.getByLabel(/^Radius/).fill("100")
  await button(page, "Save geofence").click()
  await expect(page.getByText("Geofence North yard saved")).toBeVisible()
  await drawPolygon(page, "South yard")
  for (const latitude of [52.5, 52.5001]) await report(page, key, latitude, 13.4)
  await runJob("telematics.watch-geofences")
  for (const latitude of [52.507, 52.5071]) await report(page, key, latitude, 13.4)
  await runJob("telematics.watch-geofences")
  await runJob("telematics.watch-geofences")
  await notifications(page).click()
  await expect(dialog(page).getByText(/Van 3 left North yard/)).toHaveCount(1)
})

test("a day is played back, and a private trip is visible to its driver alone", async ({ browser }) => {
  const owner = await openOwner(browser)
  const { page } = owner
  const { key, vehicleId } = await createTracker(owner, "Van 5")
  const driver = await createAccount(await openBrowser(browser), "Dora Driver", newAddress("dora"))
  await verifyAddress(owner)
  await invite(owner, "Dora Driver", driver.user.email, "driver")
  await join(driver)
  const call = apiOf(owner)
  const { id: driverId } = await call("POST", "/drivers", { name: "Dora Driver", user_id: driver.user.id })
  await call("POST", "/assignments", {
    vehicle_id: vehicleId,
    driver_id: driverId,
    from: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    until: null,
    note: null
  })
  // Ten minutes of driving, two hours ago.
  for (let step = 0; step < 60; step++) {
    const way = Math.min(Math.max(0, step - 5), 30)
    const isMoving = step > 5 && step < 36
    await report(page, key, 52.5 + way * 0.003, 13.4, {
      timestamp: seconds(7200 - step * 20),
      speed: isMoving ? "30" : "0"
    })
  }
  await runJob("telematics.derive-trips")
  const day = await page.evaluate(() => new Date(Date.now() - 7_000_000).toLocaleDateString("sv"))
  const address = `/vehicle-map?vehicle=${vehicleId}&day=${day}`

  await test.step("with buttons and with keys", async () => {
    await page.goto(address)
    await expect(page.getByText(/in 1 trip/)).toBeVisible()
    await page
      .getByRole("button", { name: /^Go to/ })
      .or(page.getByText(/^Trip /))
      .first()
      .click()
    const moment = page.getByRole("slider", { name: "Moment of the day" })
    const before = await moment.inputValue()
    await button(page, "Forward one minute").click()
    await expect(moment).not.toHaveValue(before)
    await button(page, "Play").click()
    await expect(button(page, "Pause")).toBeVisible()
  })

  await test.step("nobody else sees where the driver goes privately", async () => {
    await driver.page.goto(`/vehicle-map?vehicle=${vehicleId}`)
    await button(driver.page, "Start private drive").click()
    await expect(button(driver.page, "End private drive")).toBeVisible()
    await report(page, key, 52.7, 13.6, { speed: "30" })
    await driver.page.goto("/vehicle-map?view=table")
    await expect(driver.page.getByRole("row", { name: /Van 5/ })).toContainText("52.7")
    await page.goto("/vehicle-map?view=table")
    const row = page.getByRole("row", { name: /Van 5/ })
    await expect(row).toContainText("Private trip")
    await expect(row).not.toContainText("52.")
  })
})
