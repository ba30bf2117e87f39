import { expect } from "@playwright/test"
import { freePort } from "../support/freePort.ts"
import { type Product, startProduct } from "../support/product.ts"
import { type Receiver, startReceiver, verified } from "../webhooks/receiver.ts"
import { faultsOf } from "./support/accessibility.ts"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress } from "./support/people.ts"

let receiver: Receiver
let product: Product
let address: string
test.beforeAll(async () => {
  receiver = await startReceiver()
  address = `http://localhost:${await freePort()}`
  product = await startProduct(address, { PRIVATE_ORIGINS: receiver.url })
})
test.afterAll(async () => {
  await product.stop()
  await receiver.close()
})

// Long because: one journey, in the order of its steps.
test("an owner adds a webhook, a server receives what happens, and the log shows it", async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: address })).newPage()
  const faults = faultsOf(page)
  await createOwner(page, "Ana Ruiz", newAddress("ana"), "Riverside Depot")
  await page.goto("/organization?tab=integrations")
  const dialog = page.getByRole("dialog")
  let secret = ""

  await test.step("a private address is refused, the allowed one is accepted, and the secret is shown", async () => {
    await page.getByRole("button", { name: "Add webhook" }).click()
    await dialog.getByLabel("URL").fill("https://169.254.169.254/latest")
    await dialog.getByLabel("Description").fill("ERP")
    await dialog.getByText("Customer added", { exact: true }).click()
    await dialog.getByRole("button", { name: "Add webhook" }).click()
    await expect(dialog.getByText("This URL points to a private address.")).toBeVisible()
    await dialog.getByLabel("URL").fill(`${receiver.url}/events`)
    await dialog.getByRole("button", { name: "Add webhook" }).click()
    secret = await dialog.getByLabel("Secret", { exact: true }).inputValue()
    expect(secret).toMatch(/^whsec_/)
    await dialog.getByRole("button", { name: "Done" }).click()
    await expect(page.getByText("Nothing sent yet")).toBeVisible()
  })

  await test.step("a customer is added, and the server receives it with a valid signature", async () => {
    await page.goto("/customers")
    await page.getByRole("button", { name: "Add customer" }).first().click()
    await dialog.getByLabel("Name", { exact: true }).fill("Harbor Freight Co")
    await dialog.getByRole("button", { name: "Add customer" }).click()
    await expect.poll(() => receiver.received.length).toBe(1)
    const [received] = receiver.received
    if (received === undefined) throw new Error("Nothing was received.")
    expect(verified(secret, received)).toMatchObject({
      type: "customer.added",
      data: { customer_id: expect.any(String) }
    })
  })

  await test.step("the log shows what was sent and answered, and sends it again", async () => {
    await page.goto("/organization?tab=integrations")
    await page.getByRole("button", { name: /^Deliveries to 127/ }).click()
    const deliveries = dialog.getByRole("list", { name: "Deliveries" })
    await expect(deliveries.getByRole("listitem")).toHaveCount(1)
    await deliveries.getByRole("button", { name: "Customer added" }).click()
    await expect(dialog.getByRole("figure", { name: "Payload" })).toContainText("customer.added")
    await expect(dialog.getByRole("list", { name: "Attempts" })).toContainText("Delivered 204")
    await dialog.getByRole("button", { name: "Replay" }).click()
    await expect(dialog.getByRole("list", { name: "Attempts" }).getByRole("listitem")).toHaveCount(2)
    const [first, second] = receiver.received
    expect(second?.body).toBe(first?.body)
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"])
  })

  await test.step("a test event arrives, and removing the webhook ends it", async () => {
    await dialog.getByRole("button", { name: "All deliveries" }).click()
    await dialog.getByRole("button", { name: "Send test event" }).click()
    await expect(dialog.getByRole("list", { name: "Deliveries" })).toContainText("Test event")
    await expect.poll(() => receiver.received.length).toBe(3)
    await dialog.getByRole("button", { name: "Remove" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
    await expect(page.getByText("No webhooks yet")).toBeVisible()
  })
  expect(faults, "everything works under the Content-Security-Policy").toEqual([])
})
