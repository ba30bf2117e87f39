import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { LOCALE_KEY, SESSION_KEY, THEME_KEY } from "../../../apps/web/api/storageKeys.ts"
import { ASPHALT } from "../../../apps/web/app/asphalt.ts"
import { beforePaint } from "../../../apps/web/landing/beforePaint.ts"
import { preventNavigation } from "../support/preventNavigation.ts"

const keys = { session: SESSION_KEY, theme: THEME_KEY, locale: LOCALE_KEY }
const marks = () => [...document.documentElement.classList].toSorted()
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"

const run = (input: { readonly spanish?: string; readonly home?: boolean } = {}) => {
  document.documentElement.className = ""
  beforePaint({ asphalt: ASPHALT, keys, spanish: input.spanish, home: input.home ?? true })
}

beforeEach(() => {
  localStorage.clear()
  onTestFinished(() => {
    localStorage.clear()
    document.documentElement.className = ""
  })
})

describe("before the first paint", () => {
  it("follows the system's theme by default", () => {
    run()
    expect(marks()).toEqual([system, "scripted"].toSorted())
  })

  it.each(["light", "dark"])("applies %s when chosen", (theme) => {
    localStorage.setItem(THEME_KEY, theme)
    run()
    expect(marks()).toContain(theme)
    expect(marks()).toHaveLength(2)
  })

  it("marks the page for signed-in users", () => {
    localStorage.setItem(SESSION_KEY, "{}")
    run()
    expect(marks()).toContain("member")
  })

  it.each([
    ["es", "/es", ["/es"]],
    ["en", "/es", []],
    ["xx", "/es", []],
    // A Spanish page never redirects.
    ["es", undefined, []]
  ])("with %s chosen, a page whose Spanish version is %s redirects to %j", (locale, spanish, expected) => {
    const left = preventNavigation()
    localStorage.setItem(LOCALE_KEY, locale)
    run(spanish === undefined ? {} : { spanish })
    expect(left.map((address) => address.split("?")[0])).toEqual(expected)
  })

  it("redirects visitors of the native app to the landing page", () => {
    const left = preventNavigation()
    Object.defineProperty(window, "Capacitor", {
      configurable: true,
      value: { isNativePlatform: () => true }
    })
    onTestFinished(() => void Reflect.deleteProperty(window, "Capacitor"))
    run({ home: true })
    expect(left).toEqual([])
    run({ home: false })
    expect(left).toEqual(["/"])
    localStorage.setItem(SESSION_KEY, "{}")
    run({ home: false })
    expect(left).toEqual(["/"])
  })
})
