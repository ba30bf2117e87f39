import type { AnyEndpoint } from "#kernel"
import type { SchemaAST } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { routes } from "../../apps/system/assembly.ts"
import { encoded } from "../../infra/http/bounds.ts"
import { pathOf } from "../isolation/samples.ts"
import { buildWorld, type World } from "../isolation/world.ts"
import { startApp, type TestApp } from "../support/app.ts"

const ID = "00000000-0000-4000-8000-000000000000"

/** Positions in lists that the server never gave out. */
const CURSORS = [
  "",
  "x",
  "-1",
  "0.5",
  "1e300",
  "-1e300",
  "8e15",
  "-8e15",
  "999999999999999",
  "Infinity",
  "NaN",
  "0000-00-00",
  "😀"
].map((key) => `${key}.${ID}`)

/** Values that have broken other software, or that only look like what a parameter takes. */
const VALUES = [
  "",
  "-1",
  "0.5",
  "1e300",
  "NaN",
  "999999999999999..",
  "..999999999999999",
  "-5..5",
  "9..1",
  "1900-01-01T00:00:00Z",
  "1900-01-02T00:00:00Z",
  "2199-12-30T23:59:59.999Z",
  "2199-12-31T23:59:59.999Z",
  "2026-02-30T00:00:00Z",
  "1900-01-02T00:00:00Z..2199-12-30T23:59:59Z",
  "0000-00-00..9999-99-99",
  "%",
  "%_%\\",
  "_",
  "'; drop table fleet.vehicles; --",
  "a\u0000b",
  "__proto__",
  "constructor",
  `${ID}:__proto__`,
  `${ID}:999999999999999.999999..`,
  `${ID}:0000-99-99..9999-99-99`,
  `${ID}:%25|%2C|%3A`,
  `${ID}:1|${ID}:2`
]

/** Calls in a row that every endpoint lets pass. */
const ALLOWED = 50

const reads = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method === "GET")

const keysOf = ({ query: { ast } }: AnyEndpoint): ReadonlyArray<readonly [string, SchemaAST.AST]> =>
  ast._tag === "Objects" ? ast.propertySignatures.map(({ name, type }) => [String(name), type] as const) : []

const literalsOf = (type: SchemaAST.AST): ReadonlyArray<string> => {
  const ast = encoded(type)
  if (ast._tag === "Union") return ast.types.flatMap(literalsOf)
  return ast._tag === "Literal" ? [String(ast.literal)] : []
}

/** Each value in each parameter, and each position in each order of a list. */
const queriesOf = (endpoint: AnyEndpoint): ReadonlyArray<string> => {
  const keys = keysOf(endpoint)
  const orders = keys.flatMap(([key, type]) => (key === "sort" ? literalsOf(type) : []))
  const positions = ["after", "before"].flatMap((key) =>
    keys.some(([name]) => name === key)
      ? CURSORS.flatMap((cursor) =>
          (orders.length === 0 ? [""] : orders).map(
            (sort) => `${key}=${encodeURIComponent(cursor)}&sort=${sort}`
          )
        )
      : []
  )
  return [
    ...keys.flatMap(([key]) => VALUES.map((value) => `${key}=${encodeURIComponent(value)}`)),
    ...positions
  ]
}

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startApp({ env: { READS_PER_SECOND: "100000" } })
  world = await buildWorld(app)
})
afterAll(() => app.stop())

describe.each(
  reads
    .filter((endpoint) => keysOf(endpoint).length > 0)
    .map((endpoint) => [endpoint.name, endpoint] as const)
)("%s", (_, endpoint) => {
  it("answers any query without failing", async () => {
    const path = pathOf(endpoint.path, world.idOf)
    const failed: Array<string> = []
    for (const [count, query] of queriesOf(endpoint).entries()) {
      if (count % ALLOWED === 0) await app.admin.query("delete from app.rate_limits")
      const { status } = await app.hono.request(`${path}?${query}`, {
        headers: { authorization: `Bearer ${world.owner}` }
      })
      if (status >= 500 || status === 429) failed.push(`${status} ${query}`)
    }
    expect(failed).toEqual([])
  })
})
