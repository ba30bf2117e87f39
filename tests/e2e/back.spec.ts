import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { untilEntries } from "./support/history.ts"
import { test } from "./support/journey.ts"
import { newAddress } from "./support/people.ts"

const dialogs = (page: Page) => page.locator("[role=dialog], [role=alertdialog], dialog[open]")
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first()
const closed = (page: Page) => expect(dialogs(page)).toHaveCount(0)
const opened = async (page: Page, count = 1) => {
  await expect(dialogs(page)).toHaveCount(count)
  await untilEntries(page, count)
}
const path = (page: Page) => new URL(page.url()).pathname

/** An owner on a phone, who came to the customers from the dashboard. */
const onPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await page.goto("/dashboard")
  await openPage(page, "Customers")
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible()
}

const openPage = async (page: Page, name: string) => {
  await button(page, "Open menu").click()
  await page.getByRole("dialog").getByRole("link", { name }).click()
  await closed(page)
}

/** Back now leaves the page: no dialog has left an entry in the history. */
const expectBackTo = async (page: Page, before: string) => {
  await untilEntries(page, 0)
  await page.goBack()
  await expect.poll(() => path(page)).toBe(before)
}

test("Back closes what is open over the page, one after the other", async ({ page }) => {
  await onPhone(page)
  for (const name of ["Open menu", /^Messages/, /^Notifications/, "Add customer"]) {
    await button(page, name).click()
    await opened(page)
    await page.goBack()
    await closed(page)
    expect(path(page)).toBe("/customers")
  }
  await button(page, /^Messages/).click()
  await button(page, /^Compose/).click()
  await opened(page, 2)
  await page.goBack()
  await opened(page)
  await page.goBack()
  await closed(page)
  await expectBackTo(page, "/dashboard")
})

test("Back closes a menu, and the dialog that its item opens", async ({ page }) => {
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Customers" }).first().click()
  await expect.poll(() => path(page)).toBe("/customers")
  const menu = page.getByRole("menu")
  for (const name of ["Account menu", "Organization Riverside Depot, switch"]) {
    await button(page, name).click()
    await expect(menu).toBeVisible()
    await untilEntries(page, 1)
    await page.goBack()
    await expect(menu).toHaveCount(0)
    await expect(button(page, name)).toBeFocused()
    expect(path(page)).toBe("/customers")
  }
  await button(page, "Account menu").click()
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click()
  await opened(page)
  await page.goBack()
  await closed(page)
  await expect(button(page, "Account menu")).toBeFocused()
  await expectBackTo(page, "/dashboard")
})

test("a menu leaves nothing in the history when it leads to another page or to another menu", async ({
  page
}) => {
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await page.goto("/dashboard")
  const menu = page.getByRole("menu")
  await button(page, "Account menu").click()
  await page.getByRole("menuitem", { name: "Account" }).click()
  await expect.poll(() => path(page)).toBe("/account")
  await button(page, "Account menu").click()
  await expect(menu).toHaveCount(1)
  await button(page, "Organization Riverside Depot, switch").click()
  await expect(page.getByRole("menu", { name: "Organization Riverside Depot, switch" })).toBeVisible()
  await expect(menu).toHaveCount(1)
  await untilEntries(page, 1)
  await page.getByRole("link", { name: "Customers" }).first().click()
  await expect.poll(() => path(page)).toBe("/customers")
  await expect(menu).toHaveCount(0)
  await expectBackTo(page, "/account")
  await expectBackTo(page, "/dashboard")
})

test("a dialog closed in any other way leaves nothing in the history", async ({ page }) => {
  await onPhone(page)
  for (const name of ["Open menu", "Add customer"]) {
    await button(page, name).click()
    await opened(page)
    await page.keyboard.press("Escape")
    await closed(page)
  }
  await expectBackTo(page, "/dashboard")
})

test("a link in a dialog leaves nothing in the history", async ({ page }) => {
  await onPhone(page)
  await openPage(page, "Reports")
  await expect.poll(() => path(page)).toBe("/reports")
  await expectBackTo(page, "/customers")
  await expectBackTo(page, "/dashboard")
})

test("a reload with an open dialog leaves nothing in the history", async ({ page }) => {
  await onPhone(page)
  await button(page, "Add customer").click()
  await opened(page)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible()
  await untilEntries(page, 0)
  await expectBackTo(page, "/dashboard")
})

test("a customer's details close on Back, and an address that opens them keeps doing so", async ({
  page
}) => {
  await onPhone(page)
  await button(page, "Add customer").click()
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Cleo Sand")
  await page.getByRole("dialog").getByRole("button", { name: "Add customer" }).click()
  await closed(page)
  await page.getByRole("link", { name: "Cleo Sand" }).click()
  await opened(page)
  const address = page.url()
  await page.goBack()
  await closed(page)
  expect(page.url()).not.toBe(address)
  await expectBackTo(page, "/dashboard")
  await page.goto(address)
  await opened(page)
  await page.goBack()
  await closed(page)
  expect(path(page)).toBe("/customers")
})

test("the demo request on the public pages closes on Back", async ({ page }) => {
  await page.goto("/terms")
  await page.goto("/")
  await button(page, /demo/i).click()
  await opened(page)
  await page.goBack()
  await closed(page)
  await button(page, /demo/i).click()
  await opened(page)
  await page.keyboard.press("Escape")
  await closed(page)
  await expectBackTo(page, "/terms")
})
