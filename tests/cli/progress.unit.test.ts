import { expect, it } from "vitest"
import { bar } from "#infra/cli"

it("redraws the bar on the same line and clears it at the end", () => {
  const texts: Array<string> = []
  const report = bar((text) => void texts.push(text))
  report(1, 4, "people")
  report(3, 4, "people")
  report(4, 4, "people")
  expect(texts).toEqual([
    `\r\u001b[K[${"#".repeat(6)}${"-".repeat(18)}] 25 % people`,
    `\r\u001b[K[${"#".repeat(18)}${"-".repeat(6)}] 75 % people`,
    "\r\u001b[K"
  ])
})
