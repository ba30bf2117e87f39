import { jobs } from "../../apps/system/assembly.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, newestEvent, reactTo, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, dayAgo, daysAgo, follow, item } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** So many days from now, at an hour in UTC. */
const at = (days: number, hour: number): Date => {
  const day = new Date(daysAgo(-days))
  day.setUTCHours(hour, 30, 0, 0)
  return day
}
const forecast = (days: number) => runJob(app, "maintenance.forecast-services", {}, { at: at(days, 3) })
const remind = (days: number, hour = 8) =>
  runJob(app, "maintenance.remind-of-services", {}, { at: at(days, hour) })

/** Runs a job as its schedule says from one instant to another. Runs are at a minute of every hour, or of one. */
const onSchedule = async (name: string, from: Date, until: Date) => {
  const [minute, hour] = jobs.find((job) => job.name === name)?.cron?.split(" ") ?? []
  for (let time = from.getTime(); time < until.getTime(); time += 3_600_000) {
    const run = new Date(time)
    run.setUTCMinutes(Number(minute))
    if (hour === "*" || run.getUTCHours() === Number(hour)) await runJob(app, name, {}, { at: run })
  }
}

const setZone = (id: string, zone: string) =>
  app.admin.query("update tenancy.organizations set time_zone = $2 where id = $1", [id, zone])

/** A van that needs a service every 100 days, 10 days of which are its tolerance, with a reminder 20 days before. */
const scene = async () => {
  const tenant = await createServiceTenant(app)
  const van = await tenant.vehicle({ unit_number: "Van 1" })
  await tenant.program([item(await tenant.task(), { every_days: 100, due_soon_days: 20 })])
  const sent = async () => {
    const { rows } = await app.admin.query<{ data: Record<string, number> }>(
      `select data from app.outbox where name = 'ServiceRemindersSent' and organization_id = $1 order by position`,
      [tenant.id]
    )
    return rows.map(({ data: { due_soon, due, overdue } }) => [due_soon, due, overdue])
  }
  return { ...tenant, sent, van }
}

describe("the forecast of a new day", () => {
  it.each([
    ["America/Phoenix", at(100, 14)],
    ["Asia/Tokyo", at(99, 22)]
  ])("is there by seven in the morning in %s", async (zone, seven) => {
    const { id, next, van } = await scene()
    await setZone(id, zone)
    await onSchedule("maintenance.forecast-services", at(99, 0), seven)
    expect((await next(van)).state).toBe("due")
  })

  it("is made once a day", async () => {
    const { id, next, van } = await scene()
    await forecast(101)
    await app.admin.query(
      "update maintenance.occurrences set state = 'upcoming' where organization_id = $1",
      [id]
    )
    await forecast(101)
    expect((await next(van)).state).toBe("upcoming")
    await forecast(102)
    expect((await next(van)).state).toBe("due")
  })

  it("goes on with the others where one organization fails", async () => {
    const scenes = [await scene(), await scene(), await scene()]
    const [first, second, third] = scenes.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("There are three.")
    await setZone(second.id, "Nowhere")
    await expect(forecast(101)).rejects.toThrow()
    await setZone(second.id, "UTC")
    const states = await Promise.all(
      [first, second, third].map(async ({ next, van }) => (await next(van)).state)
    )
    expect(states).toEqual(["due", "upcoming", "due"])
  })
})

describe("reminders of services", () => {
  it("are sent once when they are due soon, due and overdue", async () => {
    const { sent } = await scene()
    await forecast(79)
    await remind(79)
    expect(await sent()).toEqual([])
    await forecast(81)
    await Promise.all([remind(81), remind(81)])
    await forecast(82)
    await remind(82)
    expect(await sent()).toEqual([[1, 0, 0]])
    await forecast(101)
    await remind(101)
    await forecast(112)
    await remind(112)
    await remind(113)
    expect(await sent()).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1]
    ])
  })

  it("wait for the morning, and leave out what is paused", async () => {
    const { next, pause, resume, sent, van } = await scene()
    const { schedule_id } = await next(van)
    await pause(schedule_id)
    await forecast(101)
    await remind(101)
    expect(await sent()).toEqual([])
    await resume(schedule_id)
    await forecast(102)
    await remind(102, 5)
    expect(await sent()).toEqual([])
    await remind(102, 7)
    expect(await sent()).toEqual([[0, 1, 0]])
  })

  it("are sent again for a service that is due on another day, because its last one or its interval was corrected", async () => {
    const { next, sent, setInterval, setLast, van } = await scene()
    const { schedule_id } = await next(van)
    const overdue = async () => {
      await forecast(112)
      await remind(112)
    }
    await overdue()
    await setLast(schedule_id, { on: dayAgo(10) })
    await forecast(95)
    await remind(95)
    await overdue()
    await setInterval(schedule_id, { every_days: 300 })
    await forecast(275)
    await remind(275)
    await remind(276)
    expect(await sent()).toEqual([
      [0, 0, 1],
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0]
    ])
  })

  it("reach those who complete services, in one notification", async () => {
    const { addMember, id, vehicle } = await scene()
    const [technician, viewer] = [await addMember("technician"), await addMember("viewer")]
    await vehicle({ unit_number: "Van 2" })
    await follow(app, "VehicleChanged", id)
    await forecast(101)
    await remind(101)
    const event = await newestEvent(app, "ServiceRemindersSent", id)
    await reactTo(app, event)
    await reactTo(app, event)
    const [notice, ...others] = (await listOf(app, technician)).items
    expect(others).toEqual([])
    expect(notice).toMatchObject({ kind: "services_due" })
    expect(JSON.stringify(notice)).toContain("2 services need attention")
    expect((await listOf(app, viewer)).items).toEqual([])
  })
})
