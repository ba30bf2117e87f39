import { beforeEach, describe, expect, it } from "vitest"
import html from "../../apps/web/index.html?raw"
import { chooseTheme, followTheme, themeChoice } from "../../apps/web/app/theme.ts"
import { freshBrowser } from "./support/open.tsx"

const INLINE = /<script>([\s\S]*?)<\/script>/
const root = document.documentElement
const classes = () => [...root.classList].filter((name) => name === "light" || name === "dark")
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"

/** Runs index.html's own script, which decides before the first paint. */
const beforeFirstPaint = () => {
  root.classList.remove("light", "dark")
  // oxlint-disable-next-line typescript/no-implied-eval -- the very text that the page runs, read from our file
  new Function(INLINE.exec(html)?.[1] ?? "throw new Error('index.html has no inline script')")()
  return classes()
}

beforeEach(freshBrowser)

describe("the theme", () => {
  it("is the system's until somebody chooses", () => {
    expect(themeChoice()).toBe("system")
    expect(beforeFirstPaint()).toEqual([system])
  })

  it.each(["light", "dark"] as const)("%s is painted at once and before the next first paint", (choice) => {
    chooseTheme(choice)
    expect(classes()).toEqual([choice])
    expect(beforeFirstPaint()).toEqual([choice])
  })

  it("goes back to the system's", () => {
    chooseTheme("dark")
    chooseTheme("system")
    expect(classes()).toEqual([system])
  })

  it("follows another tab", () => {
    const stop = followTheme()
    localStorage.setItem("motorpool.theme", "dark")
    window.dispatchEvent(new StorageEvent("storage", { key: "motorpool.theme" }))
    expect(classes()).toEqual(["dark"])
    stop()
  })
})
