import { line } from "#kernel"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { routes } from "../../../apps/system/assembly.ts"
import { boundsOf } from "../../../infra/http/bounds.ts"
import { exceeds } from "../../../infra/http/jsonShape.ts"

const inputs = routes.flatMap(({ endpoint }) => [
  [`${endpoint.name}: path`, endpoint.params] as const,
  [`${endpoint.name}: query`, endpoint.query] as const,
  ...(endpoint.bodyType === "json" ? [[`${endpoint.name}: body`, endpoint.body] as const] : [])
])

const boundsOfSchema = (schema: Schema.Codec<unknown, unknown>) => boundsOf(Schema.toCodecJson(schema).ast)

it.each(inputs)("%s has a maximum for every text, list and record", (_, schema) =>
  expect(boundsOfSchema(schema).unbounded).toEqual([])
)

describe("the bounds of a schema", () => {
  it.each([
    ["a text in name", Schema.Struct({ name: Schema.String })],
    // A pattern that is checked first sees a text of any length.
    [
      "a text in code",
      Schema.Struct({ code: Schema.String.check(Schema.isPattern(/^a*$/), Schema.isMaxLength(9)) })
    ],
    ["a list in rows", Schema.Struct({ rows: Schema.Array(Schema.Boolean) })],
    ["a text in rows", Schema.Struct({ rows: Schema.Array(Schema.String).check(Schema.isMaxLength(3)) })],
    [
      "a record in tags",
      Schema.Struct({ tags: Schema.Record(Schema.String.check(Schema.isMaxLength(9)), Schema.Boolean) })
    ],
    ["a text in note", Schema.Struct({ note: Schema.NullOr(Schema.String) })],
    ["a text in limit", Schema.Struct({ limit: Schema.NumberFromString })]
  ])("name %s as unbounded", (expected, schema) => {
    const { unbounded, bytes } = boundsOfSchema(schema)
    expect([unbounded, bytes]).toEqual([[expected], Infinity])
  })

  it("cover the longest JSON text that the schema accepts", () => {
    const schema = Schema.Struct({
      name: line("Name", { max: 10 }),
      kind: Schema.Literals(["a", "longer"]),
      rows: Schema.Array(Schema.Struct({ on: Schema.Boolean })).check(Schema.isMaxLength(3))
    })
    const escaped = "\\u0061".repeat(10)
    const longest = `{"name":"${escaped}","kind":"longer","rows":[{"on":false},{"on":false},{"on":false}]}`
    expect(Schema.decodeUnknownResult(schema)(JSON.parse(longest))).toMatchObject({ _tag: "Success" })
    const { bytes, depth, values } = boundsOfSchema(schema)
    expect(bytes).toBeGreaterThanOrEqual(longest.length)
    expect(bytes).toBeLessThan(2_500)
    expect(depth).toBe(3)
    // The object, its three fields, and in the list three objects with one field each.
    expect(values).toBeGreaterThanOrEqual(4 + 3 * 2)
  })

  it("count the keys of records, and name all others", () => {
    const tags = Schema.Record(Schema.String.check(Schema.isMaxLength(9)), Schema.Boolean).check(
      Schema.isMaxProperties(4)
    )
    const rows = Schema.Array(Schema.Struct({ tags, on: Schema.NullOr(Schema.Struct({ at: Schema.Int })) }))
    const { names, otherKeys } = boundsOfSchema(
      Schema.Struct({ rows: rows.check(Schema.isMaxLength(3)), one: Schema.Boolean })
    )
    expect([...names].toSorted()).toEqual(["at", "on", "one", "rows", "tags"])
    expect(otherKeys).toBe(3 * 4)
  })
})

it.each([
  ["[[]]", 2, 1, false],
  ["[[]]", 1, 1, true],
  ['{"a":[1,{"b":2}],"c":[]}', 3, 3, false],
  ['{"a":[1,{"b":2}],"c":[]}', 3, 2, true],
  ['["[[,,[[", "\\"[[,,[[", "\\\\", {}]', 2, 4, false],
  ["[[[[", 3, 1, true],
  ["7", 0, 1, false]
])("%s exceeds a depth of %i or %i values: %s", (json, depth, values, expected) =>
  expect(exceeds({ depth, values, names: new Set(["a", "b", "c"]), otherKeys: 0 }, json)).toBe(expected)
)

it.each([
  ['{"a":1,"a":[{"a":"x"}]}', 0, false],
  ['{"x":1}', 0, true],
  ['{"x":1,"y" \n:{"z":1}}', 3, false],
  ['{"x":1,"y" \n:{"z":1}}', 2, true],
  // A text is not a key, whatever it contains.
  ['{"a":["x","y",":"]}', 0, false],
  ['{"a":"\\":1"}', 0, false]
])("%s has more than %i keys without a known name: %s", (json, otherKeys, expected) =>
  expect(exceeds({ depth: 9, values: 99, names: new Set(["a"]), otherKeys }, json)).toBe(expected)
)
