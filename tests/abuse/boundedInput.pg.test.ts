import { IMPORT_ROWS } from "#customers/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { MOST_ERRORS } from "../../infra/http/decode.ts"
import { maximumBodyBytes } from "../../infra/http/readBody.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { processorTime } from "../support/processorTime.ts"
import { createPerson } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"

/** Of processor time for one request, parsed and refused. A useful request takes about 5 ms. */
const MOST_MILLISECONDS = 100
/** Of an answer that refuses a request. */
const MOST_BYTES = 8 * 1024

let app: TestApp
let person: string
let importPath: string
let owner: string

beforeAll(async () => {
  app = await startApp()
  person = (await createPerson(app)).access_token
  const tenant = await createTenant(app)
  owner = tenant.owner.access_token
  importPath = `/api/organizations/${tenant.id}/customer-imports/0199d6a0-0000-7000-8000-000000000001`
})
beforeEach(() => app.admin.query("truncate app.rate_limits"))
afterAll(() => app.stop())

const send = async (method: string, path: string, body: string, token?: string) => {
  const response = await app.hono.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` })
    },
    body
  })
  return { status: response.status, text: await response.text() }
}

/** Sends a request three times and checks its cheapest answer: the first one also compiles code. */
const costsLittle = async (...request: Parameters<typeof send>) => {
  const costs: Array<number> = []
  let answer = { status: 0, text: "" }
  for (let n = 0; n < 3; n++) costs.push(await processorTime(async () => (answer = await send(...request))))
  expect(Math.min(...costs)).toBeLessThan(MOST_MILLISECONDS)
  expect(answer.text.length).toBeLessThan(MOST_BYTES)
  return { status: answer.status, errors: JSON.parse(answer.text).errors ?? [] }
}

/** `before` and `after` with as many repetitions between them as fit into a body of this size. */
const filled = (before: string, repeated: string, after: string, bytes = maximumBodyBytes) =>
  before +
  repeated.repeat(Math.floor((bytes - before.length - after.length) / Buffer.byteLength(repeated))) +
  after

const listOf = (name: string, item: string, bytes?: number) =>
  filled(`{"${name}":[${item}`, `,${item}`, "]}", bytes)

const preferences = "/api/me/notification-preferences"

describe("known flaw: each of half a million list items is decoded and reported", () => {
  it("refuses a body that is larger than its endpoint can need", async () => {
    const { status } = await costsLittle("PATCH", preferences, listOf("kinds", "1"), person)
    expect(status).toBe(413)
  })

  it("refuses a list that is too long with one error", async () => {
    const { status, errors } = await costsLittle("PATCH", preferences, listOf("kinds", "1", 1_000), person)
    expect(status).toBe(422)
    expect(errors).toEqual([{ pointer: "/kinds", code: "not_valid", detail: expect.any(String) }])
  })

  it("refuses rows to import beyond their number with one error", async () => {
    const { status, errors } = await costsLittle("PUT", importPath, listOf("rows", "1", 1_200), owner)
    expect(status).toBe(422)
    expect(errors).toEqual([
      {
        pointer: "/rows",
        code: "not_valid",
        detail: `An import accepts at most ${IMPORT_ROWS} rows per request.`
      }
    ])
  })

  it.each([
    ["rows to import", listOf("rows", "1")],
    ["keys that are ignored", filled('{"rows":[]', ',"k":1', "}")],
    ["nested brackets", filled('{"rows":', "[", "")]
  ])("refuses a megabyte of %s before parsing it", async (_, body) => {
    const { status, errors } = await costsLittle("PUT", importPath, body, owner)
    expect(status).toBe(422)
    expect(errors).toEqual([
      {
        pointer: "",
        code: "not_valid",
        detail: "The request has too many values, or is nested too deeply."
      }
    ])
  })

  it("reports the first errors of many", async () => {
    const rows = Array.from({ length: IMPORT_ROWS }, () => ({
      line: 0,
      name: 1,
      email: 2,
      phone: 3,
      notes: 4
    }))
    const body = JSON.stringify({ preview: true, rows })
    const { status, errors } = await costsLittle("PUT", importPath, body, owner)
    expect(status).toBe(422)
    expect(errors).toHaveLength(MOST_ERRORS)
    expect(errors[0]).toMatchObject({ pointer: "/rows/0/line" })
  })
})

describe("known flaw: costly text is processed before its length is checked", () => {
  const signUp = (fields: object) =>
    JSON.stringify({ email: "ada@example.com", password: "a good one", ...fields })
  const marks = `a${"\u0323\u0301".repeat(15)}`

  it.each([
    ["combining marks", signUp({ full_name: marks.repeat(300) })],
    ["a long address", signUp({ full_name: "Ada", email: `${"a.".repeat(5_000)}@example.com` })],
    ["an address of spaces", signUp({ full_name: "Ada", email: " ".repeat(10_000) })]
  ])("refuses %s by its length", async (_, body) => {
    expect((await costsLittle("POST", "/api/public/sign-up", body)).status).toBe(422)
  })

  it.each([
    ["combining marks", filled('{"full_name":"', marks, '"}')],
    ["a long address", filled('{"email":"', "a.", '@example.com"}')],
    ["nested brackets", filled('{"full_name":', "[", "")]
  ])("refuses a megabyte of %s before reading it", async (_, body) => {
    expect((await costsLittle("POST", "/api/public/sign-up", body)).status).toBe(413)
  })

  it("reports each row of an import whose cells are costly", async () => {
    const notes = marks.repeat(60)
    const rows = Array.from({ length: IMPORT_ROWS }, (_, at) => ({ line: at + 1, name: "Ada", phone: notes }))
    const body = JSON.stringify({ preview: true, rows })
    const cost = await processorTime(async () => {
      const { status, text } = await send("PUT", importPath, body, owner)
      expect(status).toBe(200)
      expect(JSON.parse(text).faults).toHaveLength(IMPORT_ROWS)
    })
    expect(cost).toBeLessThan(2 * MOST_MILLISECONDS)
  })
})

describe("known flaw: a request that fails validation is not counted", () => {
  it("refuses invalid sign-ins of a network beyond its limit", async () => {
    const statuses: Array<number> = []
    for (let n = 0; n < 130; n++)
      statuses.push((await send("POST", "/api/public/sign-in", '{"email":"x"}')).status)
    expect(statuses).toEqual([...Array<number>(100).fill(422), ...Array<number>(30).fill(429)])
  })

  it("counts malformed and oversized bodies", async () => {
    for (let n = 0; n < 50; n++) await send("POST", "/api/public/sign-in", "{")
    for (let n = 0; n < 50; n++) await send("POST", "/api/public/sign-in", " ".repeat(100_000))
    expect((await send("POST", "/api/public/sign-in", '{"email":"x"}')).status).toBe(429)
  })

  it("counts attempts at an address whose other fields are invalid", async () => {
    const attempt = () =>
      send("POST", "/api/public/password-resets", JSON.stringify({ email: "Known@Example.com" }))
    const invalid = () =>
      send("POST", "/api/public/demo-requests", JSON.stringify({ email: " known@example.com" }))
    for (let n = 0; n < 3; n++) expect((await invalid()).status).toBe(422)
    expect((await invalid()).status).toBe(429)
    expect((await attempt()).status).toBe(202)
  })
})
