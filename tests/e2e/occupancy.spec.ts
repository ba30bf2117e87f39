import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { createVan } from "./support/vehicles.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const holds = (page: Page) => page.getByRole("list", { name: "What takes this vehicle" })
const hold = (page: Page, name: string) => holds(page).getByRole("listitem").filter({ hasText: name })

/** Moves a date and time in a field by days, and answers whether that is in another month. */
const later = async (page: Page, label: string, days: number): Promise<boolean> => {
  const shown = await field(page, label).inputValue()
  const moved = new Date(Date.parse(`${shown}Z`) + days * 86_400_000).toISOString().slice(0, 16)
  await field(page, label).fill(moved)
  return shown.slice(0, 7) !== moved.slice(0, 7)
}

const act = async (page: Page, name: string, action: string) => {
  // A tab in the background is drawn once a second, and waiting for it to be still takes two.
  await page.bringToFront()
  await button(page, `More actions: ${name}`).click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}

// Long because: one journey, in the order of its steps.
test("a vehicle is blocked, kept longer than planned, returned and grounded", async ({ browser }) => {
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const id = await createVan(owner)
  const address = `/vehicles/${id}?tab=availability`
  const other = await page.context().newPage()
  for (const one of [page, other]) await one.goto(address)
  await expect(other.getByText("Ready to go out")).toBeVisible()

  await test.step("it is out until tomorrow, on another page, too", async () => {
    await page.bringToFront()
    await button(page, "Block").click()
    await field(page, "Reason").selectOption("Internal use")
    await field(page, "For").fill("Tom")
    await button(page, "Block vehicle").click()
    await expect(page.getByText("V-1 is blocked.")).toBeVisible()
    await expect(other.getByText(/^Internal use until /)).toBeVisible()
    await expect(other.getByText(/^Taken: Internal use for Tom, until /)).toBeVisible()
  })

  await test.step("a rental is planned for afterwards, and not before", async () => {
    await other.bringToFront()
    await button(other, "Block").click()
    await field(other, "Reason").selectOption("Rental")
    await field(other, "For").fill("Ben")
    await later(other, "Until", 2)
    await button(other, "Block vehicle").click()
    await expect(dialog(other).getByText("Internal use for Tom")).toBeVisible()
    const isNextMonth = await later(other, "From", 1)
    await button(other, "Block vehicle").click()
    await expect(dialog(other)).toBeHidden()
    if (isNextMonth) await button(other, "Next").click()
  })

  await test.step("keeping it longer names the rental, and makes it tentative only when that is meant", async () => {
    await act(page, "Internal use for Tom", "Change end")
    await later(page, "Until", 1)
    await button(page, "Change end").click()
    await expect(dialog(page).getByText("Rental for Ben")).toBeVisible()
    await button(page, "Save anyway").click()
    await expect(
      page.getByText("Internal use for Tom: end changed. 1 booking is now tentative.")
    ).toBeVisible()
    await act(other, "Rental for Ben", "Confirm")
    await expect(other.getByText(/^This vehicle is already taken: Internal use for Tom, /)).toBeVisible()
  })

  await test.step("once it is back, the rental can be confirmed", async () => {
    await act(page, "Internal use for Tom", "Mark as returned")
    await expect(page.getByText("Ready to go out")).toBeVisible()
    await act(other, "Rental for Ben", "Confirm")
    await expect(hold(other, "Rental for Ben").getByText("Planned")).toBeVisible()
  })

  await test.step("grounding it makes the rental tentative again, until it is released", async () => {
    await page.bringToFront()
    await button(page, "Ground").click()
    await field(page, "Reason").fill("Brakes")
    await button(page, "Ground vehicle").click()
    await expect(page.getByText("V-1 is grounded. 1 booking is now tentative.")).toBeVisible()
    await expect(other.getByText(/^Grounded since .*: Brakes$/)).toBeVisible()
    await other.bringToFront()
    await button(other, "Release: Brakes").click()
    await field(other, "Note").fill("Pads replaced")
    await button(other, "Release vehicle").click()
    await expect(page.getByText("Ready to go out")).toBeVisible()
  })
})
