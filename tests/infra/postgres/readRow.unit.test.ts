import { Option, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { EmailAddress, KnownEmail, Role, UserId } from "#kernel"
import { rowReader } from "../../../infra/postgres/readRow.ts"

const Row = Schema.Struct({
  id: UserId,
  role: Schema.NullOr(Role),
  email: KnownEmail,
  count: Schema.Int,
  is_paid: Schema.Boolean,
  at: Schema.NullOr(Schema.Date)
})

const row = {
  id: "00000000-0000-7000-8000-000000000001",
  role: "admin",
  email: "ana@example.com",
  count: 3,
  is_paid: true,
  at: new Date("2026-01-01T00:00:00Z")
}

describe("A row whose columns need no decoding", () => {
  const read = rowReader(Row)
  const decode = Schema.decodeUnknownOption(Row, { disableChecks: true })

  it.each([
    ["complete", row],
    ["with nulls", { ...row, role: null, at: null }],
    ["with a column that is not declared", { ...row, password_hash: "secret" }]
  ])("is read as the decoder reads it: %s", (_what, given) => {
    expect(read?.(given)).toEqual(Option.getOrUndefined(decode(given)))
    expect(read?.(given)).not.toHaveProperty("password_hash")
  })

  it.each<[string, unknown]>([
    ["a role that does not exist", { ...row, role: "superuser" }],
    ["null where there must be a value", { ...row, id: null }],
    ["a column that is missing", { ...row, count: undefined }],
    ["a number as text", { ...row, count: "3" }],
    ["a date as text", { ...row, at: "2026-01-01" }],
    ["a value that is no row", null]
  ])("is left to the decoder, which refuses it: %s", (_what, given) => {
    expect(read?.(given)).toBeUndefined()
    expect(decode(given)._tag).toBe("None")
  })
})

it.each<[string, Schema.Codec<unknown, unknown>]>([
  ["a column that is decoded", Schema.Struct({ email: EmailAddress })],
  ["an optional column", Schema.Struct({ id: Schema.optionalKey(UserId) })],
  ["columns that are not declared", Schema.Record(Schema.String, Schema.String)],
  ["a nested object", Schema.Struct({ nested: Schema.Struct({ id: UserId }) })]
])("leaves rows to the decoder that have %s", (_what, schema) => {
  expect(rowReader(schema)).toBeUndefined()
})
