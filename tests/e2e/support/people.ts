import { randomUUID } from "node:crypto"
import { type Browser, expect, type Page } from "@playwright/test"

export const PASSWORD = "correct horse battery"

/** An unused address, also for other workers and for later runs on the same server. */
export const newAddress = (name: string): string => `${name}.${randomUUID()}@example.com`

/** A separate browser with its own storage. */
export const openBrowser = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

/** Fills in the sign-up form on the screen. */
export const fillSignUp = async (page: Page, name: string, email: string): Promise<void> => {
  await page.getByLabel("Full Name").fill(name)
  const address = page.getByLabel("Email Address")
  if (await address.isEditable()) await address.fill(email)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Create My Account" }).click()
}

/** Creates an account in this browser and arrives on the dashboard. */
export const signUp = async (page: Page, name: string, email: string): Promise<void> => {
  await page.goto("/auth?mode=signup")
  await fillSignUp(page, name, email)
  await page.waitForURL("**/dashboard")
}

export const signIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.goto("/auth")
  await page.getByLabel("Email Address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click()
}

/** Waits for an email to an address whose subject matches; returns the newest one's text from the mailbox page. */
export const mailed = async (page: Page, to: string, subject: RegExp): Promise<string> => {
  const reader = await page.context().newPage()
  const mail = reader.getByRole("link").filter({ hasText: to }).filter({ hasText: subject }).first()
  await expect(async () => {
    await reader.goto("/dev/mailbox")
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
  const text = await reader.locator("pre").innerText()
  await reader.close()
  return text
}

/** The link in such an email. */
export const mailedLink = async (page: Page, to: string, subject: RegExp): Promise<string> => {
  const link = /https?:\/\/\S+#token=\S+/.exec(await mailed(page, to, subject))?.[0]
  if (link === undefined) throw new Error(`The mail "${subject}" to ${to} has no link.`)
  return link
}

/** Opens the link in the verification email in this signed-in browser. */
export const verifyEmail = async (page: Page, email: string): Promise<void> => {
  await page.goto(await mailedLink(page, email, /verif/i))
  await expect(page.getByText(/verified/i).first()).toBeVisible()
}

export const createOrganization = async (page: Page, name: string): Promise<void> => {
  await page.goto("/dashboard")
  await page.getByLabel("Name", { exact: true }).fill(name)
  await choose(page, "Industry", "Fleet Operations")
  await page.getByRole("button", { name: "Create organization" }).click()
  await expect(page.getByRole("heading", { name: "Create your organization" })).toHaveCount(0)
}

/** Chooses in a select, native or not. */
export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true })
  if ((await field.evaluate((element) => element.tagName)) === "SELECT") {
    await field.selectOption({ label: option })
    return
  }
  await field.click()
  await page.getByRole("option", { name: option }).click()
}
