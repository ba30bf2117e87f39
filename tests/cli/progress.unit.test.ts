import { expect, it } from "vitest"
import { bar } from "#infra/cli"

it("draws how much is done over the line before, and wipes it at the end", () => {
  const texts: Array<string> = []
  const tell = bar((text) => void texts.push(text))
  tell(1, 4, "people")
  tell(3, 4, "people")
  tell(4, 4, "people")
  expect(texts).toEqual([
    `\r\u001b[K[${"#".repeat(6)}${"-".repeat(18)}] 25 % people`,
    `\r\u001b[K[${"#".repeat(18)}${"-".repeat(6)}] 75 % people`,
    "\r\u001b[K"
  ])
})
