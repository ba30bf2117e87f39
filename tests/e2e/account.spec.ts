import { expect } from "@playwright/test"
import { createAccount } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { mailedLink, newAddress, openBrowser, PASSWORD, signIn } from "./support/people.ts"

test("resets a forgotten password by email, once, and ends every session", async ({ browser }) => {
  const email = newAddress("ada")
  const [desk, phone] = [await openBrowser(browser), await openBrowser(browser)]
  await createAccount(desk, "Ada Rivers", email)
  await desk.goto("/dashboard")

  await phone.goto("/auth")
  await phone
    .getByRole("button", { name: "Forgot password?" })
    .or(phone.getByRole("link", { name: "Forgot password?" }))
    .click()
  await phone.getByLabel("Email Address").fill(email)
  await phone.getByRole("button", { name: "Send reset link" }).click()
  await expect(phone.getByText("Check your email")).toBeVisible()

  const link = await mailedLink(phone, email, /password/i)
  await phone.goto(link)
  await expect(phone).not.toHaveURL(/token/)
  await phone.getByLabel("New password", { exact: true }).fill("another good password")
  await phone.getByRole("button", { name: "Set new password" }).click()
  await expect(phone.getByText("Your password was changed")).toBeVisible()

  await desk.goto("/account")
  await desk.waitForURL("**/auth")
  await signIn(desk, email, PASSWORD)
  await expect(desk.getByRole("alert")).toContainText("is incorrect")
  await signIn(desk, email, "another good password")
  await desk.waitForURL("**/account")

  const again = await phone.context().newPage()
  await again.goto(link)
  await again.getByLabel("New password", { exact: true }).fill("a third good password")
  await again.getByRole("button", { name: "Set new password" }).click()
  await expect(again.getByRole("alert")).toContainText(/expired/)
})

test("signing out shows /auth in every tab, and signing in returns to the previous page", async ({
  browser
}) => {
  const email = newAddress("ben")
  const page = await openBrowser(browser)
  await createAccount(page, "Ben Okoye", email)
  await page.goto("/dashboard")
  const other = await page.context().newPage()
  await other.goto("/reports")
  await expect(other.getByRole("heading", { name: "Reports" })).toBeVisible()

  await page.getByRole("button", { name: /account|user menu/i }).click()
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expect(page.getByText("Online • Fleet Manager")).toBeVisible()
  await page.getByRole("menuitem", { name: "Sign Out" }).click()
  await page.waitForURL("**/auth")
  await other.waitForURL("**/auth")
  expect(await page.evaluate(() => localStorage.getItem("motorpool.session"))).toBeNull()

  await page.goto("/services")
  await page.waitForURL("**/auth")
  await signIn(page, email)
  await page.waitForURL(/\/(services|dashboard)$/)
})

test("redirects signed-in users from /auth to /dashboard, and visitors from a page to /auth", async ({
  browser
}) => {
  const [member, stranger] = [await openBrowser(browser), await openBrowser(browser)]
  await createAccount(member, "Cleo Marsh", newAddress("cleo"))
  await member.goto("/auth")
  await member.waitForURL("**/dashboard")
  for (const path of [
    "/dashboard",
    "/vehicle-map",
    "/services",
    "/inspections",
    "/device-issues",
    "/reports",
    "/billing",
    "/organization",
    "/messages"
  ]) {
    await stranger.goto(path)
    await stranger.waitForURL("**/auth")
  }
  await stranger.goto("/nowhere")
  await expect(stranger.getByText("Oops! Page not found")).toBeVisible()
  await stranger.getByRole("link", { name: "Return to Home" }).click()
  await expect(stranger).toHaveURL(/\/$/)
})
