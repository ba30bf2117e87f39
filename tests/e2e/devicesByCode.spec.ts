import { expect } from "@playwright/test"
import {
  consentWithoutRedirect,
  arrive,
  startWithDimo,
  consent,
  GONE,
  expectFailure,
  pauseSuccess,
  expectConnected,
  expectNoTrace,
  openDimo,
  openAt,
  panel,
  type Place,
  vehicles
} from "./support/dimo.ts"
import { test } from "./support/journey.ts"

// Its caches must not contain what DIMO sends.
test.use({ serviceWorkers: "allow" })

let place: Place

test.beforeAll(async () => {
  place = await startWithDimo("code")
})
test.afterAll(() => place[Symbol.asyncDispose]())
test.beforeEach(() => place.dimo.reset())

// Runs first, because the provider's metadata is cached.
test("shows an invalid response of the provider, and allows another attempt", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  place.dimo.fail("discovery", { kind: "html" })
  await panel(page).getByRole("button", { name: "Connect DIMO" }).click()
  await expect(page.getByText("Failed to generate auth URL")).toBeVisible()
  place.dimo.reset()
  await openDimo(page, place)
  await expect(page.getByRole("button", { name: "Grant Access" })).toBeVisible()
})

test("connects an account and leaves no code in the address", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  place.dimo.share(place.dimo.wallet())
  await openDimo(page, place)
  const back = await consentWithoutRedirect(page)
  const finishRedirect = await pauseSuccess(page)
  await page.goto(back)
  await expectConnected(page)
  await expectNoTrace(page, new URL(back).searchParams.get("code") ?? "none")
  await finishRedirect()
  await page.waitForURL(`${place.address}/`)
  await page.goto(back)
  await expectFailure(page, GONE)
  await page.goto("/device-issues?tab=connection")
  await expect(vehicles(page)).toHaveCount(2)
})

test("ignores a code with another state", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await openDimo(page, place)
  const back = new URL(await consentWithoutRedirect(page))
  back.searchParams.set("state", "made-up")
  await page.goto(back.href)
  await expectFailure(page, GONE)
})

test("shows that the provider was not given consent", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await openDimo(page, place)
  await page.getByRole("button", { name: "Cancel" }).click()
  await expectFailure(page, "access_denied")
})

test("shows that the provider timed out or failed during the callback", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  for (const fault of [
    { kind: "status", status: 429, retryAfter: "3600" },
    { kind: "unresponsive" }
  ] as const) {
    await page.goto("/device-issues")
    await openDimo(page, place)
    place.dimo.fail("token", fault)
    await consent(page, place)
    // An immediate refusal may happen before it can be observed.
    if (fault.kind === "unresponsive")
      await expect(page.getByText("Connecting your DIMO account...")).toBeVisible()
    await expect(page.getByRole("heading", { name: "Connection Failed" })).toBeVisible()
    await expectFailure(page, "Token exchange failed")
    place.dimo.reset()
  }
})
