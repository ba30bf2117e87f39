import { type Browser, expect, type Page } from "@playwright/test"
import { createAccount, createOwner } from "./support/accounts.ts"
import { holdBack } from "./support/holding.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser, PASSWORD, signIn, signUp } from "./support/people.ts"
import { FRAMED } from "./support/routeTable.ts"
import { untilStill } from "./support/stillness.ts"

// It answers requests for pages and files in place of the server.
test.use({ serviceWorkers: "allow" })

/** A signed-in user with an organization. */
const member = async (browser: Browser): Promise<Page> => {
  const page = await openBrowser(browser)
  await createOwner(page, "Ada Rivers", newAddress("routes"), "Riverside Depot")
  return page
}

const current = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation" }).locator("[aria-current=page]")

test("every page of the shell has its heading, subtitle, title, breadcrumb, active item and a way to sign out (ASVS 7.4.4)", async ({
  browser
}) => {
  const page = await member(browser)
  for (const { path, heading, subtitle, breadcrumb, active } of FRAMED)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect(page.locator("main")).toContainText(subtitle)
      await expect(page).toHaveTitle(`${heading} · Motorpool`)
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" })
      if (breadcrumb === undefined) await expect(crumbs).toHaveCount(0)
      else {
        await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/dashboard")
        await expect(crumbs.locator("[aria-current=page]")).toHaveText(breadcrumb)
      }
      await expect(current(page)).toHaveText(active === undefined ? [] : [active])
      await page.getByRole("button", { name: "Account menu" }).click()
      await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(page.getByRole("menu")).toHaveCount(0)
    })
})

test("the sidebar links to each page, which is also active on the addresses below it", async ({
  browser
}) => {
  const page = await member(browser)
  await page.goto("/dashboard")
  const navigation = page.getByRole("navigation", { name: "Main navigation" })
  for (const { path, heading, active } of FRAMED)
    if (active !== undefined)
      await test.step(active, async () => {
        await navigation.getByRole("link", { name: active, exact: true }).click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
        await expect(current(page)).toHaveText([active])
      })
  await page.getByRole("link", { name: "Settings" }).click()
  await expect(page).toHaveURL("/organization")
})

test("/messages shows the same view as /dashboard", async ({ browser }) => {
  const page = await member(browser)
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Operations Center")
  await expect(page.getByRole("button", { name: "Load sample data" })).toBeVisible()
  await untilStill(page)
  const view = await page.locator("main").innerText()
  await page.goto("/messages")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Operations Center")
  await expect(page.getByRole("main")).toHaveText(view, { useInnerText: true })
})

test("visitors are sent to sign-in from every page of the shell, and back to that page afterwards", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const email = newAddress("back")
  await createAccount(page, "Ada Rivers", email)
  await page.evaluate(() => localStorage.clear())
  for (const { path } of FRAMED) {
    await page.goto(path)
    await page.waitForURL("**/auth")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back")
  }
  const wanted = "/organization?tab=settings"
  await page.goto(wanted)
  await page.waitForURL("**/auth")
  await page.getByLabel("Email Address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click()
  await expect(page).toHaveURL(wanted)
  await page.goto("/auth")
  await expect(page).toHaveURL("/dashboard")
})

test("/auth has both modes with their fields, texts, consent and tiles, shows progress, and clears an error on toggling", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const email = newAddress("modes")
  const heading = page.getByRole("heading", { level: 1 })

  await page.goto("/auth")
  await expect(heading).toHaveText("Welcome back")
  await expect(page.getByLabel("Full Name")).toHaveCount(0)
  await page.getByLabel("Email Address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill("not the password")
  const signingIn = await holdBack(page, "**/api/public/sign-in")
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click()
  await expect(page.getByRole("button", { name: "Signing you in..." })).toBeVisible()
  signingIn()
  await expect(page.getByRole("alert")).toContainText("is incorrect")
  await expect(page.getByLabel("Email Address")).toHaveValue(email)

  await page.getByRole("button", { name: "Create an account" }).click()
  await expect(page).toHaveURL("/auth?mode=signup")
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(heading).toHaveText("Start your free trial")
  const consent = page.getByText(
    "By creating an account you agree to our Terms of Service and Privacy Policy."
  )
  await expect(consent.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms")
  await expect(consent.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy")
  const tiles = page.getByRole("list", { name: "What you get" }).getByRole("listitem")
  await expect(tiles.locator("b")).toHaveText(["Fleet Tracking", "Live Data", "Team Management"])

  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(heading).toHaveText("Welcome back")
  await page.goto("/auth?mode=signup")
  await page.getByLabel("Full Name").fill("Ada Rivers")
  await page.getByLabel("Email Address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  const signingUp = await holdBack(page, "**/api/public/sign-up")
  await page.getByRole("button", { name: "Create My Account" }).click()
  await expect(page.getByRole("button", { name: "Creating your account..." })).toBeVisible()
  signingUp()
  await page.waitForURL("**/dashboard")
})

test("the public pages have their headings and titles", async ({ browser }) => {
  const page = await openBrowser(browser)
  for (const [path, heading, title] of [
    [
      "/",
      "Every key on its hook. Every vehicle where it should be.",
      "Motorpool: fleet, rental and dealership management"
    ],
    ["/terms", "Terms of Service", "Terms of Service · Motorpool"],
    ["/privacy", "Privacy Policy", "Privacy Policy · Motorpool"],
    ["/support", "Contact Support", "Contact Support · Motorpool"],
    ["/auth", "Welcome back", "Welcome back · Motorpool"],
    ["/auth?mode=signup", "Start your free trial", "Start your free trial · Motorpool"],
    ["/auth?mode=forgot", "Forgot your password?", "Forgot your password? · Motorpool"],
    ["/reset-password", "This link is incomplete", "This link is incomplete · Motorpool"],
    ["/keep-account", "This link is incomplete", "This link is incomplete · Motorpool"],
    ["/verify-email", "This link is incomplete", "This link is incomplete · Motorpool"],
    ["/invitation", "This link is incomplete", "This link is incomplete · Motorpool"]
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(title)
    })
  await page.goto("/es")
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toHaveAttribute("href", "/auth")
})

test("the landing page links to sign-in and sign-up, and has its anchors", async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto("/")
  for (const [name, href] of [
    ["Sign In", "/auth"],
    ["Get Started", "/auth?mode=signup"],
    ["Start Free Trial", "/auth?mode=signup"],
    ["Features", "#features"],
    ["How it works", "#how-it-works"],
    ["Testimonials", "#testimonials"],
    ["Privacy Policy", "/privacy"],
    ["Terms of Service", "/terms"],
    ["Contact Support", "/support"]
  ] as const)
    await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", href)
  await expect(page.locator("#how-it-works li")).toHaveCount(5)
})

test("/auth/dimo/callback shows why it was refused, and that visitors cannot connect anything", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  const heading = page.getByRole("heading", { level: 1 })
  await page.goto("/auth/dimo/callback?error=access_denied&error_description=The%20person%20said%20no.")
  await expect(heading).toHaveText("Connection Failed")
  await expect(page).toHaveTitle("Connection Failed · Motorpool")
  await expect(page.locator("main")).toContainText("access_denied")
  await expect(page.locator("main")).toContainText("The person said no.")
  await page.goto("/auth/dimo/callback?code=of-nobody&state=of-nobody")
  await expect(heading).toHaveText("Connection Failed")
  await expect(page.getByText("Not authenticated", { exact: true })).toBeVisible()
  await page.getByRole("link", { name: "Return to Dashboard" }).click()
  await page.waitForURL("**/auth")
})

for (const who of ["a visitor", "a member"] as const)
  test(`shows and logs an unknown address as not found for ${who}`, async ({ browser }) => {
    const page = await (who === "a member" ? member(browser) : openBrowser(browser))
    const logged: Array<string> = []
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text())
    })
    await page.goto("/no/such/page")
    await expect(page.getByText("404", { exact: true })).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found")
    await expect(page).toHaveTitle("Oops! Page not found · Motorpool")
    await expect.poll(() => logged.join("\n")).toContain("/no/such/page")
    await page.getByRole("link", { name: "Return to Home" }).click()
    await expect(page).toHaveURL("/")
  })

test("inside the native app, visitors reach only the landing page, the sign-in page and its callback", async ({
  browser
}) => {
  const page = await openBrowser(browser)
  await page.addInitScript(() => Object.assign(window, { Capacitor: { isNativePlatform: () => true } }))
  for (const path of [...FRAMED.map(({ path }) => path), "/terms", "/invitation", "/no/such/page"])
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForURL((url) => url.pathname === "/")
    })
  for (const path of ["/", "/auth", "/auth/dimo/callback?error=access_denied"])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
    })
  const email = newAddress("native")
  await signUp(page, "Ada Rivers", email)
  await page.goto("/reports")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reports")
  await page.evaluate(() => localStorage.clear())
  await signIn(page, email)
  await page.waitForURL("**/dashboard")
})
