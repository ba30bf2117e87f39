import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type BrowserContext, expect, type Route } from "@playwright/test"
import { createOwner, type Owner } from "./support/accounts.ts"
import { button, fillIn, PHONE, prepare } from "./support/inspecting.ts"
import { test as journey } from "./support/journey.ts"
import { databases, fireSync, untilCached, untilStored } from "./support/offline.ts"
import { newAddress } from "./support/people.ts"
import { apiOf } from "./support/vehicles.ts"
import { wholeBrowser } from "./support/wholeBrowser.ts"

/** Starts a browser on a profile that outlives it, and ends its process as an operating system does. */
interface Phone {
  readonly start: () => Promise<BrowserContext>
  readonly kill: () => Promise<void>
}

const test = journey.extend<{ readonly phone: Phone }>({
  phone: async ({ playwright, launchOptions, baseURL }, use) => {
    const profile = mkdtempSync(join(tmpdir(), "motorpool-phone-"))
    let context: BrowserContext | undefined
    await use({
      start: async () => {
        const options = { ...launchOptions, ...PHONE, ...(baseURL !== undefined && { baseURL }) }
        context = await playwright.chromium.launchPersistentContext(profile, options)
        return context
      },
      kill: async () => {
        const page = await context?.newPage()
        const session = page && (await context?.newCDPSession(page))
        const ended = context?.waitForEvent("close")
        // It never answers.
        session?.send("Browser.crash").catch(() => undefined)
        await ended
      }
    })
    await context?.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

/** The inspections that are recorded, with what was answered. */
const recorded = async (owner: Owner) => {
  const api = apiOf(owner)
  const { items } = await api("GET", "/inspections")
  return Promise.all(items.map(({ id }: { readonly id: string }) => api("GET", `/inspections/${id}`)))
}

const EXPECTED = {
  result: "fail",
  photos: 1,
  answers: [
    { key: "brakes", note: "Pads are worn", failed: true },
    { key: "lights", failed: false },
    { key: "odometer", value: { type: "meter", value: 51_245 } }
  ]
}

const expectRecordedOnce = async (owner: Owner) => {
  await expect.poll(async () => (await recorded(owner)).length).toBe(1)
  expect(await recorded(owner)).toMatchObject([EXPECTED])
  const { items } = await apiOf(owner)("GET", "/defects")
  expect(items).toHaveLength(1)
}

// It caches the app, and sends what was finished offline.
test.use({ serviceWorkers: "allow", launchOptions: wholeBrowser })

test("an inspection that is finished offline is sent after every page is closed, exactly once", async ({
  browser
}) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Lakeside Depot")
  await prepare(owner)
  await page.goto("/inspections/new")
  await untilCached(page)
  await untilStored(page, "Daily check")
  await page.context().setOffline(true)
  await fillIn(page)
  await button(page, "Review").click()
  await button(page, "Finish inspection").click()
  await expect(page.getByText(/finished and stored on this device/)).toBeVisible()
  await expect.poll(() => databases(page)).toContain("access_token")

  const { origin } = new URL(page.url())
  const elsewhere = await page.context().newPage()
  await page.close()
  await elsewhere.context().setOffline(false)
  await fireSync(elsewhere, origin, "motorpool.inspections")
  // A page that opens meanwhile sends, too.
  await elsewhere.goto(new URL("/inspections", origin).href)
  await expectRecordedOnce({ ...owner, page: elsewhere })
  await expect(elsewhere.getByRole("link", { name: "V-1" })).toBeVisible()
  await expect.poll(() => databases(elsewhere)).not.toContain("Pads are worn")
  await expect.poll(() => databases(elsewhere)).not.toContain("access_token")
})

/** What happens to the request before the browser is killed. */
const MOMENTS: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  "before it reaches the server": async () => undefined,
  "before the answer arrives": (route) => route.fetch()
}

for (const [moment, handle] of Object.entries(MOMENTS))
  test(`a browser that is killed while it is filled in and sent, ${moment}, loses nothing and sends it once`, async ({
    phone
  }) => {
    // Signed in some time before: browsers write small storage only every few seconds.
    const earlier = await phone.start()
    const owner = await createOwner(await earlier.newPage(), "Ada Rivers", newAddress("ada"), "Killed Depot")
    await prepare(owner)
    await earlier.close()
    await fillIn(await (await phone.start()).newPage())
    await phone.kill()

    const second = await phone.start()
    const reached = new Promise<void>((resolve) => {
      void second.route(/\/inspections\/[^/]+$/, async (route) => {
        if (route.request().method() !== "PUT") return route.fallback()
        await handle(route)
        resolve()
      })
    })
    const resumed = await second.newPage()
    await resumed.goto("/inspections")
    await resumed.getByRole("link", { name: /^Continue or edit: V-1/ }).click()
    await expect(resumed.getByLabel("Odometer", { exact: true })).toHaveValue("51245")
    await button(resumed, "Review").click()
    await button(resumed, "Finish inspection").click()
    await reached
    await phone.kill()

    const third = await phone.start()
    const last = await third.newPage()
    await last.goto("/inspections")
    await expectRecordedOnce({ ...owner, page: last })
    await expect.poll(() => databases(last)).not.toContain("Pads are worn")
  })
