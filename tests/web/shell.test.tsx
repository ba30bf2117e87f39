import { RevokeSession } from "#identity/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { type Locator, page, userEvent } from "vitest/browser"
import { currentSession } from "../../apps/web/api/session.ts"
import { CONTEXTS } from "../../apps/web/contexts/manifests.ts"
import { answers, fakeServer, refuses } from "./support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "./support/open.tsx"
import { depot } from "./support/people.ts"

const REM = 16
const navigation = () => page.getByRole("navigation", { name: "Main navigation" })
const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const OPERATIONS = [
  "Operations Center /dashboard",
  "Vehicle Map /vehicle-map",
  "Services /services",
  "Inspections /inspections",
  "Devices /device-issues",
  "Reports /reports"
]
const MANAGEMENT = ["Customers /customers", "Billing /billing", "Organization /organization"]

/** The contexts these lists cover; a further one brings entries of its own. */
const COVERED =
  "operations planned maintenance inspections messaging notifications customers telematics billing tenancy identity".split(
    " "
  )
const FURTHER = CONTEXTS.filter(({ name }) => !COVERED.includes(name)).flatMap(({ pages = [] }) =>
  pages.map(({ path }) => path)
)

/** The links of a group in the order shown, without those of further contexts. */
const entries = (links: Locator) =>
  links
    .all()
    .map((link) => [link.element().textContent, link.element().getAttribute("href") ?? ""] as const)
    .filter(([, path]) => !FURTHER.includes(path))
    .map((link) => link.join(" "))

describe("the sidebar", () => {
  it("has two groups in the specified order", async () => {
    fakeServer()
    await open("/dashboard")
    const operations = navigation().getByRole("list", { name: "Operations" }).getByRole("link")
    await expect.element(operations.first()).toBeVisible()
    const management = navigation().getByRole("list", { name: "Management" }).getByRole("link")
    expect(entries(operations)).toEqual(OPERATIONS)
    expect(entries(management)).toEqual(MANAGEMENT)
  })

  it("marks the current page", async () => {
    fakeServer()
    await open("/services")
    await expect.element(page.getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page")
    await expect
      .element(page.getByRole("link", { name: "Operations Center" }))
      .not.toHaveAttribute("aria-current")
  })

  it("is 16rem wide, collapses to icons of 3rem on Ctrl+B, and remembers it for 7 days", async () => {
    fakeServer()
    await open("/dashboard")
    await expect.element(page.getByText("Riverside Depot")).toBeVisible()
    expect(widthOf("#sidebar")).toBe(16 * REM)
    await userEvent.keyboard("{Control>}b{/Control}")
    await expect.poll(() => widthOf("#sidebar")).toBe(3 * REM)
    await expect.element(page.getByRole("link", { name: "Inspections" })).toBeVisible()
    const cookie = await cookieStore.get("sidebar_state")
    expect(cookie?.value).toBe("collapsed")
    // Chromium reports the expiry, which TypeScript's DOM types lack.
    const days = (Number(Reflect.get(cookie ?? {}, "expires")) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
  })

  it("toggles on Cmd+B too", async () => {
    fakeServer()
    await open("/dashboard")
    await expect.element(page.getByText("Riverside Depot")).toBeVisible()
    await userEvent.keyboard("{Meta>}b{/Meta}")
    await expect.poll(() => widthOf("#sidebar")).toBe(3 * REM)
    await userEvent.keyboard("{Meta>}b{/Meta}")
    await expect.poll(() => widthOf("#sidebar")).toBe(16 * REM)
  })

  it("becomes a slide-over below 768px, not at 768px", async () => {
    fakeServer()
    await open("/dashboard", [768, 800])
    await expect.element(navigation()).toBeVisible()
    await expect.element(page.getByRole("link", { name: "Settings" })).toBeVisible()
    await page.viewport(767, 800)
    await expect.element(page.getByRole("button", { name: "Open menu" })).toBeVisible()
    await expect.element(navigation()).not.toBeInTheDocument()
  })

  it("restores its width", async () => {
    fakeServer()
    document.cookie = "sidebar_state=collapsed; path=/"
    await open("/dashboard")
    await expect
      .element(page.getByRole("button", { name: "Toggle sidebar" }))
      .toHaveAttribute("aria-expanded", "false")
    expect(widthOf("#sidebar")).toBe(3 * REM)
    await page.getByRole("button", { name: "Toggle sidebar" }).click()
    await expect.poll(() => widthOf("#sidebar")).toBe(16 * REM)
    expect((await cookieStore.get("sidebar_state"))?.value).toBe("expanded")
  })

  it("slides over at 18rem on a phone and closes after a choice", async () => {
    fakeServer()
    const { pathname } = await open("/dashboard", PHONE)
    await page.getByRole("button", { name: "Open menu" }).click()
    const panel = page.getByRole("dialog")
    await expect.element(panel).toBeVisible()
    expect(panel.element().getBoundingClientRect().width).toBe(18 * REM)
    await panel.getByRole("link", { name: "Reports" }).click()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.poll(pathname).toBe("/reports")
  })
})

describe("the page", () => {
  it("is centered beside the sidebar", async () => {
    fakeServer()
    await open("/reports", [1600, 900])
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
    const { left = 0, right = 0 } = document.querySelector("main")?.getBoundingClientRect() ?? {}
    expect(right - left).toBe(1248)
    expect(left - 16 * REM).toBe(1600 - right)
  })
})

describe("the breadcrumb", () => {
  it("links home and names the page", async () => {
    fakeServer()
    await open("/device-issues")
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" })
    await expect.element(crumbs.getByText("Device Issues")).toHaveAttribute("aria-current", "page")
    await expect.element(crumbs.getByRole("link", { name: "Home" })).toBeVisible()
  })

  it("is hidden on the map", async () => {
    fakeServer()
    await open("/vehicle-map")
    await expect.element(page.getByRole("heading", { level: 1, name: "Vehicle Map" })).toBeVisible()
    await expect.element(page.getByRole("navigation", { name: "Breadcrumb" })).not.toBeInTheDocument()
  })
})

describe("the header", () => {
  it("shows the signed-in user with the specified words, and the role with its organization", async () => {
    fakeServer()
    await open("/dashboard")
    await page.getByRole("button", { name: "Account menu" }).click()
    const menu = page.getByRole("menu")
    await expect.element(menu.getByText("ana@depot.example", { exact: true })).toBeVisible()
    await expect.element(menu.getByText("Online • Fleet Manager", { exact: true })).toBeVisible()
    const role = menu.getByText("Owner", { exact: true })
    await expect.element(role).toBeVisible()
    expect(role.element().previousElementSibling?.textContent).toBe("Riverside Depot")
    await expect.element(menu.getByRole("menuitem", { name: "Settings" })).not.toBeInTheDocument()
  })

  it("moves the settings into the user menu on a phone", async () => {
    fakeServer()
    const { pathname } = await open("/dashboard", PHONE)
    await expect.element(page.getByRole("button", { name: "Account menu" })).toBeVisible()
    await expect.element(page.getByRole("link", { name: "Settings" })).not.toBeInTheDocument()
    await page.getByRole("button", { name: "Account menu" }).click()
    await page.getByRole("menuitem", { name: "Settings" }).click()
    await expect.poll(pathname).toBe("/organization")
  })

  it("signs out to /auth even if the server fails, and logs the failure", async () => {
    fakeServer([refuses(RevokeSession, 500, "unexpected")])
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    const { pathname } = await open("/billing")
    await page.getByRole("button", { name: "Account menu" }).click()
    await page.getByRole("menuitem", { name: "Sign Out" }).click()
    await expect.poll(pathname).toBe("/auth")
    expect(currentSession()).toBeUndefined()
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining("Sign-out failed")))
    // After signing out, the previous page is not reopened.
    expect(sessionStorage.length).toBe(0)
  })
})

describe("pages", () => {
  it.each([
    ["/dashboard", "Operations Center", "Fleet, Rental & Dealership operations"],
    ["/messages", "Operations Center", "Fleet, Rental & Dealership operations"],
    ["/vehicle-map", "Vehicle Map", "Real-time vehicle locations"],
    ["/services", "Services", "Maintenance scheduling"],
    ["/inspections", "Inspections", "Digital checklists"],
    ["/device-issues", "Devices", "DIMO devices"],
    ["/reports", "Reports", "Analytics & exports"],
    ["/billing", "Billing", "Subscription management"]
  ])("%s shows its title and subtitle, and names the document", async (path, title, subtitle) => {
    fakeServer()
    await open(path)
    await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByText(subtitle)).toBeVisible()
    await expect.poll(() => document.title).toBe(`${title} · Motorpool`)
    expect(document.querySelectorAll("h1")).toHaveLength(1)
  })

  it("billing shows the remaining days of the trial", async () => {
    fakeServer([answers(MyOrganizations, () => ({ items: [depot(9.5)] }))])
    await open("/billing")
    await expect.element(page.getByText("10 days left")).toBeVisible()
    await expect.element(page.getByRole("progressbar")).toHaveAttribute("value", "5")
  })

  it("billing says when the trial has ended", async () => {
    fakeServer([answers(MyOrganizations, () => ({ items: [depot(-1)] }))])
    await open("/billing")
    await expect.element(page.getByText(/^Your free trial ended on /)).toBeVisible()
  })

  it("move the focus to their heading on navigation", async () => {
    fakeServer()
    await open("/dashboard")
    await page.getByRole("link", { name: "Reports" }).click()
    await expect.element(page.getByRole("heading", { level: 1, name: "Reports" })).toHaveFocus()
  })
})
