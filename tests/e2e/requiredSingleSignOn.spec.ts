import { expect, type Page } from "@playwright/test"
import { freePort } from "../support/freePort.ts"
import { startIssuer, type TestIssuer } from "../support/issuer/issuer.ts"
import { type NameServer, startNameServer } from "../support/nameServer.ts"
import { type Product, startProduct } from "../support/product.ts"
import { faultsOf } from "./support/accessibility.ts"
import { createAccount, createOwner, verifyAddress } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { PASSWORD, signIn } from "./support/people.ts"

const DOMAIN = "quayside.example"

let issuer: TestIssuer
let names: NameServer
let product: Product
let address: string
test.beforeAll(async () => {
  address = `http://localhost:${await freePort()}`
  issuer = await startIssuer({ redirectUris: [`${address}/unused`] })
  names = await startNameServer()
  product = await startProduct(address, { PRIVATE_ORIGINS: issuer.url, DNS_SERVER: names.address })
})
test.afterAll(async () => {
  await product.stop()
  await issuer.stop()
  await names.close()
})

/** Fills in the issuer's own page, where any password is right. */
const identify = async (page: Page, name: string) => {
  await page.getByPlaceholder("Enter any login").fill(name)
  await page.getByPlaceholder("and password").fill("any")
  await page.getByRole("button", { name: "Sign-in" }).click()
}

const setUpService = async (page: Page) => {
  await page.getByRole("button", { name: "Set up" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Name").fill("Quayside ID")
  await dialog.getByLabel("Issuer").fill("https://127.0.0.1:1/")
  await dialog.getByLabel("Client ID").fill(issuer.clientId)
  await dialog.getByLabel("Client secret").fill(issuer.clientSecret)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByText(/can't be reached/)).toBeVisible()
  await dialog.getByLabel("Issuer").fill(issuer.url)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Quayside ID")).toBeVisible()
  await issuer.allow(await page.getByRole("textbox", { name: "Redirect URI" }).inputValue())
}

const verifyDomain = async (page: Page) => {
  await page.getByRole("button", { name: "Add domain" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Domain").fill(DOMAIN)
  await dialog.getByRole("button", { name: "Add domain" }).click()
  await page.getByRole("button", { name: `Check record of ${DOMAIN}` }).click()
  await expect(page.getByText(/The TXT record was not found yet/)).toBeVisible()
  const record = page.getByRole("list", { name: "Domains" })
  names.records.set(await record.getByLabel("Name", { exact: true }).inputValue(), [
    await record.getByLabel("Value", { exact: true }).inputValue()
  ])
  await page.getByRole("button", { name: `Check record of ${DOMAIN}` }).click()
  await expect(page.getByText("Verified", { exact: true })).toBeVisible()
}

test("an owner requires single sign-on, and a colleague is led to it by their address", async ({
  browser
}) => {
  const open = async () => (await browser.newContext({ baseURL: address })).newPage()
  const [desk, laptop] = [await open(), await open()]
  const faults = faultsOf(desk)
  await verifyAddress(await createOwner(desk, "Olga Owner", `olga@${DOMAIN}`, "Quayside Depot"))
  await verifyAddress(await createAccount(laptop, "Tom Technician", `tom@${DOMAIN}`))
  await laptop.goto("/account")

  await desk.goto("/organization?tab=security")
  await setUpService(desk)
  await verifyDomain(desk)
  const requires = desk.getByRole("button", { name: `Require single sign-on for ${DOMAIN}` })
  await requires.click()
  await desk.getByRole("alertdialog").getByRole("button", { name: "Require" }).click()
  await expect(desk.getByText(/Connect the sign-in service to your own account first/)).toBeVisible()

  await desk.goto("/account?tab=security")
  await desk.getByRole("button", { name: "Connect Quayside ID" }).click()
  await identify(desk, `olga@${DOMAIN}`)
  await expect(desk.getByText("Connected. You can now sign in with it.")).toBeVisible()
  await desk.goto("/organization?tab=security")
  await requires.click()
  await desk.getByRole("alertdialog").getByRole("button", { name: "Require" }).click()
  await expect(desk.getByText("Required", { exact: true })).toBeVisible()
  expect(faults).toEqual([])

  await laptop.goto("/account")
  await laptop.waitForURL("**/auth**")
  await signIn(laptop, `tom@${DOMAIN}`, PASSWORD)
  await expect(laptop.getByText(/Your organization requires single sign-on/)).toBeVisible()
  await laptop.getByRole("button", { name: "Use single sign-on" }).click()
  await identify(laptop, `tom@${DOMAIN}`)
  await laptop.waitForURL(/dashboard|account/)
  await expect(laptop.getByRole("button", { name: "Account menu" })).toBeVisible()
})
