import { fileURLToPath } from "node:url"
import { preprocessCSS, resolveConfig } from "vite"
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
    ".rt-r-gap-3",
    ".rt-r-max-w",
    // Set by Radix itself: a dialog's default size, and how a busy button places its spinner.
    ".rt-BaseDialogContent:where(.rt-r-size-3)",
    ".rt-r-ai-center",
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
    ".xs\\:rt-r-gap-3",
    ".rt-r-gap-9",
    ".-rt-r-mt-9",
    ".rt-r-gtc",
    ".rt-r-jc-space-between",
    ".rt-Button:where(.rt-variant-classic)"
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

  it("drops what is defined for nothing", async () => {
    const config = await resolveConfig(
      { configFile: false, css: { postcss: { plugins: [pruning] } } },
      "build"
    )
    const { code } = await preprocessCSS(
      `.radix-themes { --unread: var(--only-for-it); --only-for-it: 1px; --read: 2px; --header-height: 3px }
      @keyframes rt-unused { to { opacity: 0 } }
      @keyframes rt-used { to { opacity: 1 } }
      @font-face { font-family: "Unused"; src: local("Unused") }
      .rt-Button { width: var(--read); animation: rt-used 1s }
      .rt-SliderRoot { animation: rt-unused 1s; font-family: "Unused"; width: var(--unread) }`,
      "/node_modules/@radix-ui/themes/components.css",
      config
    )
    expect(code.replaceAll(/\s+/g, " ").trim()).toBe(
      ".radix-themes { --read: 2px; --header-height: 3px } @keyframes rt-used { to { opacity: 1 } } .rt-Button { width: var(--read); animation: rt-used 1s }"
    )
  })

  it("leaves our own style sheets unchanged", () => {
    expect(left([".rt-SliderRoot"], "/apps/web/styles/kit.css")).toEqual([".rt-SliderRoot"])
  })
})
