import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { createVan } from "./support/vehicles.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog").last()
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const submit = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click()
const done = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible()

const choose = async (page: Page, menu: string | RegExp, item: string) => {
  // A tab in the background is drawn once a second, and waiting for it to be still takes two.
  await page.bringToFront()
  await page.getByRole("button", { name: menu, exact: true }).click()
  await page.getByRole("menuitem", { name: item, exact: true }).click()
}

// Long because: one journey, in the order of its steps.
test("a defect grounds a vehicle, is repaired on a work order, and its release is signed", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const id = await createVan(owner)
  const other = await page.context().newPage()
  await other.goto(`/vehicles/${id}?tab=defects`)
  await expect(other.getByText("No defects have been reported on this vehicle.")).toBeVisible()

  await test.step("brake pads are in stock", async () => {
    await page.goto("/services/parts")
    await button(page, "Add part").first().click()
    await field(page, "Name").fill("Brake pads")
    await field(page, "Part number").fill("BP-100")
    await field(page, "Cost per unit").fill("45")
    await submit(page, "Add part")
    await done(page, "Brake pads was added.")
    await page.getByRole("link", { name: "Brake pads" }).click()
    await button(page, "Receive").click()
    await field(page, "Quantity").fill("4")
    await submit(page, "Receive parts")
    await done(page, "Brake pads: 4 pcs in stock now.")
  })

  await test.step("a defect is reported, and grounds the vehicle on another page, too", async () => {
    await page.goto("/services/defects")
    await button(page, "Report defect").first().click()
    await field(page, "Vehicle").fill("V-1")
    await dialog(page).getByRole("option", { name: /^V-1/ }).click()
    await field(page, "What is wrong").fill("Brakes grind")
    await field(page, "System").selectOption("Brakes")
    await field(page, "Severity").selectOption("Critical")
    await dialog(page).getByRole("checkbox", { name: "The vehicle must not be driven" }).click()
    await submit(page, "Report and ground vehicle")
    await done(page, /was reported. V-1 is grounded.$/)
    await expect(other.getByRole("link", { name: /Brakes grind$/ })).toBeVisible()
    await expect(other.getByText("Grounded", { exact: true }).first()).toBeVisible()
  })

  await test.step("it gets a work order, on which work starts", async () => {
    await page.bringToFront()
    await page.getByRole("link", { name: "Brakes grind" }).click()
    await button(page, "New work order").last().click()
    await expect(dialog(page).getByRole("checkbox", { name: /Brakes grind$/ })).toBeChecked()
    await submit(page, "Open work order")
    await done(page, /^WO-\d+ was opened.$/)
    await button(page, "Start work").click()
    await field(page, "Odometer or hours").fill("51,245")
    await submit(page, "Start work")
    await done(page, /^Work on WO-\d+ has started.$/)
  })

  await test.step("a part and time are recorded, and the line is done", async () => {
    await choose(page, "More actions: Brakes grind", "Use part")
    await field(page, "Part").fill("BP-1")
    await dialog(page)
      .getByRole("option", { name: /^Brake pads/ })
      .click()
    await submit(page, "Use part")
    await done(page, "Brake pads was taken from stock.")
    await choose(page, "More actions: Brakes grind", "Record time")
    await field(page, "Time worked").fill("1:15")
    await submit(page, "Record time")
    await done(page, "Recorded: 1:15 h.")
    await button(page, "Complete Brakes grind").click()
    await field(page, "Correction").fill("Pads replaced")
    await submit(page, "Complete")
    await done(page, "Brakes grind is done.")
  })

  await test.step("closing it needs a certification and a signature, and releases the vehicle", async () => {
    await button(page, "Close work order").click()
    await submit(page, "Close and release vehicle")
    await expect(dialog(page).getByText("Certification is required.")).toBeVisible()
    await field(page, "Certification").fill("Pads replaced, braking tested")
    await dialog(page)
      .getByRole("checkbox", { name: /^I certify that the vehicle is safe/ })
      .click()
    await submit(page, "Close and release vehicle")
    await done(page, /^WO-\d+ is closed.$/)
    await page.goto("/services/work-orders")
    await expect(page.getByRole("heading", { name: "No open work orders" })).toBeVisible()
  })

  await test.step("its downtime is listed, and other downtime is recorded by hand", async () => {
    await page.goto("/services/downtime")
    await expect(page.getByRole("link", { name: /^WO-\d+$/ }).first()).toBeVisible()
    await button(page, "Record downtime").click()
    await field(page, "Vehicle").fill("V-1")
    await dialog(page).getByRole("option", { name: /^V-1/ }).click()
    await field(page, "Cause").selectOption("Other reason")
    await field(page, "From").fill("2026-01-05T08:00")
    await submit(page, "Record downtime")
    await done(page, "Downtime of V-1 was recorded.")
    await choose(page, /^More actions: V-1/, "End now")
    await done(page, "V-1 can be used again.")
  })

  await test.step("who released it does not sign as the next driver, and the history lists it all", async () => {
    await other.bringToFront()
    await expect(other.getByText("Pads replaced, braking tested")).toBeVisible()
    await expect(
      other.getByText("You resolved or released one of them yourself, so another driver has to sign.")
    ).toBeVisible()
    await expect(button(other, "Sign that I have seen them")).not.toBeAttached()
    await other.getByRole("tab", { name: "History" }).click()
    for (const text of [
      /^Defect reported: /,
      /^Work order WO-\d+ opened: Brakes grind/,
      /^Work on WO-\d+ started: /,
      /^Work order WO-\d+ closed: /,
      /^Released: Brakes grind/
    ])
      await expect(other.getByText(text).first()).toBeVisible()
  })
})
