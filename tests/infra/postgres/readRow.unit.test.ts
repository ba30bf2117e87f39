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

const Item = Schema.Union([
  Schema.Struct({ type: Schema.Literal("number"), label: Schema.String, unit: Schema.NullOr(Schema.String) }),
  Schema.Struct({
    type: Schema.Literal("text"),
    label: Schema.String,
    help: Schema.optionalKey(Schema.String)
  })
])
const Document = Schema.Struct({ id: UserId, items: Schema.Array(Item), at: Schema.toCodecJson(Schema.Date) })

describe("A row with a document", () => {
  const read = rowReader(Document)
  const decode = Schema.decodeUnknownOption(Document, { disableChecks: true })
  const items = [
    { type: "number", label: "Pressure", unit: null },
    { type: "text", label: "Remarks" },
    { type: "text", label: "Remarks", help: "What else you saw." }
  ]
  const document = { id: row.id, items, at: "2026-01-01T00:00:00.000Z" }

  it.each([
    ["of several kinds of objects", document],
    ["that is empty", { ...document, items: [] }],
    ["with fields that are not declared", { ...document, items: items.map((one) => ({ ...one, secret: 1 })) }]
  ])("is read as the decoder reads it, one %s", (_what, given) => {
    expect(read?.(given)).toEqual(Option.getOrUndefined(decode(given)))
    expect(read?.(given)).toBeDefined()
    expect(JSON.stringify(read?.(given))).not.toContain("secret")
  })

  it.each<[string, unknown]>([
    ["of a kind that does not exist", { ...document, items: [{ type: "photo", label: "Front" }] }],
    ["without a field", { ...document, items: [{ type: "number", label: "Pressure" }] }],
    ["with null instead of an optional field", { ...document, items: [{ ...items[1], help: null }] }],
    ["that is no list", { ...document, items: { 0: items[0] } }],
    ["with a list for an object", { ...document, items: [[]] }],
    ["beside a column that cannot be decoded", { ...document, at: 5 }],
    ["without a column that is decoded", { id: row.id, items }]
  ])("is left to the decoder, which refuses it, one %s", (_what, given) => {
    expect(read?.(given)).toBeUndefined()
    expect(decode(given)._tag).toBe("None")
  })
})

it("decodes single columns that must be decoded", () => {
  const read = rowReader(Schema.Struct({ email: EmailAddress, count: Schema.Int }))
  expect(read?.({ email: " Ana@Example.com", count: 3 })).toEqual({ email: "ana@example.com", count: 3 })
})

it("leaves rows to the decoder that have columns that are not declared", () => {
  expect(rowReader(Schema.Record(Schema.String, Schema.String))).toBeUndefined()
})
