import { expect, it } from "vitest"
import { beginning, middle } from "../../modules/messaging/domain/excerpts.ts"

it.each([
  ["Keys", 4, "Keys"],
  ["Keys are here", 4, "Keys…"],
  ["Keys are here", 5, "Keys…"],
  ["🚐🚐🚐", 3, "🚐…"]
])("the beginning of %j in %i characters is %j", (text, length, expected) => {
  expect(beginning(text, length)).toBe(expected)
})

it("a text that is not the beginning starts with an ellipsis", () => {
  expect(middle("where the keys are", 9)).toBe("… where the…")
})
