import { EmailAddress, FieldErrorCode, fieldErrorsOf, line, nameLine, refused, Role } from "#kernel"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

const Form = Schema.Struct({
  name: line("Name", { min: 2, max: 5 }),
  nick: Schema.NullOr(line("Nick", { max: 5 })),
  company: nameLine("Company", { max: 20 }),
  email: EmailAddress,
  role: Role,
  owner: Schema.optionalKey(
    Schema.String.check(Schema.makeFilter(() => refused("not_a_member", "Owner must be a member.")))
  ),
  type: Schema.optionalKey(
    Schema.String.check(Schema.makeFilter(() => refused("not_a_customer_type", "Enter person or company.")))
  ),
  vin: Schema.optionalKey(
    Schema.String.check(Schema.makeFilter(() => refused("not_a_vin", "A VIN has letters and digits only.")))
  ),
  rows: Schema.Array(Schema.Struct({ cell: line("Cell", { max: 5 }) }))
})

const decode = Schema.decodeUnknownResult(Schema.toCodecJson(Form))
const good = { name: "Ada", nick: null, company: "Depot", email: "ada@example.com", role: "owner", rows: [] }

const errorsOf = (input: unknown) =>
  Result.match(decode(input, { errors: "all" }), {
    onSuccess: () => [],
    onFailure: ({ issue }) =>
      fieldErrorsOf(issue).map(({ path, error }) => ({ at: path.join("/"), ...error }))
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
  [{ company: "www.pay.example" }, { at: "company", code: "contains_web_address" }],
  [{ email: "ada" }, { at: "email", code: "not_an_email" }],
  [{ role: "captain" }, { at: "role", code: "not_a_choice" }],
  [{ role: 7 }, { at: "role", code: "not_a_choice" }],
  [{ owner: "stranger" }, { at: "owner", code: "not_a_member" }],
  [{ type: "robot" }, { at: "type", code: "not_a_customer_type" }],
  [{ vin: "?" }, { at: "vin", code: "not_a_vin" }],
  [{ rows: [{ cell: "a" }, {}] }, { at: "rows/1/cell", code: "required" }]
]

describe("field errors", () => {
  it.each(cases)("report for %j: %j", (given, error) =>
    expect(errorsOf({ ...good, ...given })).toEqual([error])
  )

  it("are all reported together", () =>
    expect(
      errorsOf({ name: 7, email: "", nick: null, company: "Depot", rows: [] }).map(({ at, code }) => [
        at,
        code
      ])
    ).toEqual([
      ["name", "not_valid"],
      ["email", "not_an_email"],
      ["role", "required"]
    ]))

  it("cover every code", () =>
    expect(new Set(cases.map(([, error]) => Reflect.get(error, "code")))).toEqual(
      new Set(FieldErrorCode.literals)
    ))
})
