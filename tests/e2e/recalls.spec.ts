import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { createVan } from "./support/vehicles.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog").last()
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const submit = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click()
const done = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

const complete = async (page: Page, line: string) => {
  await button(page, `Complete ${line}`).click()
  await submit(page, "Complete")
  await done(page, `${line} is done.`)
}

// Long because: one journey, in the order of its steps.
test("a recall is carried out on a work order whose other line is checked for warranty first", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const id = await createVan(owner)

  await test.step("a recall of its model is entered, and opens for the vehicle", async () => {
    await page.goto("/services/recalls")
    await button(page, "Add recall").first().click()
    await field(page, "Recall number").fill("24V-101")
    await field(page, "Component").fill("Brake hoses")
    await field(page, "Make").fill("Ford")
    await field(page, "System").selectOption("Brakes")
    await submit(page, "Add recall")
    await done(page, "24V-101 was saved.")
    await done(page, "Possible recall: check the VIN with the manufacturer")
  })

  await test.step("the vehicle has a warranty", async () => {
    await page.goto(`/vehicles/${id}?tab=services`)
    await done(page, "Brake hoses")
    await button(page, "Add warranty").click()
    await field(page, "Provider").fill("Ford")
    await field(page, "Coverage").selectOption("Powertrain")
    await field(page, "Reference number").fill("W-2041")
    await submit(page, "Add warranty")
    await done(page, "The warranty of Ford was saved.")
    await done(page, "Ford: Powertrain")
  })

  await test.step("the recall gets a work order, at the manufacturer's expense", async () => {
    await button(page, "View: Brake hoses, V-1").click()
    await button(page, "New work order").click()
    await expect(dialog(page).getByRole("checkbox", { name: /Brake hoses$/ })).toBeChecked()
    await submit(page, "Open work order")
    await done(page, /^WO-\d+ was opened.$/)
    await done(page, "Claimed under warranty")
  })

  await test.step("other work that the warranty covers must be decided before it starts", async () => {
    await button(page, "Add line").click()
    await field(page, "Title").fill("Gearbox oil")
    await field(page, "System").selectOption("Transmission")
    await submit(page, "Add line")
    await done(page, "Gearbox oil was added.")
    await done(page, "Ford, W-2041")
    await button(page, "Start work").click()
    await submit(page, "Start work")
    await expect(dialog(page).getByText(/^A warranty may pay for this work./)).toBeVisible()
    await page.keyboard.press("Escape")
    await button(page, "More actions: Gearbox oil").click()
    await page.getByRole("menuitem", { name: "Edit", exact: true }).click()
    await field(page, "Warranty").selectOption("Warranty refused")
    await submit(page, "Save changes")
    await done(page, "Gearbox oil was saved.")
    await button(page, "Start work").click()
    await submit(page, "Start work")
    await done(page, /^Work on WO-\d+ has started.$/)
  })

  await test.step("the recall is done when the work order is closed", async () => {
    await complete(page, "Brake hoses")
    await complete(page, "Gearbox oil")
    await button(page, "Close work order").click()
    await submit(page, "Close work order")
    await done(page, /^WO-\d+ is closed.$/)
    await page.goto("/services/recalls?state=done")
    await done(page, /^Done on /)
    await page.goto(`/vehicles/${id}?tab=history`)
    await done(page, "Recall 24V-101 done: Brake hoses")
  })
})
