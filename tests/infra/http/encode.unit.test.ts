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
