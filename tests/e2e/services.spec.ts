import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { apiOf, createVan } from "./support/vehicles.ts"

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const inList = (page: Page, list: string, text: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("listitem").filter({ hasText: text })
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text })

// Long because: one journey, in the order of its steps.
test("an empty organization plans its services, and completes, reopens, skips and pauses them", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const id = await createVan(owner)
  await apiOf(owner)("POST", `/vehicles/${id}/readings`, { kind: "odometer", value: 30_000, unit: "km" })

  await test.step("a template becomes a program", async () => {
    await page.goto("/services")
    await page.getByRole("link", { name: "Plan services" }).click()
    await expect(page.getByText("No service programs yet")).toBeVisible()
    await page.getByRole("link", { name: "Use template: Cars and vans" }).click()
    await expect(page.getByText("Applies to 1 vehicle", { exact: true })).toBeVisible()
    await button(page, "Remove Brake fluid").click()
    await button(page, "Create program").click()
    await expect(page.getByText("Cars and vans was created.")).toBeVisible()
    await page.goto("/services/programs")
    await expect(inList(page, "Service programs", "6 tasks · 1 vehicle")).toBeVisible()
    await page.goto("/services/tasks")
    await expect(inList(page, "Service tasks", "Annual inspection")).toBeVisible()
  })

  const other = await page.context().newPage()
  await other.goto(`/vehicles/${id}?tab=services`)
  await expect(inList(other, "Next services", "Annual inspection")).toBeVisible()

  await test.step("it was last done long ago, so it is overdue", async () => {
    await page.goto("/services")
    await button(page, "More actions: Annual inspection, V-1").click()
    await page.getByRole("menuitem", { name: "Set last service..." }).click()
    await field(page, "Done on").fill("2024-01-15")
    await button(page, "Set last service").click()
    await expect(page.getByText("The last service of V-1 was set: Annual inspection.")).toBeVisible()
    await page.getByRole("link", { name: "1 Overdue" }).click()
    await expect(row(page, "Annual inspection").getByText(/days past due$/)).toBeVisible()
  })

  await test.step("it is completed, reopened from the toast, and completed again", async () => {
    await button(page, "Complete Annual inspection, V-1").click()
    await field(page, "Note").fill("Passed")
    await button(page, "Complete service").click()
    await expect(page.getByText("Annual inspection of V-1 is done.")).toBeVisible()
    await button(page, "Undo").click()
    await expect(page.getByText("Annual inspection of V-1 is open again.")).toBeVisible()
    await button(page, "Complete Annual inspection, V-1").click()
    await field(page, "Note").fill("Passed")
    await button(page, "Complete service").click()
    await expect(page.getByText("No services found")).toBeVisible()
    await page.goto("/services/history")
    await expect(inList(page, "History", "Passed")).toBeVisible()
  })

  await test.step("another page shows it in the history and the timeline without a reload", async () => {
    await expect(inList(other, "History", "Passed")).toBeVisible()
    await other.getByRole("tab", { name: "History" }).click()
    await expect(other.getByText("Service done: Annual inspection").first()).toBeVisible()
  })

  await test.step("others are skipped and paused with a reason", async () => {
    await page.goto(`/vehicles/${id}?tab=services`)
    await button(page, "More actions: Tire rotation, V-1").click()
    await page.getByRole("menuitem", { name: "Skip..." }).click()
    await field(page, "Reason").fill("New tires")
    await button(page, "Skip service").click()
    await expect(inList(page, "History", "New tires")).toBeVisible()
    await button(page, "More actions: Brake inspection, V-1").click()
    await page.getByRole("menuitem", { name: "Pause..." }).click()
    await field(page, "Reason").fill("In storage")
    await button(page, "Pause service").click()
    await expect(inList(page, "Next services", "Brake inspection").getByText(/: In storage$/)).toBeVisible()
  })
})
