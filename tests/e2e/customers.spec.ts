import { readFile } from "node:fs/promises"
import { type Download, expect, type Page } from "@playwright/test"
import { createOwner, verifyAddress } from "./support/accounts.ts"
import { untilEntries } from "./support/history.ts"
import { test } from "./support/journey.ts"
import { search } from "./support/keys.ts"
import { choose, newAddress, openBrowser } from "./support/people.ts"

const FILE = [
  "Nombre;Correo;Teléfono;Notas",
  'Autohaus Böhm;buero@boehm.example;+49 30 901820;"Fleet of 40; pays late"',
  ";lost@example.com;;",
  'Cleo Sand;cleo@sand.example;+1 415 555 0134;"=SUM(A1)',
  'second line"',
  "Núria again;nuria@weber.example;;"
].join("\r\n")

const rows = (page: Page) => page.getByRole("table", { name: "Customers" }).locator("tbody").getByRole("row")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")

/** Without when each customer was added and changed. */
const withoutTimes = (file: string): string => file.replaceAll(/(?:,"\d{4}-[^"]+"){2}(?=\r\n)/g, "")

const textOf = async (download: Promise<Download>): Promise<string> =>
  readFile(await (await download).path(), "utf8")

const add = async (page: Page, name: string, email: string): Promise<void> => {
  await button(page, "Add customer").first().click()
  await dialog(page).getByLabel("Name", { exact: true }).fill(name)
  await dialog(page).getByLabel("Email", { exact: true }).fill(email)
  await button(page, "Add customer").last().click()
  await expect(page.getByText(`${name} was added.`)).toBeVisible()
}

/** Opens the import, chooses a file and continues to the validated rows. */
const checkFile = async (page: Page, name: string, text: string): Promise<void> => {
  await button(page, "Import").first().click()
  await expect(page.getByRole("heading", { name: "Import customers" })).toBeVisible()
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) })
  await button(page, "Check rows").click()
  await expect(page.getByText(/rows? (was|were) checked/)).toBeVisible()
}

const runImport = async (page: Page): Promise<void> => {
  await button(page, "Import").click()
  await expect(page.getByRole("heading", { name: "Import finished" })).toBeVisible()
}

// Long because: one journey, in the order of its steps.
test("customers are added, imported, exported and emailed", async ({ browser }) => {
  const mine = newAddress("ada")
  const page = await openBrowser(browser)
  await verifyAddress(await createOwner(page, "Ada Rivers", mine, "Riverside Depot"))
  const other = await page.context().newPage()
  await other.goto("/customers")
  await expect(other.getByRole("heading", { name: "No customers yet" })).toBeVisible()

  await test.step("new customers appear on another page without reloading", async () => {
    await page.goto("/customers")
    await add(page, "Núria Weber", "nuria@weber.example")
    await add(page, "Ben Okoye", "ben@okoye.example")
    await expect(rows(other)).toHaveCount(2)
    await other.close()
  })

  await test.step("search ignores accents, and the customer found can be edited", async () => {
    await search(page, "nuria")
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\?q=nuria$/)
    await page.getByRole("link", { name: "Núria Weber" }).click()
    await button(page, "Edit").click()
    await dialog(page).getByLabel("Phone", { exact: true }).fill("+34 600 100 200")
    await button(page, "Save changes").click()
    await expect(dialog(page).getByRole("link", { name: "+34 600 100 200" })).toBeVisible()
  })

  await test.step("archiving can be undone from the toast", async () => {
    await button(page, "Archive").click()
    // The toast stays, and can be undone, while the pointer is over it.
    await page.getByText("Núria Weber was archived.").hover()
    await expect(page.getByRole("heading", { name: "No customers found" })).toBeVisible()
    await button(page, "Undo").click()
    await expect(rows(page)).toHaveCount(1)
    await page.goto("/customers")
    await expect(rows(page)).toHaveCount(2)
  })

  await test.step("a saved view appears on another page without reloading, and its link shows it", async () => {
    const colleague = await page.context().newPage()
    await colleague.goto("/customers")
    await button(page, "Add filter").click()
    await dialog(page).getByRole("button", { name: "Type" }).click()
    await dialog(page).getByRole("radio", { name: "Person" }).click()
    await button(page, "Save as new view").click()
    await dialog(page).getByLabel("Name", { exact: true }).fill("Private customers")
    await dialog(page).getByRole("switch").click()
    await button(page, "Save view").click()
    const tab = colleague.getByRole("link", { name: "Private customers" })
    await tab.click()
    await expect(tab).toHaveAttribute("aria-current", "page")
    await expect(colleague.getByRole("button", { name: "Type Person" })).toBeVisible()
    await expect(page).toHaveURL(/\?view=[0-9a-f-]{36}$/)
    await colleague.close()
    await page.goto("/customers")
  })

  await test.step("a file with errors imports its valid rows, and the import can be undone", async () => {
    await checkFile(page, "clientes.csv", FILE)
    await expect(page.getByText("2 to add")).toBeVisible()
    await expect(page.getByText("Name is required.")).toBeVisible()
    await runImport(page)
    for (const line of ["2 added", "1 skipped", "1 row with errors"])
      await expect(page.getByText(line, { exact: true })).toBeVisible()
    const download = page.waitForEvent("download")
    await button(page, "Download rows with errors").click()
    expect(await textOf(download)).toContain('"","lost@example.com","","","Name is required."')
    await button(page, "Undo import").click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
    await expect(page.getByText("2 removed")).toBeVisible()
    await page.goto("/imports")
    await page.getByRole("link", { name: "clientes.csv" }).click()
    await page.getByRole("link", { name: "Done" }).click()
    await expect(rows(page)).toHaveCount(2)
  })

  await test.step("the corrected file imports completely", async () => {
    const corrected = FILE.replace("\n;lost", "\nLost;lost")
    await checkFile(page, "clientes.csv", corrected)
    await runImport(page)
    await expect(page.getByText("3 added")).toBeVisible()
    await page.getByRole("link", { name: "Done" }).click()
    await expect(rows(page)).toHaveCount(5)
  })

  const exported = await test.step("what the list shows is exported", async () => {
    const download = page.waitForEvent("download")
    await button(page, "Export").click()
    await page.getByRole("menuitem", { name: "CSV file" }).click()
    expect((await download).suggestedFilename()).toBe("customers.csv")
    return textOf(download)
  })

  await test.step("an exported file imports unchanged into another organization", async () => {
    await button(page, "Organization Riverside Depot, switch").click()
    await page.getByRole("menuitem", { name: "Create organization" }).click()
    await dialog(page).getByLabel("Name", { exact: true }).fill("South Yard")
    await choose(page, "Industry", "Car Rental")
    await dialog(page).getByRole("button", { name: "Create organization" }).click()
    await expect(dialog(page)).toHaveCount(0)
    await untilEntries(page, 0)
    await page.goto("/customers")
    await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible()
    await checkFile(page, "customers.csv", exported)
    await runImport(page)
    await expect(page.getByText("5 added")).toBeVisible()
    await page.getByRole("link", { name: "Done" }).click()
    const download = page.waitForEvent("download")
    await button(page, "Export").click()
    await page.getByRole("menuitem", { name: "CSV file" }).click()
    expect(withoutTimes(await textOf(download))).toBe(withoutTimes(exported))
    await page.getByRole("link", { name: "Cleo Sand" }).click()
    await expect(dialog(page).getByText("=SUM(A1)")).toBeVisible()
    await button(page, "Close").click()
  })

  await test.step("customer emails are turned on through the tab's link", async () => {
    await page.getByRole("button", { name: "Messages" }).click()
    await page.getByRole("tab", { name: "Customer Emails" }).click()
    await expect(page.getByRole("heading", { name: "Customer emails are off" })).toBeVisible()
    await page.getByRole("link", { name: "Turn on in organization settings" }).click()
    await page.getByRole("switch", { name: "Email customers from Motorpool" }).click()
    await expect(page.getByText("Customer emails are on.")).toBeVisible()
  })

  await test.step("an email to a customer is delivered, with replies going to its sender", async () => {
    await page.getByRole("button", { name: "Messages" }).click()
    await page.getByRole("tab", { name: "Customer Emails" }).click()
    await page.getByRole("tabpanel").getByRole("button", { name: "Compose" }).click()
    const compose = page.getByRole("dialog", { name: "Compose customer email" })
    await compose.getByRole("combobox", { name: "Customer" }).fill("nuria web")
    await expect(compose.getByRole("option", { name: /Núria Weber/ })).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await compose.getByLabel("Subject").fill("Your car is ready")
    await compose.getByLabel("Message").fill("You can fetch it from eight on.")
    await page.keyboard.press("Control+Enter")
    await expect(page.getByText("Email sent successfully")).toBeVisible()
    const email = page.getByRole("list", { name: "Customer Emails" }).getByRole("listitem")
    await expect(email.getByText("Núria Weber")).toBeVisible()
    await expect(email.getByText("Delivered")).toBeVisible()
    await page.goto("/dev/mailbox")
    await page.getByRole("link").filter({ hasText: "nuria@weber.example" }).first().click()
    await expect(page.getByText(`Replies go to ${mine}`, { exact: true })).toBeVisible()
    await expect(page.locator("pre")).toContainText("You can fetch it from eight on.")
  })
})
