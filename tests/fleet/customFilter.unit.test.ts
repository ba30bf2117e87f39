import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { CustomFilter } from "../../modules/fleet/contract/customFilter.ts"

const ID = "019a0000-0000-7000-8000-000000000001"
const OTHER = "019a0000-0000-7000-8000-000000000002"

describe("a filter by custom fields", () => {
  it("has values, numbers or dates of each field", () => {
    const text = `${ID}:red|light%20blue,${OTHER}:10..20.5`
    const conditions = Schema.decodeUnknownSync(CustomFilter)(text)
    expect(conditions).toEqual([
      { field: ID, of: "values", values: ["red", "light blue"], from: null, to: null },
      { field: OTHER, of: "numbers", values: [], from: "10", to: "20.5" }
    ])
    expect(Schema.encodeSync(CustomFilter)(conditions)).toBe(text)
  })

  it.each(["x", "custom", ID, `${ID}:`, `${ID}:%`, `${ID}:a,b`, `${ID}:a,${ID}:1..2`])(
    "is not %s",
    (text) => {
      expect(() => Schema.decodeUnknownSync(CustomFilter)(text)).toThrow()
    }
  )
})
