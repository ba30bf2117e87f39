import { line, paragraphs } from "#kernel"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

const name = Schema.decodeUnknownResult(line("Name", { max: 10 }))
const sentence = (value: unknown): string =>
  Result.match(name(value), {
    onSuccess: (text) => `accepted ${JSON.stringify(text)}`,
    onFailure: ({ message }) => message
  })

describe("a line of text", () => {
  it.each([
    ["  Ada  ", 'accepted "Ada"'],
    ["e\u0301", 'accepted "\u00e9"'],
    ["\u0645\u06cc\u200c\u062e", 'accepted "\u0645\u06cc\u200c\u062e"'],
    ["\u{1f69a}".repeat(10), `accepted "${"\u{1f69a}".repeat(10)}"`],
    // Four characters become one: as many as are allowed.
    ["\u0391\u0313\u0300\u0345".repeat(10), `accepted "${"\u1f8a".repeat(10)}"`],
    ["\u0391\u0313\u0300\u0345".repeat(11), "Name must be at most 10 characters."],
    [`${" ".repeat(200)}Ada`, 'accepted "Ada"'],
    [`${" ".repeat(2000)}Ada`, "Name must be at most 10 characters."],
    [`a${"\u0301".repeat(31)}`, "Name has too many accents on one letter."],
    [`a${"\u0301".repeat(30)}`, "Name must be at most 10 characters."],
    ["", "Name is required."],
    ["   ", "Name is required."],
    ["\u200d\u200c", "Name is required."],
    ["\u3164\u2800", "Name is required."],
    ["\u{1f69a}".repeat(11), "Name must be at most 10 characters."],
    ["a\u0000", "Name must not contain control characters."],
    ["a\nb", "Name must not contain control characters."],
    ["a\u2028b", "Name must not contain control characters."],
    ["a\ud800", "Name contains a broken character. Type it again."],
    ["a\u200bb", "Name must not contain invisible characters."],
    ["a\u202eb", "Name must not contain invisible characters."],
    [7, "Name must be text."],
    [null, "Name must be text."]
  ])("decodes %j: %s", (value, expected) => expect(sentence(value)).toContain(expected))

  it("states the minimum length", () => {
    const code = Schema.decodeUnknownResult(line("Code", { min: 3, max: 5 }))
    const message = Result.match(code("ab"), { onSuccess: String, onFailure: ({ message }) => message })
    expect(message).toContain("Code must be at least 3 characters.")
  })
})

it("allows line breaks in paragraphs and no other control characters", () => {
  const text = Schema.decodeUnknownResult(paragraphs("Message", { max: 100 }))
  expect(Result.isSuccess(text("Hello\nAda\r\nBye"))).toBe(true)
  expect(Result.isSuccess(text("Hello\u0007"))).toBe(false)
})
