import { MAX_CHANGED } from "#customers/contract"
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
let customersPath: string
let columnsPath: string
let owner: string

beforeAll(async () => {
  app = await startApp()
  person = (await createPerson(app)).access_token
  const tenant = await createTenant(app)
  owner = tenant.owner.access_token
  customersPath = `/api/organizations/${tenant.id}/customers`
  columnsPath = `/api/organizations/${tenant.id}/imports/0199d6a0-0000-7000-8000-000000000001/columns`
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

  it("refuses customers to change beyond their number with one error", async () => {
    const { status, errors } = await costsLittle("PATCH", customersPath, listOf("ids", "1", 1_200), owner)
    expect(status).toBe(422)
    expect(errors).toEqual([
      {
        pointer: "/ids",
        code: "not_valid",
        detail: `A request changes at most ${MAX_CHANGED} customers.`
      }
    ])
  })

  // As much as the endpoint with the largest bodies accepts.
  const MOST = 700_000

  it.each([
    ["items of a list", listOf("columns", "1", MOST)],
    ["keys that are ignored", filled('{"columns":[]', ',"k":1', "}", MOST)],
    ["nested brackets", filled('{"columns":', "[", "", MOST)]
  ])("refuses many %s before parsing them", async (_, body) => {
    const { status, errors } = await costsLittle("PUT", columnsPath, body, owner)
    expect(status).toBe(422)
    expect(errors).toEqual([
      {
        pointer: "",
        code: "not_valid",
        detail: "The request has too many values or unknown fields, or is nested too deeply."
      }
    ])
  })

  it("reports the first errors of many", async () => {
    const body = JSON.stringify({ ids: Array.from({ length: MAX_CHANGED }, () => "1") })
    const { status, errors } = await costsLittle("PATCH", customersPath, body, owner)
    expect(status).toBe(422)
    expect(errors).toHaveLength(MOST_ERRORS)
    expect(errors[0]).toMatchObject({ pointer: "/ids/0" })
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
