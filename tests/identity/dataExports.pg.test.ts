import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { exportData } from "./deletionScene.ts"
import { enrollTotp, newestEvent, runJob } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const download = (by: Person, id: string) =>
  app.request(`/api/me/exports/${id}/file`, { headers: { authorization: `Bearer ${by.access_token}` } })

const listed = async ({ access_token: token }: Person) =>
  (await call(app, "GET", "/api/me/exports", { token })).body as {
    readonly items: ReadonlyArray<{ readonly id: string; readonly ready_at: string | null }>
  }

const expire = (id: string) =>
  app.admin.query("update identity.exports set expires_at = now() - interval '1 second' where id = $1", [id])

describe("a data export", () => {
  it("has what every module holds about the person, in each of their organizations", async () => {
    const tenant = await createTenant(app, "Riverside Depot")
    const person = await tenant.addMember("agent", "Lena Listed")
    await call(app, "POST", `/api/organizations/${tenant.id}/messages`, {
      token: person.access_token,
      body: {
        recipient_id: tenant.owner.user.id,
        subject: "Keys",
        content: "They are in the box.",
        client_id: crypto.randomUUID()
      }
    })
    const response = await download(person, await exportData(app, person))
    expect(response.status).toBe(200)
    expect(response.headers.get("content-disposition")).toMatch(/motorpool-data-\d{4}-\d\d-\d\d\.json/)
    expect(await response.json()).toMatchObject({
      account: [{ email: person.email, full_name: "Lena Listed" }],
      sessions: [{ signed_in_by: "password" }],
      activity: expect.arrayContaining([expect.objectContaining({ action: "account.signed_up" })]),
      notifications: expect.any(Array),
      organizations: [
        {
          name: "Riverside Depot",
          membership: [{ role: "agent" }],
          messages: [
            {
              direction: "sent",
              subject: "Keys",
              content: "They are in the box.",
              other_person: "Olga Owner"
            }
          ]
        }
      ]
    })
  })

  it("withholds what an organization requires a second factor for", async () => {
    const tenant = await createTenant(app, "Riverside Depot")
    const person = await tenant.addMember("agent")
    await app.admin.query("update tenancy.organizations set second_factor_from = now() where id = $1", [
      tenant.id
    ])
    const response = await download(person, await exportData(app, person))
    expect(await response.json()).toMatchObject({
      organizations: [
        { id: tenant.id, name: "Riverside Depot", withheld: expect.stringContaining("second factor") }
      ]
    })
  })

  it("has nothing of others, and no secrets", async () => {
    const tenant = await createTenant(app)
    const [one, other] = [
      await tenant.addMember("agent", "Ona One"),
      await tenant.addMember("agent", "Otto Other")
    ]
    await call(app, "POST", `/api/organizations/${tenant.id}/messages`, {
      token: other.access_token,
      body: {
        recipient_id: tenant.owner.user.id,
        subject: "Private",
        content: "Not for Ona.",
        client_id: crypto.randomUUID()
      }
    })
    const { secret } = await enrollTotp(app, one)
    const response = await download(one, await exportData(app, one))
    expect(response.status).toBe(200)
    const text = await response.text()
    for (const hidden of ["Not for Ona.", other.email, secret, "$scrypt", "$argon2", "mp_"])
      expect(text).not.toContain(hidden)
  })

  it("notifies its owner, once, by email, too", async () => {
    const person = await createPerson(app)
    await exportData(app, person)
    await runJob(app, "identity.when-data-export-requested", await newestEvent(app, "DataExportRequested"))
    const { rows } = await app.admin.query(
      "select title, link from notifications.notifications where user_id = $1",
      [person.user.id]
    )
    expect(rows).toEqual([{ title: "Your data is ready", link: "/account?tab=security" }])
  })

  it("is not found by anyone else", async () => {
    const id = await exportData(app, await createPerson(app))
    expect((await download(await createPerson(app), id)).status).toBe(404)
  })

  it("cannot be downloaded before it is ready, or after it has expired", async () => {
    const person = await createPerson(app)
    const { body } = await call(app, "POST", "/api/me/exports", { token: person.access_token })
    const { id } = body as { readonly id: string }
    expect((await download(person, id)).status).toBe(404)
    await exportData(app, person)
    expect((await download(person, id)).status).toBe(200)
    await expire(id)
    expect((await download(person, id)).status).toBe(404)
    expect((await listed(person)).items).toEqual([])
  })

  it("is deleted when it has expired", async () => {
    const id = await exportData(app, await createPerson(app))
    await expire(id)
    await runJob(app, "identity.purge-expired", {})
    expect((await app.admin.query("select from identity.exports where id = $1", [id])).rowCount).toBe(0)
  })

  it("is stored encrypted", async () => {
    const person = await createPerson(app, "Sonia Sealed")
    const id = await exportData(app, person)
    const { rows } = await app.admin.query<{ content: string }>(
      "select content from identity.exports where id = $1",
      [id]
    )
    const stored = rows[0]?.content ?? ""
    expect(stored).not.toBe("")
    for (const text of ["Sonia Sealed", person.email])
      for (const coded of [text, Buffer.from(text).toString("base64").slice(0, 8)])
        expect(stored).not.toContain(coded)
  })

  it("is written one at a time, and five times a day at most", async () => {
    const person = await createPerson(app)
    const { access_token: token } = person
    const request = () => call(app, "POST", "/api/me/exports", { token })
    const [one, again] = [await request(), await request()]
    expect(again.body).toEqual(one.body)
    for (let count = 2; count < 5; count++) await request()
    expect((await request()).status).toBe(429)
  })
})
