import { describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"
import type { Locale } from "../../../apps/web/i18n/locales.ts"
import { openLanding } from "./scene.tsx"

const openAt = async (locale: Locale, width: number, letters = 16) => {
  const { style } = document.documentElement
  style.fontSize = `${letters}px`
  onTestFinished(() => void style.removeProperty("font-size"))
  await openLanding(locale)
  await page.viewport(width, 800)
  await document.fonts.ready
}

/** The controls in the bar. */
const targets = () =>
  [...document.querySelectorAll(".top-bar .brand, .entrance a, .top-bar summary")]
    .filter((target) => target.checkVisibility())
    .map((target) => target.getBoundingClientRect())

const cases = (["en", "es"] as const).flatMap((locale) =>
  [320, 360, 390, 480, 600, 768].flatMap((width) =>
    [16, 20, 32].map((size) => [locale, width, size] as const)
  )
)

describe("the bar at the top", () => {
  it.each(cases)("is one row of large targets in %s at %i px with %i px text", async (...at) => {
    await openAt(...at)
    const bar = document.querySelector(".top-bar > .wide")?.getBoundingClientRect()
    const found = targets()
    expect(found.length).toBeGreaterThan(1)
    for (const { left, right, top, bottom, width, height } of found) {
      expect(Math.abs((top + bottom) / 2 - ((bar?.top ?? 0) + (bar?.bottom ?? 0)) / 2)).toBeLessThan(1)
      expect(left).toBeGreaterThanOrEqual(bar?.left ?? 0)
      expect(right).toBeLessThanOrEqual((bar?.right ?? 0) + 0.5)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it.each(["en", "es"] as const)("shows the product's name on phones in %s", async (locale) => {
    await openAt(locale, 390)
    const brand = document.querySelector(".top-bar .brand")
    expect(brand?.getBoundingClientRect().width).toBeGreaterThan(90)
  })

  it.each([
    [320, 16],
    [320, 32],
    [390, 16]
  ])(
    "at %i px with %i px text, offers each link to the app once, in the bar or in its menu",
    async (...at) => {
      await openAt("en", ...at)
      await page.getByText("Menu", { exact: true }).click()
      const bar = page.getByRole("banner")
      for (const [name, href] of [
        ["Sign In", "/auth"],
        ["Get Started", "/auth?mode=signup"]
      ] as const) {
        expect(bar.getByRole("link", { name }).elements()).toHaveLength(1)
        await expect.element(bar.getByRole("link", { name })).toHaveAttribute("href", href)
      }
    }
  )
})
