import { text } from "node:stream/consumers"
import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { untilProcessed } from "./support/answers.ts"
import { untilEntries } from "./support/history.ts"
import { test } from "./support/journey.ts"
import { run } from "./support/keys.ts"
import { newAddress, openBrowser } from "./support/people.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const rows = (page: Page) => page.getByRole("table", { name: "Vehicles" }).getByRole("rowheader")

const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

const addVan = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto("/vehicles")
  await button(page, "Add vehicle").first().click()
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await field(page, "Kind").selectOption("Van")
  await button(page, "Add vehicle").last().click()
}

// Long because: one journey, in the order of its steps.
test("a vehicle is added, edited by two people, and taken out of service", async ({ browser }) => {
  const page = await openBrowser(browser)
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const other = await page.context().newPage()
  await other.goto("/vehicles")
  await expect(other.getByRole("heading", { name: "No vehicles yet" })).toBeVisible()

  // A tab in the background is drawn once a second, and waiting for it to be still takes two.
  await page.bringToFront()
  await test.step("a new vehicle appears on another page without reloading", async () => {
    await addVan(page, {
      VIN: "1HGCM82633A004352",
      "Unit number": "V-1",
      Plate: "B-RD 1001",
      "Region of the plate": "de"
    })
    await expect(page.getByText("V-1 was added.")).toBeVisible()
    await expect(rows(other)).toHaveCount(1)
  })

  await test.step("the second of two people sees what the first one changed, and decides", async () => {
    for (const one of [other, page]) {
      await one.bringToFront()
      await one.getByRole("link", { name: "V-1" }).click()
      await button(one, "Edit").click()
    }
    await field(page, "Make").fill("Ford")
    await button(page, "Save changes").click()
    await expect(page.getByText("V-1 was saved.")).toBeVisible()
    await other.bringToFront()
    await field(other, "Make").fill("Iveco")
    await button(other, "Save changes").click()
    await expect(dialog(other).getByText("Make: now Ford")).toBeVisible()
    await button(other, "Save my changes").click()
    await expect(page.getByText("Iveco · Van")).toBeVisible()
    await expect(dialog(other)).toHaveCount(0)
  })

  await test.step("a reading from the palette is on its page, and in what it did", async () => {
    await run(other, "odometer", "Record reading")
    await dialog(other).getByRole("combobox", { name: "Vehicle" }).fill("V-1")
    await other.getByRole("option", { name: /^V-1/ }).click()
    await field(other, "Reading").fill("51,245")
    await button(other, "Record reading").click()
    await expect(page.getByText("51,245 km")).toBeVisible()
  })

  await test.step("its state changes, and its history says so", async () => {
    await page.bringToFront()
    await button(page, "More actions").click()
    await page.getByRole("menuitem", { name: "Put on standby" }).click()
    await expect(page.getByText("V-1: Standby.")).toBeVisible()
    await page.getByRole("tab", { name: "History" }).click()
    await expect(page.getByText("State changed from In service to Standby")).toBeVisible()
    await expect(page.getByText("Changed Make").first()).toBeVisible()
  })

  await test.step("the palette finds it by the last six characters of its VIN", async () => {
    await other.bringToFront()
    await other.goto("/dashboard")
    await expect(other.getByRole("heading", { name: "Operations Center" })).toBeVisible()
    await run(other, "004352", "V-1")
    await expect(other.getByRole("heading", { name: "V-1" })).toBeVisible()
  })
})

test("an organization adds a field of its own, and lists vehicles by it", async ({ browser }) => {
  const page = await openBrowser(browser)
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")

  await test.step("a field with choices is added, and put first", async () => {
    await page.goto("/vehicles/fields")
    await button(page, "Add field").click()
    await field(page, "Name").fill("Cost center")
    await dialog(page).getByRole("button", { name: "Add field" }).click()
    await expect(page.getByText("Cost center was added.")).toBeVisible()
    await button(page, "Add field").click()
    await field(page, "Name").fill("Wrap")
    await field(page, "Type").selectOption("Choice")
    await field(page, "Choice 1").fill("Blue")
    await page.keyboard.press("Enter")
    await page.keyboard.type("White")
    await dialog(page).getByRole("button", { name: "Add field" }).click()
    await expect(page.getByText("Wrap was added.")).toBeVisible()
    const handle = button(page, "Move Wrap: drag, or press an arrow key")
    await untilProcessed(page, "PUT", () => handle.press("ArrowUp"))
    await untilEntries(page, 0)
    await page.reload()
    await expect(
      page.getByRole("list", { name: "Custom fields" }).getByRole("listitem").first()
    ).toContainText("Wrap")
  })

  await test.step("a vehicle gets values, which its page shows", async () => {
    await page.goto("/vehicles")
    await button(page, "Add vehicle").first().click()
    await field(page, "Unit number").fill("V-7")
    await field(page, "Kind").selectOption("Van")
    await button(page, "More fields").click()
    await field(page, "Wrap").selectOption("White")
    await field(page, "Cost center").fill("C-12")
    await button(page, "Add vehicle").last().click()
    await expect(page.getByText("V-7 was added.")).toBeVisible()
    await page.getByRole("link", { name: "V-7" }).click()
    await expect(page.getByRole("region", { name: "Custom fields" })).toContainText("White")
  })

  await test.step("the list is filtered by them, and exports them", async () => {
    await page.goto("/vehicles")
    await button(page, "Columns").click()
    await dialog(page).getByRole("checkbox", { name: "Wrap" }).click()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("cell", { name: "White" })).toBeVisible()
    await button(page, "Add filter").click()
    await dialog(page).getByRole("button", { name: "Wrap", exact: true }).click()
    await dialog(page).getByRole("checkbox", { name: "Blue" }).click()
    await page.keyboard.press("Escape")
    await expect(page.getByText("No vehicle matches these filters.")).toBeVisible()
    await button(page, "Clear filters").first().click()
    await button(page, "Export").click()
    const download = page.waitForEvent("download")
    await page.getByRole("menuitem", { name: "CSV file" }).click()
    const file = await (await download).createReadStream()
    expect(await text(file)).toMatch(/"Wrap"\r?\n"V-7",.*"White"/)
  })
})
