import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, reactTo, newestEvent, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { documentScene } from "./documentScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const run = (at: string) => runJob(app, "fleet.remind-of-documents", {}, { at: new Date(at) })

const scene = async () => {
  const documents = await documentScene(app)
  const { edit, location } = documents.tenant
  const { value: vehicle } = await edit(documents.vehicle, { location_id: await location("Berlin") })
  const sent = async () => {
    const { rows } = await app.admin.query<{ count: number }>(
      `select (data ->> 'count')::int as count from app.outbox
       where name = 'DocumentRemindersSent' and organization_id = $1 order by position`,
      [documents.tenant.id]
    )
    return rows.map(({ count }) => count)
  }
  return { ...documents, vehicle, sent }
}

describe("reminders of documents", () => {
  it("are sent once a day in the morning of the location, however often the job runs", async () => {
    const { add, sent } = await scene()
    await add({ expires_on: "2150-01-31", lead_days: [30, 7] })
    await add({ type: "permit", expires_on: "2150-01-31", lead_days: [30] })
    await run("2150-01-01T05:59:00Z")
    expect(await sent()).toEqual([])
    await Promise.all([run("2150-01-01T06:01:00Z"), run("2150-01-01T06:01:00Z")])
    await run("2150-01-02T06:01:00Z")
    expect(await sent()).toEqual([2])
    await run("2150-01-24T06:01:00Z")
    expect(await sent()).toEqual([2, 1])
    await run("2150-01-31T06:01:00Z")
    await run("2150-02-01T06:01:00Z")
    await run("2150-03-01T06:01:00Z")
    expect(await sent()).toEqual([2, 1, 2])
  })

  it("that were missed are sent together, and again for another day of expiry only", async () => {
    const { add, edit, renew, sent } = await scene()
    const { value } = await add({ expires_on: "2150-01-31", lead_days: [30, 7, 1] })
    await run("2150-01-30T06:01:00Z")
    expect(await sent()).toEqual([1])
    await edit(value.id, { number: "P-1" })
    await run("2150-01-30T06:01:00Z")
    expect(await sent()).toEqual([1])
    await edit(value.id, { expires_on: "2150-02-01" })
    await run("2150-01-30T06:01:00Z")
    expect(await sent()).toEqual([1, 1])
    await renew(value.id, { expires_on: "2151-02-01" })
    await run("2150-02-03T06:01:00Z")
    expect(await sent()).toEqual([1, 1])
  })

  it("are not sent for vehicles that left the fleet, or archived documents", async () => {
    const { add, archive, sent, vehicle } = await scene()
    await archive((await add({ expires_on: "2150-01-31" })).value.id)
    await add({ expires_on: "2150-01-31" })
    await app.admin.query("update fleet.vehicles set lifecycle = 'archived' where id = $1", [vehicle.id])
    await run("2150-02-03T06:01:00Z")
    expect(await sent()).toEqual([])
  })

  it("reach managers, who can open the document or the list", async () => {
    const { add, tenant, vehicle } = await scene()
    const [manager, technician] = [await tenant.addMember("manager"), await tenant.addMember("technician")]
    await add({ expires_on: "2150-01-31", lead_days: [30] })
    const reminded = async (at: string) => {
      await run(at)
      const event = await newestEvent(app, "DocumentRemindersSent", tenant.id)
      await reactTo(app, { ...event, occurredAt: at })
      await reactTo(app, { ...event, occurredAt: at })
      return (await listOf(app, manager)).items
    }
    expect(await reminded("2150-01-01T06:01:00Z")).toMatchObject([
      {
        title: "Document of V-1 expires soon",
        message: "Insurance: expires on January 31, 2150.",
        link: `/vehicles/${vehicle.id}?tab=documents`
      }
    ])
    await add({ type: "permit", expires_on: "2150-01-31", lead_days: [] })
    const [several] = await reminded("2150-02-01T06:01:00Z")
    expect(several).toMatchObject({ title: "2 documents of vehicles expire soon or have expired" })
    const theirs = (await listOf(app, technician)).items.filter(({ kind }) => kind === "documents_expiring")
    expect(theirs).toEqual([])
  })
})
