import { expect, type Page, test } from "@playwright/test"
import { check, faultsOf, look, type View, VIEWS } from "./support/accessibility.ts"
import { createOrganization, newAddress, openBrowser, signUp } from "./support/people.ts"

const PUBLIC = [
  "/",
  "/es",
  "/terms",
  "/privacy",
  "/support",
  "/auth",
  "/auth?mode=signup",
  "/auth/dimo/callback",
  "/verify-email",
  "/reset-password",
  "/invitation",
  "/nowhere"
]
const SIGNED_IN = [
  "/dashboard",
  "/vehicle-map",
  "/services",
  "/inspections",
  "/device-issues",
  "/reports",
  "/customers",
  "/billing",
  "/messages",
  "/organization",
  "/organization?tab=invitations",
  "/organization?tab=settings",
  "/organization?tab=audit-log",
  "/account",
  "/account?tab=notifications"
]

const visit = async (page: Page, path: string, view: View): Promise<void> => {
  await page.goto(path)
  await expect(page.locator("h1").first()).toBeVisible()
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
  await check(page, `${path} in ${view.name}`)
}

for (const view of VIEWS) {
  test(`no screen breaks WCAG 2.2 AA in ${view.name}`, async ({ browser }) => {
    test.setTimeout(150_000)
    const page = await openBrowser(browser)
    const faults = faultsOf(page)
    await look(page, view)
    for (const path of PUBLIC) await visit(page, path, view)
    await page.goto("/")
    await page.getByRole("button", { name: "Book Demo" }).first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await check(page, `Book Demo dialog in ${view.name}`)
    await signUp(page, "Ada Rivers", newAddress("axe"))
    await visit(page, "/dashboard", view)
    await createOrganization(page, "Riverside Depot")
    for (const path of SIGNED_IN) await visit(page, path, view)

    await page.goto("/organization")
    await page.getByRole("button", { name: "Invite Member" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await check(page, `Invite Member dialog in ${view.name}`)
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: /notifications/i }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await check(page, `Notifications & Invitations dialog in ${view.name}`)
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: /account|user menu/i }).click()
    await expect(page.getByText("Online • Fleet Manager")).toBeVisible()
    await check(page, `user menu in ${view.name}`)
    expect(faults, "every page works under its Content-Security-Policy").toEqual([])
  })
}
