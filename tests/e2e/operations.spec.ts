import { expect, type Page } from "@playwright/test"
import { createAccount, createOwner, invite, join, verifyAddress } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const number = (page: Page, label: string) => page.getByRole("link", { name: new RegExp(`^\\d+ ${label}$`) })
const rows = (page: Page) => page.getByRole("table", { name: "Vehicles" }).locator("tbody").getByRole("row")
const steps = (page: Page) => page.getByRole("list", { name: "Set up your organization" })

/** Opens what a number counted, compares, and goes back. */
const openRows = async (page: Page, label: string) => {
  const counted = parseInt(await number(page, label).innerText(), 10)
  expect(counted).toBeGreaterThan(0)
  await number(page, label).click()
  await expect(page.getByRole("heading", { name: "Vehicles", level: 1 })).toBeVisible()
  await expect(rows(page)).toHaveCount(counted)
  await page.goBack()
}

test("an owner looks around with sample data, sees what others do, and removes it again", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ines Duarte", newAddress("ines"), "Harbour Fleet")
  await verifyAddress(owner)
  const other = await openBrowser(browser)
  const address = newAddress("ben")
  await invite(owner, "Ben Okoye", address)
  await join(await createAccount(other, "Ben Okoye", address))
  await page.goto("/dashboard")

  await test.step("instead of numbers that are all zero, the next three steps", async () => {
    await expect(steps(page).getByRole("listitem")).toHaveCount(3)
    await expect(number(page, "All vehicles")).toHaveCount(0)
    await button(page, "Load sample data").click()
    await expect(page.getByText("You are looking at sample data")).toBeVisible()
    await expect(number(page, "All vehicles")).toHaveText(/^12 /)
  })

  await test.step("every number opens the vehicles that it counted", async () => {
    for (const label of [
      "Overdue",
      "Out now",
      "Available now",
      "Documents expiring soon",
      "No recent reading"
    ])
      await openRows(page, label)
  })

  await test.step("what someone else does changes the number, without a reload", async () => {
    await expect(number(page, "Grounded")).toHaveText(/^1 /)
    await other.goto("/vehicles")
    await other.getByRole("link", { name: "Sample 06" }).click()
    await other.getByRole("tab", { name: "Availability" }).click()
    await button(other, "Ground").click()
    await other.getByRole("dialog").getByLabel("Reason", { exact: true }).fill("Cracked mirror")
    await button(other, "Ground vehicle").click()
    await expect(number(page, "Grounded")).toHaveText(/^2 /)
    const latest = page.getByRole("list", { name: "Recent activity" }).getByRole("listitem").first()
    await expect(latest).toContainText("Sample 06 Grounded")
    await expect(latest).toContainText("Ben Okoye")
  })

  await test.step("removed, the organization is empty again, for everyone", async () => {
    await button(page, "Remove sample data").click()
    await expect(button(page, "Load sample data")).toBeVisible()
    await expect(steps(page)).toBeVisible()
    await expect(other.getByRole("alert").getByText(/exist/)).toBeVisible()
    await other.goto("/vehicles")
    await expect(other.getByRole("heading", { name: "No vehicles yet" })).toBeVisible()
  })
})
