import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"
import { createOrganization, newAddress, openBrowser, signUp } from "./support/people.ts"

const PUBLIC = [
  "/",
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
  "/billing",
  "/messages",
  "/organization",
  "/organization?tab=invitations",
  "/organization?tab=settings",
  "/organization?tab=audit-log",
  "/account"
]

/** The ways a screen is looked at: theme and width. */
const VIEWS = [
  { name: "light", colorScheme: "light", width: 1280 },
  { name: "dark", colorScheme: "dark", width: 1280 },
  { name: "phone", colorScheme: "light", width: 390 },
  { name: "dark phone", colorScheme: "dark", width: 390 }
] as const

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const check = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  expect.soft(found, where).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth
  }))
  expect.soft(scrollWidth, `${where} does not scroll sideways`).toBeLessThanOrEqual(clientWidth)
}

/** What the browser refused to run or load because of the page's policy, and what broke. */
const faultsOf = (page: Page): ReadonlyArray<string> => {
  const faults: Array<string> = []
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text())) faults.push(message.text())
  })
  page.on("pageerror", (error) => faults.push(error.message))
  return faults
}

const visit = async (page: Page, path: string, view: (typeof VIEWS)[number]): Promise<void> => {
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
    await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: "reduce" })
    await page.setViewportSize({ width: view.width, height: 900 })
    for (const path of PUBLIC) await visit(page, path, view)
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
