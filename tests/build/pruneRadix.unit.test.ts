import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { pruneRadix } from "../../apps/web/build/pruneRadix.ts"

// The web app uses buttons, but neither sliders nor tab navigation.
const pruning = pruneRadix(fileURLToPath(new URL("../../apps/web/", import.meta.url)), ["amber"])

/** The remaining selectors of a rule, by default in a style sheet of Radix. */
const left = (selectors: ReadonlyArray<string>, file = "/node_modules/@radix-ui/themes/components.css") => {
  const rule = { selectors: [...selectors], source: { input: { file } }, remove: () => (rule.selectors = []) }
  pruning.Rule(rule)
  return rule.selectors
}

describe("pruning the kit's style sheet", () => {
  it.each([
    ".rt-Button",
    ".rt-Button:where(.rt-r-size-2)",
    ".rt-variant-solid",
    ".rt-r-gap-4",
    ":root",
    // Also matches without a slider.
    ".rt-Button:not(.rt-SliderRoot)",
    ":where(.rt-Button[data-state='active'], .rt-TabNavLink[data-active]) .rt-BaseButton",
    ":where(:is(.rt-TabNavLink, .rt-Button):not(.rt-SliderRoot)) > .rt-Button",
    "[data-accent-color='amber']",
    "[data-accent-color]:where(:not([data-accent-color=''], [data-accent-color='gray']))"
  ])("keeps %s", (selector) => {
    expect(left([selector])).toEqual([selector])
  })

  it.each([
    ".rt-SliderRoot",
    ".rt-Button .rt-SliderThumb",
    ":where(.rt-TabNavLink) .rt-Button",
    "[data-accent-color='iris']",
    ".rt-Button:where(.md\\:rt-r-size-2)",
    ".xs\\:rt-r-gap-4"
  ])("drops %s", (selector) => {
    expect(left([selector])).toEqual([])
  })

  it("removes single selectors from a list", () => {
    expect(left([".rt-Button", ".rt-SliderRoot"])).toEqual([".rt-Button"])
  })

  it("drops colors for wide-gamut screens, and no other condition", () => {
    const kept = (params: string) => {
      let isKept = true
      const source = { input: { file: "/node_modules/@radix-ui/themes/tokens/colors/amber.css" } }
      pruning.AtRule.supports({ params, source, remove: () => (isKept = false) })
      return isKept
    }
    expect(kept("(color: color(display-p3 1 1 1))")).toBe(false)
    expect(kept("(color: color-mix(in oklab, white, black))")).toBe(true)
  })

  it("leaves our own style sheets unchanged", () => {
    expect(left([".rt-SliderRoot"], "/apps/web/styles/kit.css")).toEqual([".rt-SliderRoot"])
  })
})
