import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { apiOf, createVan } from "./support/vehicles.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog").last()
const lane = (page: Page, row: string) => page.getByRole("region", { name: row, exact: true })
const card = (page: Page, number: string) => page.getByRole("button", { name: new RegExp(`^${number} `) })

// Long because: one journey, in the order of its steps.
test("work is planned by drag, by keyboard and in a dialog, and a proposal is accepted", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const api = apiOf(owner)
  const always = Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 }))
  await api("PUT", "/working-hours", { week: always })
  for (const unit of ["V-1", "V-2", "V-3"]) {
    const id = await createVan(owner, unit)
    await api("POST", "/work-orders", { vehicle_id: id, kind: "corrective", title: `Work on ${unit}` })
  }
  const proposed = await createVan(owner, "V-4")
  await api("PUT", `/defects/${crypto.randomUUID()}`, {
    vehicle_id: proposed,
    title: "Worn pads",
    system: "brakes",
    severity: "minor",
    blocking: false,
    source: "driver",
    note: null,
    photos: []
  })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

  await test.step("a bay is added", async () => {
    await page.goto("/services/planning")
    await expect(button(page, "Add bay")).toBeVisible()
    await page.goto(`/services/planning?day=${tomorrow}`)
    await button(page, "Add bay").click()
    await dialog(page).getByLabel("Name", { exact: true }).fill("Lift 1")
    await dialog(page).getByRole("button", { name: "Add bay", exact: true }).click()
    await expect(lane(page, "Lift 1")).toBeVisible()
  })

  await test.step("a work order is dragged into it", async () => {
    const from = await card(page, "WO-1001").boundingBox()
    const to = await lane(page, "Lift 1").locator("[data-row]").boundingBox()
    if (!from || !to) throw new Error("The board is not visible.")
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width * 0.3, to.y + to.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByText(/^WO-1001 is scheduled for/)).toBeVisible()
    await expect(lane(page, "Lift 1").getByRole("button", { name: /^WO-1001 / })).toBeVisible()
  })

  await test.step("another one is moved with the keyboard", async () => {
    await card(page, "WO-1002").focus()
    await page.keyboard.press("Space")
    await expect(page.getByRole("status").getByText(/^WO-1002, /)).toBeAttached()
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await expect(page.getByText(/^WO-1002 is scheduled for/)).toBeVisible()
    await expect(lane(page, "Lift 1").getByRole("button", { name: /^WO-1002 / })).toBeVisible()
  })

  await test.step("a third one is scheduled in a dialog", async () => {
    await card(page, "WO-1003").click()
    await dialog(page).getByRole("button", { name: "Schedule", exact: true }).click()
    await expect(page.getByText(/^WO-1003 is scheduled for/)).toBeVisible()
  })

  await test.step("it is taken off the schedule again", async () => {
    await page.getByRole("region", { name: "Without bay", exact: true }).getByRole("button").first().focus()
    await page.keyboard.press("Delete")
    await expect(page.getByText("WO-1003 is off the schedule. V-3 is free again.")).toBeVisible()
  })

  await test.step("a proposal is accepted, and its hold is in the vehicle's calendar", async () => {
    await button(page, "Accept for V-4").click()
    await expect(page.getByText(/^WO-1004 is scheduled for/)).toBeVisible()
    await page.goto(`/vehicles/${proposed}?tab=availability`)
    await expect(page.getByText("WO-1004").first()).toBeVisible()
  })

  await test.step("the workshop's hours and prices are set, and the bay is renamed", async () => {
    await page.goto("/services/workshop")
    await page.getByLabel("Labor rate per hour", { exact: true }).fill("85")
    await page.getByRole("button", { name: "Save changes", exact: true }).first().click()
    await expect(page.getByText("Approval and prices were saved.")).toBeVisible()
    await page.getByRole("checkbox", { name: "Sunday" }).click()
    await page.getByRole("button", { name: "Save changes", exact: true }).last().click()
    await expect(page.getByText("The working hours were saved.")).toBeVisible()
    await button(page, "More actions: Lift 1").click()
    await page.getByRole("menuitem", { name: "Rename" }).click()
    await dialog(page).getByLabel("Name", { exact: true }).fill("Lift A")
    await dialog(page).getByRole("button", { name: "Save changes", exact: true }).click()
    await expect(page.getByText("The bay is called Lift A now.")).toBeVisible()
  })
})
