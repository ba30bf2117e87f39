import { describe, expect, it } from "vitest"
import { openLanding } from "./scene.tsx"

const all = (selector: string) => [...document.querySelectorAll(selector)]
const textOf = (place: Element, selector: string) => place.querySelector(selector)?.textContent ?? ""
/** `lamp go`, or nothing where a hook shows no lamp. */
const lampOf = (place: Element | undefined) => place?.querySelector(".lamp")?.getAttribute("class")

const rows = () =>
  all(".dashboard tbody tr").map((row) => ({
    plate: textOf(row, ".plate"),
    number: /\d+$/.exec(textOf(row, "td small"))?.[0] ?? "",
    where: textOf(row, "td:nth-child(3)"),
    lamp: lampOf(row)
  }))

const hookOf = (number: string) => all(".place").find((hook) => textOf(hook, "b").endsWith(` ${number}`))

describe.each(["en", "es"] as const)("the sample depot in %s is consistent", (locale) => {
  it("between its key board and its dashboard", async () => {
    await openLanding(locale)
    expect(rows().map(({ number }) => number)).toEqual(["03", "31", "12", "118"])
    for (const { number, where, lamp } of rows()) {
      const hook = hookOf(number)
      const isOut = hook?.classList.contains("out") ?? false
      // A vehicle whose key is out is with the person named; one whose key is on its hook is in the yard, in the same state.
      expect(where.includes("Ben"), number).toBe(isOut)
      if (!isOut) expect(lampOf(hook), number).toBe(lamp)
    }
  })

  it("between its dashboard and the desks' answers", async () => {
    await openLanding(locale)
    const answers = all(".answer")
    expect(answers).toHaveLength(3)
    for (const answer of answers)
      expect(lampOf(answer)).toBe(rows().find(({ plate }) => plate === textOf(answer, ".plate"))?.lamp)
  })

  it("in its colors: a grounded vehicle's row has that of its figure", async () => {
    await openLanding(locale)
    const colorOf = (selector: string) => getComputedStyle(all(selector)[0] ?? document.body).backgroundColor
    expect(colorOf(".dashboard tr.stop td")).toBe(colorOf(".figure.stop"))
  })

  it("in words that do not depend on the number of hooks shown", async () => {
    await openLanding(locale)
    const label = document.querySelector(".board")?.getAttribute("aria-label")
    expect(label).not.toMatch(/\b(?:two|three|eight|nine|dos|tres|ocho|nueve|\d+)\b/i)
  })
})
