import { expect, it } from "vitest"
import { messages as english } from "../../../../apps/web/contexts/audit/messages/en.ts"
import { messages as spanish } from "../../../../apps/web/contexts/audit/messages/es.ts"

const sources = import.meta.glob<string>("../../../../modules/*/commands/*.ts", {
  query: "?raw",
  import: "default",
  eager: true
})

const ACTION = /"([a-z_]+\.[a-z_]+)"/g

/** Every action a command may write to the log: a string literal on a line that names or announces an action. */
const recorded = Object.values(sources)
  .flatMap((text) => text.split("\n"))
  .filter((line) => /action|announce\(/.test(line))
  .flatMap((line) => [...line.matchAll(ACTION)].map(([, action]) => action ?? ""))

it("has a sentence in both languages for every action", () => {
  expect(recorded.length).toBeGreaterThan(20)
  expect(recorded.filter((action) => english.sentences[action] === undefined)).toEqual([])
  expect(recorded.filter((action) => spanish.sentences[action] === undefined)).toEqual([])
})

it("uses the same placeholders in both languages", () => {
  const places = (text = "") => (text.match(/\[\w+\]/g) ?? []).sort()
  for (const [action, text] of Object.entries(english.sentences))
    expect(places(spanish.sentences[action]), action).toEqual(places(text))
})
