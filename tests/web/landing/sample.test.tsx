import { describe, expect, it } from "vitest"
import { openLanding } from "./scene.tsx"

const all = (selector: string) => [...document.querySelectorAll(selector)]
const textOf = (place: Element, selector: string) => place.querySelector(selector)?.textContent ?? ""
/** `lamp go`, or nothing where a hook shows no lamp. */
const lampOf = (place: Element | undefined) => place?.querySelector(".lamp")?.getAttribute("class")

const hookOf = (number: string) => all(".place").find((hook) => textOf(hook, "b").endsWith(` ${number}`))

describe.each(["en", "es"] as const)("the sample depot in %s is consistent", (locale) => {
  it("between its key board and the answers of the desks", async () => {
    await openLanding(locale)
    const answers = all(".questions li")
    expect(answers).toHaveLength(3)
    for (const desk of answers) {
      const words = `${textOf(desk, ".question")} ${textOf(desk, ".answer > span:last-child")}`
      const number = /\d{2,3}/.exec(words)?.[0] ?? ""
      const hook = hookOf(number)
      const isOut = hook?.classList.contains("out") ?? false
      // A vehicle whose key is out is with the person named; one whose key is on its hook is in the yard, in the same state.
      expect(words.includes("Ben"), number).toBe(isOut)
      if (!isOut) expect(lampOf(hook), number).toBe(lampOf(desk))
    }
  })

  it("in words that do not depend on the number of hooks shown", async () => {
    await openLanding(locale)
    const label = document.querySelector(".board")?.getAttribute("aria-label")
    expect(label).not.toMatch(/\b(?:two|three|eight|nine|dos|tres|ocho|nueve|\d+)\b/i)
  })
})
