import { type Browser, expect, type Page, type Route } from "@playwright/test"
import { faultsOf } from "./support/accessibility.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser, signUp } from "./support/people.ts"
import { untilStill } from "./support/stillness.ts"

const openWith = async (browser: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<Page> =>
  (await browser.newContext(options)).newPage()

test("works without JavaScript, and makes no third-party requests", async ({ browser, baseURL }) => {
  const page = await openWith(browser, { javaScriptEnabled: false })
  const requested: Array<string> = []
  page.on("request", (request) => requested.push(request.url()))
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Every key on its hook. Every vehicle where it should be."
  )
  for (const [name, anchor] of [
    ["Features", "features"],
    ["How it works", "how-it-works"],
    ["Testimonials", "testimonials"]
  ] as const) {
    await page.getByRole("link", { name, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`))
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
  await page.getByRole("link", { name: "Book Demo" }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Support")
  for (const name of ["Privacy Policy", "Terms of Service", "Contact Support"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
  }
  expect(requested.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
})

test("declares its address in canonical link, sitemap and robots.txt", async ({ page, request, baseURL }) => {
  await page.goto("/es/terms")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/es/terms`)
  await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", `${baseURL}/terms`)
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get("/sitemap.xml")).text()
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? "")
  expect(places).toHaveLength(8)
  for (const place of places) {
    await page.goto(place)
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", place)
  }
  expect((await request.get("/preview.png")).headers()["content-type"]).toBe("image/png")
  expect((await request.get("/es/")).url()).toBe(`${baseURL}/es`)
})

test("works by keyboard: skip link, dialog, and closing the dialog", async ({ browser }) => {
  const page = await openBrowser(browser)
  const faults = faultsOf(page)
  await page.goto("/")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/#content$/)

  const book = page.getByRole("button", { name: "Book Demo" }).first()
  await book.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("First name")).toBeFocused()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press("Tab")
    // After the last field the focus moves to the browser's UI, never to the page behind.
    const behind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog")
    )
    expect(behind).toBe(false)
  }
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(book).toBeFocused()
  expect(faults).toEqual([])
})

test("scrolls smoothly to its sections, and immediately with reduced motion", async ({ page }) => {
  await page.goto("/")
  const html = page.locator("html")
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await expect(html).toHaveCSS("scroll-behavior", "smooth")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect(html).toHaveCSS("scroll-behavior", "auto")
})

/** Holds back the next demo request until it is released, then aborts it. */
const failNextRequest = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const fail = async (route: Route) => {
    await promise
    await route.abort()
  }
  await page.route("**/api/public/demo-requests", fail, { times: 1 })
  return resolve
}

test("requests a demo on a phone, retries after a failure, and is confirmed by email", async ({
  browser
}) => {
  const page = await openWith(browser, { viewport: { width: 390, height: 844 } })
  const faults = faultsOf(page)
  const email = newAddress("dana")
  await page.goto("/")
  await page.getByRole("button", { name: "Book Demo" }).first().click()
  await page.getByLabel("First name").fill("Dana")
  await page.getByLabel("Last name").fill("Whitlock")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Company").fill("Harbor Couriers")
  await page.getByLabel("Job title").fill("Fleet Manager")
  await page.getByLabel("Business type").selectOption({ label: "Delivery Services" })
  const release = await failNextRequest(page)
  await page.getByRole("button", { name: "Request demo" }).click()
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled()
  release()
  await expect(page.getByRole("status")).toHaveText("Error Failed to send demo request. Please try again.")
  await page.getByRole("button", { name: "Request demo" }).click()
  await expect(
    page.getByText("Demo Request Sent! We'll contact you within 24 hours to schedule your demo.")
  ).toBeVisible()
  await expect(page.getByRole("heading", { name: "Request received" })).toBeFocused()
  const mail = page.getByRole("link").filter({ hasText: email })
  await expect(async () => {
    await page.goto("/dev/mailbox")
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(faults).toEqual([])
})

test("knows before the first paint whether the user is signed in", async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto("/")
  await page.getByRole("link", { name: "Get Started" }).click()
  await expect(page).toHaveURL(/\/auth\?mode=signup$/)
  await signUp(page, "Ada Rivers", newAddress("home"))
  await page.goto("/")
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveCount(0)
  await page.getByRole("link", { name: "Open Motorpool" }).first().click()
  await page.waitForURL("**/dashboard")
})

test("is in Spanish for Spanish browsers, and in English once chosen", async ({ browser }) => {
  const page = await openWith(browser, { locale: "es-MX" })
  await page.goto("/#features")
  await page.waitForURL("**/es#features")
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await page.getByRole("link", { name: "English" }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Every key on its hook.")
  await page.goto("/terms")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service")
  await page.getByRole("link", { name: "Español" }).first().click()
  await page.getByRole("link", { name: "Iniciar sesión" }).click()
  await page.waitForURL("**/auth")
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
})

for (const [name, colorScheme] of [
  ["light", "light"],
  ["dark", "dark"]
] as const)
  test(`cuts nothing off from 320 px to 4K in ${name}, nor at 200 %`, async ({ browser }) => {
    const page = await openWith(browser, { colorScheme })
    for (const path of ["/", "/es"]) {
      await page.goto(path)
      for (const width of [320, 390, 640, 768, 1024, 1440, 2560, 3840]) {
        await page.setViewportSize({ width, height: 900 })
        await untilStill(page)
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        expect(wide, `${path} at ${width} px does not scroll sideways`).toBeLessThanOrEqual(0)
        const cut = await page
          .locator("h1, h2, h3, p, a, button, summary, .place b, .place span, .big-plate, .stamp, dd, dt")
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
              .map(({ textContent }) => textContent)
          )
        expect(cut, `nothing is cut on ${path} at ${width} px`).toEqual([])
      }
    }
  })
