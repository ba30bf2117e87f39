import { fieldErrorsOf } from "#kernel"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { routes } from "../../../apps/system/assembly.ts"
import { issuesOf } from "../../../infra/http/issues.ts"
import { bodyOf } from "../../isolation/samples.ts"

const HOSTILE = [
  7,
  null,
  "",
  "x".repeat(20_000),
  ["a", 1],
  [1, { kind: 1 }],
  { from: 1 },
  {},
  "a\u0000b",
  true
]

const errorsOf = (issues: Iterable<Parameters<typeof fieldErrorsOf>[0]>) =>
  [...issues].flatMap((issue) =>
    fieldErrorsOf(issue).map(({ path, error, message }) => [path.map(String).join("/"), error, message])
  )

const withJson = routes.map(({ endpoint }) => endpoint).filter(({ bodyType }) => bodyType === "json")

describe.each(withJson.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  const codec = Schema.toCodecJson(endpoint.body)
  const decode = Schema.decodeUnknownResult(codec)
  const { ast } = endpoint.body
  const fields = ast._tag === "Objects" ? ast.propertySignatures.map(({ name }) => String(name)) : []
  const sample = bodyOf(endpoint, () => "0199d6a0-0000-7000-8000-000000000001")
  const inputs = [
    ...HOSTILE,
    ...fields.flatMap((field) => HOSTILE.map((value) => ({ ...(sample as object), [field]: value }))),
    ...HOSTILE.map((value) => Object.fromEntries(fields.map((field) => [field, value])))
  ]

  it("has the same issues part by part as at once", () => {
    for (const input of inputs) {
      const whole = decode(input, { errors: "all" })
      const issues = Result.isFailure(whole) ? [whole.failure.issue] : []
      expect(errorsOf(issuesOf(codec.ast, input)), JSON.stringify(input)).toEqual(errorsOf(issues))
    }
  })
})

it("stops decoding when the caller needs no further issue", () => {
  let decoded = 0
  const counted = Schema.Struct({
    on: Schema.Boolean.check(Schema.makeFilter(() => (decoded++, "never valid")))
  })
  const input = Array.from({ length: 1000 }, () => ({ on: true }))
  const issues = issuesOf(Schema.Array(counted).ast, input)
  for (let n = 0; n < 3; n++) expect(issues.next().done).toBe(false)
  expect(decoded).toBeLessThan(20)
})
