import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createOrganization, createPerson } from "../support/seeds.ts"

const SALES = "sales@motorpool.example"
let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { SALES_EMAIL: SALES, TRUSTED_PROXIES: "127.0.0.1" } })
})
afterAll(() => app.stop())

let requests = 0
const form = (changed: object = {}) => ({
  first_name: "Ana",
  last_name: "Ruiz",
  email: `ana${++requests}@example.com`,
  company: "Autos Sur",
  job_title: "Fleet manager",
  business_type: "rental",
  ...changed
})

const ask = (body: object, address = `203.0.113.${requests % 250}`) =>
  call(app, "POST", "/api/public/demo-requests", { body, headers: { "x-forwarded-for": address } })

const leadsOf = async (email: string) =>
  (await app.admin.query("select * from leads.leads where email = $1", [email])).rows

describe("requesting a demo", () => {
  it("stores the request, notifies sales and confirms it in the visitor's language", async () => {
    const body = form({
      phone: "+34 600 000 000",
      fleet_size: "51-100",
      message: "Hola\nqué tal",
      locale: "es"
    })
    expect(await ask(body)).toMatchObject({ status: 202, body: null })
    expect(await leadsOf(body.email)).toMatchObject([
      { status: "new", owner: null, company: "Autos Sur", fleet_size: "51-100", message: "Hola\nqué tal" }
    ])
    const mail = await app.lastMail(SALES)
    expect(mail.subject).toBe("Demo request: Autos Sur")
    expect(mail.text).toContain("Phone: +34 600 000 000")
    expect(mail.text).toContain("Business type: Car Rental")
    expect(mail.text).toContain("Fleet size: 51-100")
    expect((await app.lastMail(body.email)).subject).toBe("Hemos recibido su solicitud de demostración")
  })

  it("quotes no input in the confirmation", async () => {
    const body = form({
      first_name: "Buy pills at evil.example",
      company: "evil.example",
      message: "evil.example"
    })
    await ask(body)
    const { subject, text, html } = await app.lastMail(body.email)
    expect(subject + text + html).not.toContain("evil.example")
  })

  it("reports each invalid field and refuses unknown options", async () => {
    const reply = await ask({
      business_type: "bakery",
      fleet_size: "7",
      email: "a@example.com,b@example.com"
    })
    expect(reply.status).toBe(422)
    const { errors } = reply.body as { errors: Array<{ pointer: string }> }
    expect(new Set(errors.map(({ pointer }) => pointer.split("/").at(-1)))).toEqual(
      new Set(["first_name", "last_name", "email", "company", "job_title", "business_type", "fleet_size"])
    )
  })

  it("answers bots like people and stores nothing", async () => {
    const person = await ask(form())
    const body = form({ website: "https://spam.example" })
    const machine = await ask(body)
    expect([machine.status, machine.body]).toEqual([person.status, person.body])
    expect(await leadsOf(body.email)).toEqual([])
    await expect(app.lastMail(body.email)).rejects.toThrow("No mail")
  })

  it("is rate-limited per address and per network", async () => {
    const body = form()
    const statuses = []
    for (const host of [1, 2, 3, 4]) statuses.push((await ask(body, `198.51.100.${host}`)).status)
    expect(statuses).toEqual([202, 202, 202, 429])
    const network = []
    for (let n = 0; n < 21; n++) network.push((await ask(form(), "192.0.2.7")).status)
    expect(network.slice(-2)).toEqual([202, 429])
  })

  it("publishes the event with the operators' organization", async () => {
    const owner = await createPerson(app)
    const organizationId = await createOrganization(app, owner.access_token, "Operators")
    const other = await startApp({ env: { OPERATOR_ORGANIZATION: organizationId }, database: app })
    try {
      const body = form({ company: "Event Cars" })
      await call(other, "POST", "/api/public/demo-requests", { body })
      const { rows } = await app.admin.query(
        "select data from app.outbox where name = 'DemoRequested' order by position desc limit 1"
      )
      expect(rows[0].data).toMatchObject({ organizationId, company: "Event Cars", businessType: "rental" })
    } finally {
      await other.stop()
    }
  })
})

it("the application's role can neither read nor forge leads", async () => {
  const client = new Client({ connectionString: app.urls.application })
  await client.connect()
  try {
    await expect(client.query("select * from leads.leads")).rejects.toMatchObject({ code: "42501" })
    await expect(client.query("update leads.leads set status = 'won'")).rejects.toMatchObject({
      code: "42501"
    })
    const forged = `insert into leads.leads (id, status, first_name, last_name, email, company, job_title, business_type, locale, created_at, updated_at)
      values (gen_random_uuid(), 'won', 'a', 'b', 'c@example.com', 'd', 'e', 'fleet', 'en', now(), now())`
    await expect(client.query(forged)).rejects.toMatchObject({ code: "42501" })
  } finally {
    await client.end()
  }
})
