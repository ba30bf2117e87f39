import { type Browser, expect, type Page } from "@playwright/test"
import { freePort } from "../../support/freePort.ts"
import { type Dimo, startDimo } from "../../support/dimo/index.ts"
import { startProduct } from "../../support/product.ts"
import { createOwner } from "./accounts.ts"
import { everythingStored } from "./offline.ts"
import { changeDatabase } from "./operator.ts"
import { newAddress } from "./people.ts"

/** The product, and a fake DIMO. */
export interface Place extends AsyncDisposable {
  readonly address: string
  readonly dimo: Dimo
  /** Lets all connections expire in a few seconds: how long a journey takes to connect depends on the machine. */
  readonly expireConnections: () => Promise<void>
}

/** A van with a device in it, and a car connected by software. */
export const VEHICLES = [
  {
    tokenId: 117315,
    definition: { make: "Ford", model: "Transit", year: 2023 },
    aftermarket: { serial: "AP-20045", imei: "352656101234567", maker: "AutoPi" }
  },
  { tokenId: 201, definition: { make: "Škoda", model: "Octavia", year: 2019 }, synthetic: true }
] as const

/** Starts both, with one of DIMO's two flows; every DIMO user owns the two vehicles. */
export const startWithDimo = async (flow: "consent" | "code"): Promise<Place> => {
  const dimo = await startDimo()
  dimo.setVehicles(dimo.wallet(), VEHICLES)
  const address = `http://localhost:${await freePort()}`
  const product = await startProduct(address, { ...dimo.env, DIMO_FLOW: flow })
  return {
    address,
    dimo,
    expireConnections: () =>
      changeDatabase(product.dataDir, [
        "update telematics.dimo_tokens set expires_at = now() + interval '5 seconds'"
      ]),
    [Symbol.asyncDispose]: async () => {
      await product.stop()
      await dimo.stop()
    }
  }
}

/** The server's response to every unexpected callback. */
export const GONE = "This connection attempt is no longer valid. Start again from Devices."

/** A separate browser that opens this instance of the product. */
export const openAt = async (browser: Browser, { address }: Place): Promise<Page> =>
  (await browser.newContext({ baseURL: address })).newPage()

/** A user with an organization opens its devices. */
export const arrive = async (page: Page, organization = "Riverside Depot"): Promise<string> => {
  const email = newAddress("ana")
  await createOwner(page, "Ana Ruiz", email, organization)
  await page.goto("/device-issues")
  return email
}

export const panel = (page: Page) => page.getByRole("region", { name: "Your DIMO connection" })
export const vehicles = (page: Page) => page.getByRole("list", { name: "Shared vehicles" }).locator("> li")

/** Opens DIMO with the page's button. */
export const openDimo = async (page: Page, { dimo }: Place, name = "Connect DIMO"): Promise<void> => {
  await panel(page).getByRole("button", { name, exact: true }).click()
  await page.waitForURL(`${dimo.url}/**`)
}

/** Consents at DIMO and returns. */
export const consent = async (page: Page, { address }: Place): Promise<void> => {
  await page.getByRole("button", { name: /^(Share|Grant Access)$/ }).click()
  await page.waitForURL(`${address}/**`)
}

/**
 * Success is shown for two seconds, which may be too short for a test: stops that timer in this page's future
 * documents. Returns the function that fires it.
 */
export const pauseSuccess = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const SHOWN = 2000
    const later = window.setTimeout.bind(window)
    const held = (run: () => void, after?: number, ...rest: ReadonlyArray<unknown>) => {
      if (after !== SHOWN) return later(run, after, ...rest)
      window.addEventListener("success-seen", run, { once: true })
      return 0
    }
    Object.assign(window, { setTimeout: held })
  })
  return () => page.evaluate(() => void window.dispatchEvent(new Event("success-seen")))
}

export const expectConnected = (page: Page) =>
  expect(page.getByRole("heading", { name: "Connected Successfully" })).toBeVisible()

/** Expects that nothing was connected and the page says why and what to do next. */
export const expectFailure = async (page: Page, ...texts: ReadonlyArray<string>): Promise<void> => {
  await expect(page.getByRole("heading", { name: "Connection Failed" })).toBeVisible()
  for (const text of texts)
    await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: "Return to Dashboard" })).toBeVisible()
}

/** Consents at DIMO without following the redirect; returns its address. */
export const consentWithoutRedirect = async (page: Page): Promise<string> => {
  const answer = await page.request.post(page.url(), { form: { answer: "yes" }, maxRedirects: 0 })
  return answer.headers()["location"] ?? ""
}

/** Expects that nothing DIMO sent is left in the browser. */
export const expectNoTrace = async (page: Page, secret: string): Promise<void> => {
  const stored = () =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state])
  expect(page.url()).not.toContain(secret)
  expect(await page.evaluate(stored)).not.toContain(secret)
  expect(await everythingStored(page)).not.toContain(secret)
}
