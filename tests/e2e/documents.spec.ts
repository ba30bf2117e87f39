import { expect, type Locator, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { createVan } from "./support/vehicles.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const row = (page: Page, list: string, text: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("listitem").filter({ hasText: text })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** One pixel wide, and two. */
const PHOTOS = {
  "front.png":
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "rear.png":
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4v0ABiBggFAA0bgb96/oFTwAAAABJRU5ErkJggg=="
}

/** Of a picture that is loaded; 0 before. */
const widthOf = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.naturalWidth)

/** The smallest file that programs open as a PDF. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj
trailer<</Root 1 0 R>>
%%EOF`

// Long because: one journey, in the order of its steps.
test("a required document is added with its file and renewed, and photos are added", async ({ browser }) => {
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const id = await createVan(owner)

  await test.step("vans need an insurance policy", async () => {
    await page.goto("/vehicles/documents")
    await expect(page.getByText("No document expires soon")).toBeVisible()
    await button(page, "Required documents").click()
    await dialog(page).getByRole("checkbox", { name: "Insurance: Van" }).click()
    await button(page, "Save").click()
    await expect(page.getByText("Required documents were saved.")).toBeVisible()
  })

  const other = await page.context().newPage()
  await other.goto(`/vehicles/${id}?tab=documents`)
  await expect(row(other, "Missing documents", "Insurance")).toBeVisible()

  await test.step("the missing policy is added with its file", async () => {
    await page.goto(`/vehicles/${id}?tab=documents`)
    await button(page, "Add Insurance").click()
    await field(page, "Number").fill("P-1")
    await field(page, "Expires on").fill(inDays(5))
    await field(page, "File").setInputFiles({
      name: "policy.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(PDF)
    })
    await expect(dialog(page).getByText("policy.pdf")).toBeVisible()
    await button(page, "Add document").last().click()
    await expect(page.getByText("Insurance was added.")).toBeVisible()
    await expect(row(page, "Documents", "No. P-1").getByText(/^Expires in [45] days, on /)).toBeVisible()
  })

  await test.step("its file can be opened, and another page shows it without a reload", async () => {
    await expect(row(other, "Documents", "No. P-1")).toBeVisible()
    await expect(other.getByText("1 expires soon")).toBeVisible()
    const link = row(page, "Documents", "No. P-1").getByRole("link", { name: "Open policy.pdf" })
    const file = await page.request.get((await link.getAttribute("href")) ?? "")
    expect(await file.text()).toBe(PDF)
  })

  await test.step("the list of the fleet leads to it, and the renewal keeps it as history", async () => {
    await page.goto("/vehicles/documents")
    await page.getByRole("link", { name: "V-1", exact: true }).click()
    await button(page, "Renew Insurance").click()
    await expect(field(page, "Valid from")).toHaveValue(inDays(6))
    await field(page, "Number").fill("P-2")
    await field(page, "Expires on").fill(inDays(371))
    await button(page, "Renew document").click()
    await expect(page.getByText("Insurance was renewed.")).toBeVisible()
    await expect(row(page, "Documents", "No. P-2").getByText(/^Valid until /)).toBeVisible()
    await expect(row(page, "Earlier documents", "No. P-1").getByText(/^Renewed on /)).toBeVisible()
    await page.getByRole("tab", { name: "History" }).click()
    await expect(page.getByText("Document renewed: Insurance")).toBeVisible()
  })

  await test.step("photos are added, and one of them becomes the main photo, on another page, too", async () => {
    await page.getByRole("tab", { name: "Photos" }).click()
    await page.getByLabel("Add photos", { exact: true }).setInputFiles(
      Object.entries(PHOTOS).map(([name, content]) => ({
        name,
        mimeType: "image/png",
        buffer: Buffer.from(content, "base64")
      }))
    )
    const first = page.getByRole("img", { name: "V-1, photo 1" })
    const main = other.getByRole("img", { name: "Main photo of V-1" })
    for (const one of [first, main]) await expect.poll(() => widthOf(one)).toBe(1)
    await button(page, "More actions: photo 2").click()
    await page.getByRole("menuitem", { name: "Make main photo" }).click()
    for (const one of [first, main]) await expect.poll(() => widthOf(one)).toBe(2)
    await button(page, "Open photo 1").click()
    await expect(dialog(page).getByText("1 of 2")).toBeVisible()
    await page.keyboard.press("ArrowRight")
    await expect(dialog(page).getByText("2 of 2")).toBeVisible()
  })
})
