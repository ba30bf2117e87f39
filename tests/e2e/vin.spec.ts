import { expect, type Page } from "@playwright/test"
import { faultsOf } from "./support/accessibility.ts"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const field = (page: Page, label: string) => page.getByRole("dialog").getByLabel(label, { exact: true })

const LABEL = "tests/web/contexts/fleet/labels/code39.png"
const VIN = "1HGCM82633A004352"

const openForm = async (page: Page): Promise<void> => {
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await page.goto("/vehicles")
  await button(page, "Add vehicle").first().click()
}

/** Saves the vehicle, and opens its page. */
const save = async (page: Page, name: string): Promise<void> => {
  await button(page, "Add vehicle").last().click()
  await expect(page.getByText(`${name} was added.`)).toBeVisible()
  await page.getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { name })).toBeVisible()
}

test("a vehicle is added by its VIN, from which its fields are read", async ({ browser }) => {
  const page = await openBrowser(browser)
  await openForm(page)
  await field(page, "Unit number").fill("V-1")
  await field(page, "Model").fill("Accord EX")

  await test.step("a typing error is noticed, and corrected with one click", async () => {
    await field(page, "VIN").fill("1HGCM82633AO04352")
    await button(page, VIN).click()
    await expect(field(page, "VIN")).toHaveValue(VIN)
  })

  await test.step("proposals fill in what is empty, and keep what was typed", async () => {
    await button(page, "Fill in empty fields").click()
    await expect(field(page, "Make")).toHaveValue("Honda")
    await expect(field(page, "Year")).toHaveValue("2003")
    await expect(field(page, "Kind")).toHaveValue("car")
    await expect(field(page, "Fuel")).toHaveValue("petrol")
    await expect(field(page, "Model")).toHaveValue("Accord EX")
    await button(page, "Replace Model: Accord").click()
  })

  await save(page, "V-1")
  await expect(page.getByText("2003 Honda Accord")).toBeVisible()
})

test("a vehicle is added from a photo of its VIN", async ({ browser }) => {
  const page = await openBrowser(browser)
  await openForm(page)

  await test.step("without a camera, a photo is read; if the reader cannot be loaded, the next one tries again", async () => {
    const reader = "**/zxing_reader*.wasm"
    const faults = faultsOf(page)
    await page.context().route(reader, (route) => route.abort())
    await button(page, "Scan VIN").click()
    await expect(page.getByText("No camera was found.")).toBeVisible()
    await field(page, "Photo of a VIN").setInputFiles(LABEL)
    await expect(page.getByText("The barcode reader couldn't be loaded.")).toBeVisible()
    await page.context().unroute(reader)
    await field(page, "Photo of a VIN").setInputFiles(LABEL)
    await expect(field(page, "VIN")).toHaveValue(VIN)
    expect(faults, "scanning works under the Content-Security-Policy").toEqual([])
  })

  await test.step("the scanned VIN proposes the other fields", async () => {
    await button(page, "Accept all").click()
    await expect(field(page, "Make")).toHaveValue("Honda")
  })

  await save(page, VIN)
  await expect(page.getByText("2003 Honda Accord")).toBeVisible()
})
