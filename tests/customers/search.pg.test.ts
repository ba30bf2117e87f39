import { ArchiveCustomer, ListCustomers } from "#customers/contract"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
let tenant: CustomersTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await createCustomersTenant(app)
  await tenant.customer({
    name: "Übergröße Straßenbau",
    email: "info@strasse.example.com",
    phone: "+49 (170) 12-34"
  })
  await tenant.customer({ name: "José Peña", email: null, phone: "555 0100" })
  await tenant.customer({ name: "100 % _sure_ \\o/", notes: "hidden words" })
  await tenant.customer({ name: "Ольга Иванова" })
  await tenant.customer({ name: "木村 太郎" })
  const archived = await tenant.customer({ name: "José Archived" })
  const token = tenant.owner.access_token
  await callEndpoint(app, ArchiveCustomer, { token, params: tenant.params({ customerId: archived.id }) })
  const other = await createCustomersTenant(app)
  await other.customer({ name: "José Foreign" })
})
afterAll(() => app.stop())

describe("searching customers", () => {
  it.each([
    ["ubergro", "Übergröße Straßenbau"],
    ["GRÖSSE STRASS", "Übergröße Straßenbau"],
    ["rgrö", "Übergröße Straßenbau"],
    ["strasse.ex", "Übergröße Straßenbau"],
    ["STRASSE.EXAMPLE.COM", "Übergröße Straßenbau"],
    ["jose pena", "José Peña"],
    ["osé", "José Peña"],
    ["é", "Übergröße Straßenbau", "José Peña", "100 % _sure_ \\o/"],
    ["0 %", "100 % _sure_ \\o/"],
    ["_sure_", "100 % _sure_ \\o/"],
    ["\\o/", "100 % _sure_ \\o/"],
    ["_", "100 % _sure_ \\o/"],
    ["%", "100 % _sure_ \\o/"],
    ["％", "100 % _sure_ \\o/"],
    ["ванов", "Ольга Иванова"],
    ["ОЛЬГА", "Ольга Иванова"],
    ["村 太", "木村 太郎"],
    ["太", "木村 太郎"]
  ])("finds parts of words for %j, ignoring case and accents", async (search, ...names) => {
    expect((await tenant.names({ search })).toSorted()).toEqual([...names].toSorted())
  })

  it.each(["+49170", "4917012", "170 12 34", "(170)1234", "170", "+49 (170) 12-34"])(
    "finds a phone number by %s, whatever its notation",
    async (search) => {
      expect(await tenant.names({ search })).toEqual(["Übergröße Straßenbau"])
    }
  )

  it.each(["hidden", "zzz", "Foreign", "pena555", "peña\t555", "%e%", "j_se", "a".repeat(200)])(
    "finds nothing for %j",
    async (search) => {
      const { status, value } = await callEndpoint(app, ListCustomers, {
        token: tenant.owner.access_token,
        params: tenant.params(),
        query: { search: search.replace("\t", " ") }
      })
      expect([status, value.items]).toEqual([200, []])
    }
  )

  it("searches archived customers when requested", async () => {
    expect(await tenant.names({ search: "jose" })).toEqual(["José Peña"])
    expect(await tenant.names({ search: "jose", archived: "true" })).toEqual(["José Archived"])
  })

  it("pages newest first, without duplicates or gaps", async () => {
    const many = await createCustomersTenant(app)
    await importsOf(app, many).run(["Name", ...Array.from({ length: 25 }, (_, row) => `Row ${row} found`)])
    await many.customer({ name: "Other" })
    const listed: Array<string> = []
    let after: string | undefined
    do {
      const { value } = await callEndpoint(app, ListCustomers, {
        token: many.owner.access_token,
        params: many.params(),
        query: { search: "found", limit: "10", ...(after === undefined ? {} : { after }) }
      })
      listed.push(...value.items.map(({ name }) => name))
      after = value.next ?? undefined
    } while (after !== undefined)
    expect(listed).toEqual(Array.from({ length: 25 }, (_, row) => `Row ${row} found`))
  })

  it.each([
    ["a\u0000b", "Search must not contain control characters."],
    ["x".repeat(201), "Search must be at most 200 characters."]
  ])("refuses %j", async (search, sentence) => {
    const refused = await callEndpoint(app, ListCustomers, {
      token: tenant.owner.access_token,
      params: tenant.params(),
      query: { search }
    })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(sentence)
  })
})

describe("the search in the database", () => {
  const explained = async (client: Client, statement: string, values: ReadonlyArray<string>) => {
    const { rows } = await client.query(`explain (analyze, costs off, timing off) ${statement}`, [...values])
    return rows.map((row) => row["QUERY PLAN"]).join("\n")
  }

  const SEARCH = `
    select id from customers.findable
    where organization_id = $1 and archived_at is null
      and app.grams(organization_id, searched) @> app.grams($1, app.folded($2)) and searched like app.pattern_of($2)
    order by created_at desc, id desc limit 51`

  it("uses its index as the application role, among customers of many organizations", async () => {
    const big = await createCustomersTenant(app)
    await app.admin.query(
      `insert into customers.customers (organization_id, id, name, email, created_at, updated_at)
       select $1, gen_random_uuid(), 'Customer ' || md5(n::text), md5(n::text) || '@example.com', now(), now()
       from generate_series(1, 6000) n`,
      [big.id]
    )
    await big.customer({ name: "Needle in the haystack" })
    await app.admin.query("vacuum analyze customers.customers")
    const client = new Client({ connectionString: app.urls.application })
    await client.connect()
    try {
      await client.query("begin")
      await client.query("select set_config('app.organization_id', $1, true)", [big.id])
      const plan = await explained(client, SEARCH, [big.id, "needle"])
      expect(plan).toContain("customers_by_gram")
      expect(plan).not.toContain("Seq Scan on customers")
      expect(plan).toMatch(/actual rows=1\b|rows=1\.00/)
    } finally {
      await client.end()
    }
    expect(await big.names({ search: "NÉEDLE" })).toEqual(["Needle in the haystack"])
  })

  it("shows nothing without an organization, and nothing of another one", async () => {
    const client = new Client({ connectionString: app.urls.application })
    await client.connect()
    try {
      const count = async () =>
        (await client.query("select count(*)::int as n from customers.findable")).rows[0].n
      expect(await count()).toBe(0)
      const other = await createCustomersTenant(app)
      await client.query("begin")
      await client.query("select set_config('app.organization_id', $1, true)", [other.id])
      expect(await count()).toBe(0)
    } finally {
      await client.end()
    }
  })
})
