import { type Browser, expect, type Page } from "@playwright/test"
import { createOwner, verifyAddress } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { mailedLink, newAddress, openBrowser } from "./support/people.ts"
import { apiOf, createVan } from "./support/vehicles.ts"

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog").last()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The owner of an organization with one vehicle. */
const ownerWithVehicle = async (browser: Browser) => {
  const owner = await createOwner(
    await openBrowser(browser),
    "Ada Rivers",
    newAddress("ada"),
    "Riverside Depot"
  )
  return { owner, page: owner.page, id: await createVan(owner) }
}

test("a stranger reports a defect by the sticker in a vehicle, on a phone and without an account", async ({
  browser
}) => {
  const { page, id } = await ownerWithVehicle(browser)
  const phone = await (await browser.newContext(PHONE)).newPage()

  const url = await test.step("the owner creates a sticker", async () => {
    await page.goto(`/vehicles/${id}?tab=defects`)
    await button(page, "Stickers").click()
    await button(page, "Create sticker").click()
    await expect(page.getByRole("img", { name: "Code to report a defect on V-1" })).toBeVisible()
    return field(page, "Link").inputValue()
  })

  await test.step("the stranger reports what is wrong", async () => {
    await phone.goto(url)
    await expect(phone.getByRole("heading", { name: "Report a defect on V-1" })).toBeVisible()
    await expect(phone.getByText("Riverside Depot reads your report.")).toBeVisible()
    await button(phone, "Send report").tap()
    await expect(phone.getByText("What is wrong is required.")).toBeVisible()
    await button(phone, "Flat tire").tap()
    await phone.getByRole("checkbox", { name: "It is unsafe to drive" }).tap()
    await field(phone, "Your name").fill("Paul Passerby")
    await button(phone, "Send report").tap()
    await expect(phone.getByText("Riverside Depot has received your report.")).toBeVisible()
  })

  await test.step("the owner sees it without reloading, and that the sticker was used", async () => {
    await button(page, "Done").click()
    await expect(dialog(page).getByText(/^Last used/)).toBeVisible()
    await button(page, "Close").click()
    await page.getByRole("link", { name: /Flat tire$/ }).click()
    await expect(dialog(page).getByText("Paul Passerby")).toBeVisible()
    await expect(dialog(page).getByText("The reporter says the vehicle is unsafe")).toBeVisible()
  })

  await test.step("a revoked sticker is of no use", async () => {
    await page.goto(`/vehicles/${id}?tab=defects`)
    await button(page, "Stickers").click()
    await page.getByRole("button", { name: /^Revoke sticker/ }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click()
    await expect(dialog(page).getByText("Revoked", { exact: true })).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole("alert")).toContainText("This sticker is no longer valid.")
  })
})

test("an estimate is approved by a link, without an account", async ({ browser }) => {
  const { owner, page, id } = await ownerWithVehicle(browser)
  await verifyAddress(owner)
  const lessor = await openBrowser(browser)
  const address = newAddress("olga")
  const order: { readonly id: string; readonly number: number } = await apiOf(owner)("POST", "/work-orders", {
    vehicle_id: id,
    kind: "corrective",
    title: "Gearbox",
    lines: [{ title: "Replace gearbox", other_minor: 50_000, tax_bp: 0 }]
  })

  await test.step("the owner sends it", async () => {
    await page.goto(`/services/work-orders/${order.id}`)
    await button(page, "More actions").click()
    await page.getByRole("menuitem", { name: "Send estimate..." }).click()
    await field(page, "Name").fill("Olga Owner")
    await field(page, "Email").fill(address)
    await button(page, "Send estimate").click()
    await expect(dialog(page).getByText(`It was emailed to ${address}.`)).toBeVisible()
    await expect(field(page, "Link")).toHaveValue(/\/estimates#token=/)
    await button(page, "Done").click()
    await expect(page.getByText(/^Open until/)).toBeVisible()
  })

  await test.step("the recipient opens the link in the email, and approves", async () => {
    await lessor.goto(await mailedLink(lessor, address, /requests your approval/))
    await expect(lessor.getByRole("heading", { name: `Estimate WO-${order.number}` })).toBeVisible()
    await expect(lessor.getByText("Replace gearbox")).toBeVisible()
    await field(lessor, "Note").fill("Go ahead")
    await lessor.getByRole("button", { name: /^Approve .*500\.00$/ }).click()
    await expect(lessor.getByText(/^Approved by Olga Owner, /)).toBeVisible()
    await expect(lessor.getByRole("button", { name: "Decline" })).toHaveCount(0)
  })

  await test.step("the work order shows who approved it, without reloading", async () => {
    await expect(page.getByText(/500\.00 approved by Olga Owner, /)).toBeVisible()
    await expect(page.getByText("Go ahead")).toBeVisible()
    await page.goto(`/vehicles/${id}?tab=history`)
    await expect(
      page.getByText(`Work order WO-${order.number} approved by Olga Owner: Gearbox`)
    ).toBeVisible()
  })
})
