import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { linksOf } from "../../../../apps/web/ui/links.ts"
import { fakeServer } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { freshMessages, inDepot, listed, readThreadOf, replyJson } from "./fixtures.ts"

/** The addresses found in a text: as typed, and where they lead if that is different. */
const found = (text: string) =>
  linksOf(text).map(({ range: [from, to], href }) => {
    const typed = text.slice(from, to)
    return href === typed || href === `${typed}/` ? typed : [typed, href]
  })

describe("in a text", () => {
  it.each([
    ["See https://depot.example/vans?id=7#brakes, please.", ["https://depot.example/vans?id=7#brakes"]],
    ["HTTP://depot.example", [["HTTP://depot.example", "http://depot.example/"]]],
    [
      "(https://depot.example/a_(b)) and <https://depot.example>",
      ["https://depot.example/a_(b)", "https://depot.example"]
    ],
    [
      "“https://depot.example/Straße”!",
      [["https://depot.example/Straße", "https://depot.example/Stra%C3%9Fe"]]
    ],
    [
      "Write to ana.ruiz+vans@depot.example.",
      [["ana.ruiz+vans@depot.example", "mailto:ana.ruiz%2Bvans@depot.example"]]
    ],
    [
      "mailto:ana@depot.example?bcc=all@depot.example",
      ["mailto:ana@depot.example", "all@depot.example", "mailto:all@depot.example"]
    ],
    ["two: https://a.example https://b.example", ["https://a.example", "https://b.example"]]
  ])("%j", (text, expected) => {
    expect(found(text).flat()).toEqual(expected.flat())
  })

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt://depot.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x file:///etc/passwd ftp://depot.example",
    "https://bank.example@elsewhere.example/",
    "https://user:secret@depot.example/",
    "https:// https://? http:depot.example //depot.example",
    "depot.example or www.depot.example",
    "xhttps://depot.example",
    "a@b @depot ana@localhost"
  ])("%j contains no link", (text) => {
    expect(linksOf(text)).toEqual([])
  })

  it.each([
    ["https://dеpot.example/", "https://xn--dpot-v4d.example/"],
    ["https://good.example\\@elsewhere.example", "https://good.example\\@elsewhere.example"],
    ["https://%65vil.example", "https://evil.example/"]
  ])("%j is shown as where it leads", (text, label) => {
    expect(linksOf(text).map((link) => link.label)).toEqual([label])
    expect(new URL(linksOf(text)[0]?.href ?? "").host).toBe(new URL(label).host)
  })

  it("a long address is cut after its host", () => {
    const path = "x".repeat(200)
    expect(linksOf(`https://depot.example/${path}`)[0]?.label).toBe(
      `https://depot.example/${"x".repeat(38)}…`
    )
    const host = `https://${"bank.example.".repeat(8)}elsewhere.example`
    expect(linksOf(`${host}/${path}`)[0]?.label).toBe(`${host}…`)
  })

  it("the longest text without an address takes no time", () => {
    const started = performance.now()
    for (const text of [
      "a.".repeat(5_000),
      "a@a.".repeat(2_500),
      "https://".repeat(1_250),
      ")".repeat(10_000)
    ])
      linksOf(text)
    linksOf(`https://a.example/${")".repeat(9_900)}`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})

beforeEach(freshMessages)

it("addresses are links in an open message, its replies and nowhere else, and text stays text", async () => {
  const content = "<b>Plan</b>: https://depot.example/plan"
  const reply = replyJson({ content: "Ask ana@depot.example" })
  fakeServer([...listed(readThreadOf({ content, reply_count: 1, replies: [reply] })), ...inDepot])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  const dialog = page.getByRole("dialog", { name: "Messages & Emails" })
  await expect.element(dialog.getByText(content)).toBeVisible()
  expect(dialog.getByRole("link").all()).toHaveLength(0)
  await dialog.getByRole("button", { name: "Van 12 brakes" }).click()
  const plan = dialog.getByRole("link", { name: "https://depot.example/plan" })
  await expect.element(plan).toHaveAttribute("href", "https://depot.example/plan")
  await expect.element(plan).toHaveAttribute("rel", "noopener noreferrer")
  await expect.element(plan).toHaveAttribute("target", "_blank")
  await expect.element(dialog.getByRole("listitem").first()).toMatchTextContent(content)
  await expect
    .element(dialog.getByRole("link", { name: "ana@depot.example" }))
    .toHaveAttribute("href", "mailto:ana@depot.example")
  await userEvent.fill(dialog.getByPlaceholder("Search messages and emails..."), "plan")
  await expect
    .poll(() => [...document.querySelectorAll("mark")].map((mark) => mark.textContent))
    .toContain("plan")
})
