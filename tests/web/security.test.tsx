import { describe, expect, it } from "vitest"
import { ALLOWED_STYLES } from "../../apps/web/app/security/allowedStyles.ts"
import { installTrustedTypes } from "../../apps/web/app/security/trustedTypes.ts"

const packages = import.meta.glob<string>(
  [
    "../../node_modules/@radix-ui/react-scroll-area/dist/index.mjs",
    "../../node_modules/@radix-ui/react-select/dist/index.mjs"
  ],
  { query: "?raw", import: "default", eager: true }
)
const MARKUP = /__html: `([^`]*)`/g

describe("the style exceptions", () => {
  it("are exactly what the installed Radix packages write", () => {
    const written = Object.values(packages).flatMap((code) =>
      [...code.matchAll(MARKUP)].map(([, text]) => text)
    )
    expect(written).toEqual(ALLOWED_STYLES)
  })
})

type Rule = (text: string) => string | null

describe("the Trusted Types policy", () => {
  it("allows those and the workers, and refuses every other string", () => {
    const policies: Array<Readonly<Record<"createHTML" | "createScriptURL", Rule>>> = []
    const real = window.trustedTypes
    const spy = {
      createPolicy: (_: string, rules: (typeof policies)[number]) => policies.push(rules)
    }
    Object.defineProperty(window, "trustedTypes", { configurable: true, value: spy })
    installTrustedTypes()
    Object.defineProperty(window, "trustedTypes", { configurable: true, value: real })
    const { createHTML, createScriptURL } = policies[0] ?? expect.unreachable("a policy is made")
    expect(ALLOWED_STYLES.map((text) => createHTML(text))).toEqual(ALLOWED_STYLES)
    expect(
      ["", "<img src=x onerror=alert(1)>", `${ALLOWED_STYLES[0]} `].map((text) => createHTML(text))
    ).toEqual([null, null, null])
    expect(
      ["/sw.js?x", "/files/sw.js", "https://elsewhere.example/sw.js", "data:,x", "/assets/other-1a.js"].map(
        (url) => createScriptURL(url)
      )
    ).toEqual([null, null, null, null, null])
    for (const url of [
      "/sw.js",
      "/assets/barcodeWorker-Vu_r-ooO.js",
      "/assets/maplibre-gl-worker-Vu_r-ooO.mjs"
    ])
      expect(createScriptURL(url)).toBe(url)
  })
})
