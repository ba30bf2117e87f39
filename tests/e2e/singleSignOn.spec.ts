import { type Browser, expect, type Page } from "@playwright/test"
import { freePort } from "../support/freePort.ts"
import { startIssuer, type TestIssuer } from "../support/issuer/issuer.ts"
import { type Product, startProduct } from "../support/product.ts"
import { createAccount, verifyAddress } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, PASSWORD } from "./support/people.ts"

let issuer: TestIssuer
let product: Product
let address: string
test.beforeAll(async () => {
  address = `http://localhost:${await freePort()}`
  issuer = await startIssuer({ redirectUris: [`${address}/auth/issuer/installation/callback`] })
  product = await startProduct(address, issuer.env)
})
test.afterAll(async () => {
  await product.stop()
  await issuer.stop()
})

const openBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: address })).newPage()

/** Fills in the issuer's own page, where any password is right. */
const identify = async (page: Page, name: string) => {
  await page.getByPlaceholder("Enter any login").fill(name)
  await page.getByPlaceholder("and password").fill("any")
  await page.getByRole("button", { name: "Sign-in" }).click()
}

test("people sign in with a service, connect it and confirm with it that it is them", async ({ browser }) => {
  const desk = await openBrowser(browser)
  const name = newAddress("ines")
  await desk.goto("/auth")
  await desk.getByRole("button", { name: "Continue with Example ID" }).click()
  await identify(desk, name)
  await desk.waitForURL("**/dashboard")
  await desk.goto("/account?tab=security")
  const services = desk.getByRole("region", { name: "Sign-in services" })
  await expect(services.getByText(name)).toBeVisible()
  await desk.getByRole("button", { name: "Disconnect Example ID" }).click()
  await desk.getByRole("button", { name: "Disconnect", exact: true }).click()
  await expect(desk.getByText(/This is your only way to sign in/)).toBeVisible()

  const laptop = await openBrowser(browser)
  await verifyAddress(await createAccount(laptop, "Ada Rivers", newAddress("ada")))
  await laptop.goto("/account?tab=security")
  await laptop.getByRole("button", { name: "Connect Example ID" }).click()
  const proof = laptop.getByRole("dialog", { name: "Confirm it's you" })
  const issuerPage = laptop.getByPlaceholder("Enter any login")
  await expect(proof.or(issuerPage)).toBeVisible()
  if (await proof.isVisible()) {
    await proof.getByLabel("Password", { exact: true }).fill(PASSWORD)
    await proof.getByRole("button", { name: "Confirm" }).click()
  }
  await identify(laptop, newAddress("other"))
  await laptop.waitForURL("**/account?tab=security")
  await expect(laptop.getByText("Connected. You can now sign in with it.")).toBeVisible()
})

test("a forged response from a sign-in service is refused", async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto("/auth/issuer/installation/callback?code=forged&state=forged")
  await expect(page.getByRole("heading", { name: "Couldn't sign you in" })).toBeVisible()
  expect(new URL(page.url()).search).toBe("")
  await page.getByRole("link", { name: "Back to sign in" }).click()
  await expect(page.getByRole("button", { name: "Continue with Example ID" })).toBeVisible()
})
