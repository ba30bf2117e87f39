import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { preventNavigation } from "../support/preventNavigation.ts"
import { openLanding } from "./scene.tsx"

const link = (name: string) => page.getByRole("link", { name }).first()

describe("the landing page", () => {
  it.each([
    ["Features", "#features"],
    ["How it works", "#how-it-works"],
    ["Testimonials", "#testimonials"],
    ["Sign In", "/auth"],
    ["Get Started", "/auth?mode=signup"],
    ["Start Free Trial", "/auth?mode=signup"],
    ["Privacy Policy", "/privacy"],
    ["Terms of Service", "/terms"],
    ["Contact Support", "/support"],
    ["Español", "/es"]
  ])("%s leads to %s", async (name, href) => {
    await openLanding()
    await expect.element(link(name)).toHaveAttribute("href", href)
    if (href.startsWith("#")) expect(document.querySelectorAll(href)).toHaveLength(1)
  })

  it("shows the specified content: five steps, seven areas, three testimonials", async () => {
    await openLanding()
    expect(document.querySelectorAll("#how-it-works ol > li")).toHaveLength(5)
    expect(document.querySelectorAll("#features h3")).toHaveLength(7)
    expect(document.querySelectorAll("#testimonials blockquote")).toHaveLength(3)
    expect(document.querySelectorAll("h1")).toHaveLength(1)
  })

  it("links to the dashboard only for signed-in users", async () => {
    await openLanding()
    await expect.element(page.getByRole("link", { name: "Open Motorpool" })).not.toBeInTheDocument()
    document.documentElement.classList.add("member")
    await expect.element(link("Open Motorpool")).toHaveAttribute("href", "/dashboard")
    await expect.element(page.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument()
    await expect.element(page.getByRole("link", { name: "Start Free Trial" })).not.toBeInTheDocument()
  })

  it("changes the theme and remembers it", async () => {
    await openLanding()
    await page.getByRole("button", { name: "Dark" }).click()
    expect([...document.documentElement.classList]).toContain("dark")
    expect(localStorage.getItem("motorpool.theme")).toBe("dark")
    await expect.element(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true")
    await page.getByRole("button", { name: "System" }).click()
    expect(localStorage.getItem("motorpool.theme")).toBe("system")
  })

  it("remembers the chosen language, and passes Spanish on to the app", async () => {
    const left = preventNavigation()
    await openLanding()
    await link("Español").click()
    expect(localStorage.getItem("motorpool.locale")).toBe("es")
    localStorage.clear()
    await link("Sign In").click()
    expect(localStorage.getItem("motorpool.locale")).toBeNull()
    await expect.poll(() => left).toEqual(["/es", "/auth"])
  })

  it("stays in Spanish when following links", async () => {
    const left = preventNavigation()
    await openLanding("es")
    await link("Empezar").click()
    expect(localStorage.getItem("motorpool.locale")).toBe("es")
    await expect.poll(() => left).toEqual(["/auth?mode=signup"])
  })

  it("is nine screens long on a phone", async () => {
    await openLanding()
    await page.viewport(390, 844)
    expect(document.documentElement.scrollHeight / 844).toBeLessThan(9.5)
  })

  it("closes its menu on a phone after a choice, and with Escape", async () => {
    await openLanding()
    await page.viewport(390, 844)
    const menu = page.getByText("Menu", { exact: true })
    const entry = page.getByRole("link", { name: "Testimonials" })
    await menu.click()
    await expect.element(entry).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(entry).not.toBeInTheDocument()
    await menu.click()
    await entry.click()
    await expect.element(entry).not.toBeInTheDocument()
    location.hash = ""
  })
})
