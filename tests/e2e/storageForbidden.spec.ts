import { expect, type Page } from "@playwright/test"
import { test } from "./support/journey.ts"
import { run } from "./support/keys.ts"
import { newAddress, signUp } from "./support/people.ts"

// It starts without storage, too.
test.use({ serviceWorkers: "allow" })

/**
 * A browser that blocks cookies: accessing storage throws, as do databases and locks. With `null`, the web view
 * of another app, which has no storage at all.
 */
const forbidStorage = (page: Page, storage: "throws" | "null") =>
  page.addInitScript((storage) => {
    const denied = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError")
    }
    const get = storage === "null" ? () => null : denied
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get, configurable: true })
    if (storage === "null") return
    indexedDB.open = denied
    navigator.locks.request = () => Promise.reject(new DOMException("Denied.", "SecurityError"))
  }, storage)

const html = (page: Page) => page.locator("html")

for (const storage of ["throws", "null"] as const)
  test(`sign-up, choices and navigation work without storage (${storage})`, async ({ page }) => {
    await forbidStorage(page, storage)
    const faults: Array<string> = []
    page.on("pageerror", ({ message }) => faults.push(message))

    await test.step("on the public pages a theme lasts until the page is closed", async () => {
      await page.goto("/")
      const dark = page.locator('button[data-theme="dark"]')
      await dark.click()
      await expect(html(page)).toHaveClass(/dark/)
      await expect(dark).toHaveAttribute("aria-pressed", "true")
    })

    await test.step("a new user stays signed in from page to page", async () => {
      await signUp(page, "Nora Stein", newAddress("nora"))
      await page.getByLabel("Name", { exact: true }).fill("Stein Couriers")
      await page.getByLabel("Industry", { exact: true }).click()
      await page.getByRole("option", { name: "Fleet Operations" }).click()
      await page.getByRole("button", { name: "Create organization" }).click()
      await expect(page.getByRole("heading", { name: "Create your organization" })).toHaveCount(0)
      await page.getByRole("link", { name: "Customers" }).first().click()
      await page.waitForURL("**/customers")
    })

    await test.step("in the app a theme lasts until the page is closed", async () => {
      await run(page, "dark", "Dark")
      await expect(html(page)).toHaveClass(/dark/)
    })

    expect(faults).toEqual([])
  })
