import { EmailAddress, FaultCode, faultsOf, line, Role } from "#kernel"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

const Form = Schema.Struct({
  name: line("Name", { min: 2, max: 5 }),
  nick: Schema.NullOr(line("Nick", { max: 5 })),
  email: EmailAddress,
  role: Role,
  rows: Schema.Array(Schema.Struct({ cell: line("Cell", { max: 5 }) }))
})

const decode = Schema.decodeUnknownResult(Schema.toCodecJson(Form))
const good = { name: "Ada", nick: null, email: "ada@example.com", role: "owner", rows: [] }

const found = (input: unknown) =>
  Result.match(decode(input, { errors: "all" }), {
    onSuccess: () => [],
    onFailure: ({ issue }) => faultsOf(issue).map(({ path, fault }) => ({ at: path.join("/"), ...fault }))
  })

const cases: ReadonlyArray<readonly [object, object]> = [
  [{ name: "A" }, { at: "name", code: "too_short", limit: 2 }],
  [{ name: "Ada Driver" }, { at: "name", code: "too_long", limit: 5 }],
  [{ nick: " " }, { at: "nick", code: "required" }],
  [{ nick: "too long" }, { at: "nick", code: "too_long", limit: 5 }],
  [{ nick: 7 }, { at: "nick", code: "not_valid" }],
  [{ name: "a\u0007" }, { at: "name", code: "control_characters" }],
  [{ name: "a\u200bb" }, { at: "name", code: "invisible_characters" }],
  [{ name: "a\ud800" }, { at: "name", code: "broken_character" }],
  [{ name: `a${"\u0301".repeat(40)}` }, { at: "name", code: "too_many_accents" }],
  [{ email: "ada" }, { at: "email", code: "not_an_email" }],
  [{ role: "captain" }, { at: "role", code: "not_a_choice" }],
  [{ role: 7 }, { at: "role", code: "not_a_choice" }],
  [{ rows: [{ cell: "a" }, {}] }, { at: "rows/1/cell", code: "required" }]
]

describe("a refused field", () => {
  it.each(cases)("%j: %j", (given, fault) => expect(found({ ...good, ...given })).toEqual([fault]))

  it("stands beside the others", () =>
    expect(found({ name: 7, email: "", nick: null, rows: [] }).map(({ at, code }) => [at, code])).toEqual([
      ["name", "not_valid"],
      ["email", "not_an_email"],
      ["role", "required"]
    ]))

  it("meets every code there is", () =>
    expect(new Set(cases.map(([, fault]) => Reflect.get(fault, "code")))).toEqual(
      new Set(FaultCode.literals)
    ))
})
