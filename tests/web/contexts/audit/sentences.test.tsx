import { expect, it } from "vitest"
import { messages as english } from "../../../../apps/web/contexts/audit/messages/en.ts"
import { messages as spanish } from "../../../../apps/web/contexts/audit/messages/es.ts"

/** An endpoint whose request is a struct. */
interface Endpoint {
  readonly body?: { readonly fields?: object }
}

const contracts = import.meta.glob<Readonly<Record<string, Endpoint | undefined>>>(
  "../../../../modules/*/contract/index.ts",
  { eager: true }
)

const sources = import.meta.glob<string>("../../../../modules/**/commands/*.ts", {
  query: "?raw",
  import: "default",
  eager: true
})

/** Not the kind of an entry in a timeline. */
const ACTION = /(?<!kind: )"([a-z_]+\.[a-z_]+)"/g

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

/** Written to the log as actions of their own, or as a number, or no change themselves. */
const NOT_NAMED = ["customer_email", "archived", "ids", "expected_version", "plate_from"]

/** Fields that are named by what they change. */
const NAMES: Readonly<Record<string, string>> = { add_tags: "tags", remove_tags: "tags" }

/** The fields of the request that a command handles: `commands/EditCustomer.ts` handles the endpoint EditCustomer. */
const fieldsOf = (command: string): ReadonlyArray<string> => {
  const [, module, name = ""] = /^(.+\/modules\/\w+)\/(?:.+\/)?commands\/(\w+)\.ts$/.exec(command) ?? []
  const endpoint = contracts[`${module}/contract/index.ts`]?.[name]
  return Object.keys(endpoint?.body?.fields ?? {})
    .filter((field) => !NOT_NAMED.includes(field))
    .map((field) => NAMES[field] ?? field)
}

const withFields = Object.keys(english.sentences).filter((action) =>
  english.sentences[action]?.includes("[fields]")
)

it.each(withFields)("names every field that %s can list, in both languages", (action) => {
  const commands = Object.keys(sources).filter((command) => sources[command]?.includes(`"${action}"`))
  const fields = commands.flatMap(fieldsOf)
  expect(fields).not.toEqual([])
  for (const { fields: names } of [english, spanish])
    expect(fields.filter((field) => names[action]?.[field] === undefined)).toEqual([])
})
