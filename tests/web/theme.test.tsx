import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { ASPHALT } from "../../apps/web/app/asphalt.ts"
import { beforePaint } from "../../apps/web/app/start/beforePaint.ts"
import { beforePaintInput, NO_FILES } from "../../apps/web/app/start/beforePaintInput.ts"
import { followTheme, theme } from "../../apps/web/app/theme.ts"
import { freshBrowser } from "./support/open.tsx"

const root = document.documentElement
const classes = () => [...root.classList].filter((name) => name === "light" || name === "dark")
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"

/** Runs the document's script, as before the first paint. */
const beforeFirstPaint = () => {
  root.classList.remove("light", "dark")
  beforePaint(beforePaintInput(NO_FILES), () => {})
  return classes()
}

beforeEach(freshBrowser)
beforeEach(() => followTheme())

describe("the theme", () => {
  it("follows the system by default", () => {
    expect(theme.read()).toBe("system")
    expect(beforeFirstPaint()).toEqual([system])
  })

  it.each(["light", "dark"] as const)("%s applies immediately, and before the next first paint", (choice) => {
    theme.choose(choice)
    expect(classes()).toEqual([choice])
    expect(beforeFirstPaint()).toEqual([choice])
  })

  it("can follow the system again", () => {
    theme.choose("dark")
    theme.choose("system")
    expect(classes()).toEqual([system])
  })

  it("colors the browser's own UI, whatever the system prefers", () => {
    const meta = document.createElement("meta")
    meta.name = "theme-color"
    document.head.append(meta)
    onTestFinished(() => meta.remove())
    const other = system === "dark" ? "light" : "dark"
    theme.choose(other)
    expect(meta.content).toBe(ASPHALT[other])
    theme.choose("system")
    expect(meta.content).toBe(ASPHALT[system])
    localStorage.setItem("motorpool.theme", other)
    beforeFirstPaint()
    expect(meta.content).toBe(ASPHALT[other])
  })

  it("follows another tab", () => {
    localStorage.setItem("motorpool.theme", "dark")
    window.dispatchEvent(new StorageEvent("storage", { key: "motorpool.theme" }))
    expect(classes()).toEqual(["dark"])
  })
})
