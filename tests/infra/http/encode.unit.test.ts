import { Cached, pageOf } from "#kernel"
import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { jsonWriter } from "../../../infra/http/encode.ts"
import { isoText } from "../../../infra/http/isoText.ts"

const Item = Schema.Struct({ name: Schema.String, at: Schema.Date, until: Schema.NullOr(Schema.Date) })
const Page = pageOf(Item)
const write = jsonWriter(Page)
const encode = Schema.encodeUnknownSync(Schema.toCodecJson(Page))
const item = fc.record({
  name: fc.string(),
  at: fc.date({ noInvalidDate: true }),
  until: fc.option(fc.date({ noInvalidDate: true }))
})

it("the text of any date is that of toJSON", () => {
  fc.assert(
    fc.property(fc.date(), (date) => isoText(date) === date.toJSON()),
    { seed: 20_270_301, numRuns: 2000 }
  )
})

it("what is written is what the schema encodes", () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(JSON.parse(write({ items, next: null }))).toEqual(encode({ items, next: null }))
    }),
    { seed: 20_270_301 }
  )
})

const Kinds = Schema.Struct({
  all: Schema.Array(
    Schema.Union([
      Schema.Struct({ type: Schema.Literal("day"), at: Schema.Date }),
      Schema.Struct({
        type: Schema.Literal("text"),
        text: Schema.String,
        help: Schema.optionalKey(Schema.String)
      }),
      Schema.Struct({
        type: Schema.Literal("if"),
        when: Schema.Union([
          Schema.Struct({ item: Schema.String, failed: Schema.Literal(true) }),
          Schema.Struct({ item: Schema.String, equals: Schema.String })
        ])
      })
    ])
  )
})
const kind = fc.oneof(
  fc.record({ type: fc.constant("day" as const), at: fc.date({ noInvalidDate: true }) }),
  fc.record(
    { type: fc.constant("text" as const), text: fc.string(), help: fc.string() },
    { requiredKeys: ["type", "text"] }
  ),
  fc.record({
    type: fc.constant("if" as const),
    when: fc.oneof(
      fc.record({ item: fc.string(), failed: fc.constant(true as const) }),
      fc.record({ item: fc.string(), equals: fc.string() })
    )
  })
)

it("objects of several kinds are written as the schema encodes them, without other fields", () => {
  const writeKinds = jsonWriter(Kinds)
  const encodeKinds = Schema.encodeUnknownSync(Schema.toCodecJson(Kinds))
  fc.assert(
    fc.property(fc.array(kind), (all) => {
      const given = { all: all.map((one) => ({ ...one, secret: 1 })) }
      expect(JSON.parse(writeKinds(given))).toEqual(encodeKinds(given))
    }),
    { seed: 20_270_301 }
  )
})

it("objects whose kind cannot be told from their fields are left to the schema", () => {
  const Unclear = Schema.Union([
    Schema.Struct({ name: Schema.String, at: Schema.NullOr(Schema.Date) }),
    Schema.Struct({ name: Schema.String, at: Schema.String, by: Schema.String })
  ])
  const given = { name: "Keys", at: "today", by: "Ana" }
  expect(JSON.parse(jsonWriter(Unclear)(given))).toEqual(given)
})

it("drops fields that are not declared", () => {
  expect(write({ items: [], next: null, secret: 1 })).toBe('{"items":[],"next":null}')
})

it("a cached output is encoded once", () => {
  const page = { items: [{ name: "Keys", at: new Date(0), until: null }], next: null }
  const cached = new Cached<typeof Page.Type>(page)
  const first = write(cached)
  expect(first).toBe(write(page))
  page.items.pop()
  expect(write(cached)).toBe(first)
})
