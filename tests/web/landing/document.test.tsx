import { describe, expect, it } from "vitest"
import { LOCALES } from "../../../apps/web/i18n/locales.ts"
import { addressOf, fileOf, ORIGIN, PAGES } from "../../../apps/web/landing/addresses.ts"
import { render } from "../../../apps/web/landing/render.tsx"
import { readText } from "../../../apps/web/landing/texts.ts"

const places = LOCALES.flatMap((locale) =>
  PAGES.map((page) => [addressOf(page, locale), page, locale] as const)
)
const read = (address: string) => new DOMParser().parseFromString(render(address), "text/html")
const attribute = (page: Document, selector: string, name: string) =>
  page.querySelector(selector)?.getAttribute(name)

describe.each(places)("the document at %s", (address, page, locale) => {
  const other = locale === "en" ? "es" : "en"

  it("has its title, description and address, in its language", () => {
    const document = read(address)
    expect(document.documentElement.lang).toBe(locale)
    expect(document.title).toMatch(/Motorpool/)
    expect(attribute(document, "meta[name=description]", "content")?.length).toBeGreaterThan(50)
    expect(attribute(document, "meta[name=description]", "content")?.length).toBeLessThan(170)
    expect(attribute(document, "link[rel=canonical]", "href")).toBe(ORIGIN + address)
    expect(attribute(document, "meta[property='og:url']", "content")).toBe(ORIGIN + address)
    expect(attribute(document, "meta[property='og:image']", "content")).toBe(`${ORIGIN}/preview.png`)
  })

  it("links to the same page in the other language, in its head and its footer", () => {
    const document = read(address)
    expect(attribute(document, `link[hreflang=${other}]`, "href")).toBe(ORIGIN + addressOf(page, other))
    expect(attribute(document, "link[hreflang=x-default]", "href")).toBe(ORIGIN + addressOf(page, "en"))
    expect(attribute(document, `footer a[hreflang=${other}]`, "href")).toBe(addressOf(page, other))
  })

  it("is readable without JavaScript, with a heading and working links", () => {
    const document = read(address)
    expect(document.querySelectorAll("h1")).toHaveLength(1)
    const known = new Set([...places.map(([place]) => place), "/auth", "/dashboard"])
    const links = [...document.querySelectorAll("a")].map((one) => one.getAttribute("href") ?? "")
    const lost = links.filter((href) => {
      const [path = "", anchor] = href.split("#")
      if (anchor !== undefined && path === "") return !document.getElementById(anchor)
      return !known.has(path.split("?")[0] ?? "")
    })
    expect(lost).toEqual([])
  })

  it("makes no third-party requests", () => {
    const text = render(address).replaceAll(ORIGIN, "")
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
  })
})

it("has no document at another address", () => {
  expect(() => render("/dashboard")).toThrow("There is no public page at /dashboard.")
})

it("has a file for each address", () => {
  expect(places.map(([address]) => fileOf(address))).toEqual([
    "home.html",
    "terms.html",
    "privacy.html",
    "support.html",
    "es.html",
    "es/terms.html",
    "es/privacy.html",
    "es/support.html"
  ])
})

it("parses a plain text into a title, headings and paragraphs", () => {
  expect(readText("Terms\n\nBe kind.\n# Money\n  None. \n")).toEqual({
    title: "Terms",
    parts: [
      { kind: "paragraph", text: "Be kind." },
      { kind: "heading", text: "Money" },
      { kind: "paragraph", text: "None." }
    ]
  })
})
