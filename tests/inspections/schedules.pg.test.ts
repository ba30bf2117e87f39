import { CheckRelease } from "#fleet/contract"
import {
  EditInspectionSchedule,
  GetInspectionNumbers,
  ListDueInspections,
  ListInspectionSchedules,
  ListMissedInspections,
  PauseInspectionSchedule,
  RemoveInspectionSchedule,
  ResumeInspectionSchedule
} from "#inspections/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, react, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { answer, before, check, type InspectionScene, inspectionScene, sectionsOf } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const due = async ({ request }: InspectionScene, query: Readonly<Record<string, string>> = {}, by?: Person) =>
  (await callEndpoint(app, ListDueInspections, { ...request({}, by), query })).value

const DAY = 24 * 60
/** Days from now, in UTC, which is the organization's time zone. */
const day = (days: number): string => before(-days * DAY).slice(0, 10)

const missed = async ({ request }: InspectionScene) =>
  (await callEndpoint(app, ListMissedInspections, request())).value.items

const report = (days: number, time = "01:00") =>
  runJob(app, "inspections.report-missed", {}, { at: new Date(`${day(days)}T${time}:00Z`) })

describe("a daily inspection", () => {
  it("is due until the vehicle is inspected that day, in service only", async () => {
    const scene = await inspectionScene(app)
    const { form, schedule, submit, tenant, vehicle } = scene
    await tenant.create({ unit_number: "V-2", lifecycle: "standby" })
    expect((await schedule()).status).toBe(201)
    const { items, count } = await due(scene)
    expect(count).toBe(1)
    expect(items).toMatchObject([
      {
        form: { name: "Daily check", version: 1 },
        vehicle: { id: vehicle.id, name: "V-1" },
        state: "due",
        due_on: day(0),
        last: null
      }
    ])
    expect(items[0]?.form.id).toBe(form.id)
    await submit(scene.filled(undefined, { started_at: before(1), finished_at: before(0) }))
    expect((await due(scene)).count).toBe(0)
  })

  it("selects vehicles by name, group or kind", async () => {
    const scene = await inspectionScene(app)
    const { schedule, tenant, vehicle } = scene
    const group = await tenant.group()
    await tenant.create({ unit_number: "V-2", group_id: group })
    await tenant.create({ unit_number: "T-1", kind: "truck" })
    const names = async () => (await due(scene)).items.map(({ vehicle: { name } }) => name)
    await schedule({ rule: { by: "groups", group_ids: [group] } })
    expect(await names()).toEqual(["V-2"])
    await schedule({ rule: { by: "kinds", kinds: ["truck"] } })
    expect(await names()).toEqual(["T-1", "V-2"])
    await schedule({ rule: { by: "vehicles", vehicle_ids: [vehicle.id] } })
    expect(await names()).toEqual(["T-1", "V-1", "V-2"])
  })

  it("keeps a vehicle from going out, if it is required", async () => {
    const { request, schedule, submit, vehicle } = await inspectionScene(app)
    const check = () => callEndpoint(app, CheckRelease, request({ vehicleId: vehicle.id }))
    await schedule({ required: true })
    const reason = { code: "inspection_due", form: "Daily check" }
    expect((await check()).value).toMatchObject({ can_go_out: false, reasons: [reason] })
    await submit()
    expect((await check()).value.reasons).not.toContainEqual(reason)
  })

  it("is reported once when it was missed, and its managers are notified together", async () => {
    const scene = await inspectionScene(app)
    const { request, schedule, tenant } = scene
    await tenant.vehicle({ unit_number: "V-2" })
    await schedule()
    await report(1)
    expect(await missed(scene)).toEqual([])
    await Promise.all([report(2), report(2)])
    await report(2, "02:00")
    expect((await missed(scene)).map(({ from, due_on }) => [from, due_on])).toEqual([
      [day(1), day(1)],
      [day(1), day(1)]
    ])
    await react(app, "InspectionsMissed")
    const [notice] = (await listOf(app, tenant.owner)).items
    expect(notice?.title).toBe("2 inspections were not done")
    const { value } = await callEndpoint(app, GetInspectionNumbers, request())
    expect(value).toMatchObject({ due_today: 2, done_today: 0, to_review: 0 })
  })

  it("is not missed without a report by the form of the US, unless vehicles must not go out without it", async () => {
    const scene = await inspectionScene(app)
    const { published, schedule } = scene
    const form = await published(sectionsOf(check("lights")), { use: "daily", jurisdiction: "us" })
    await schedule({ form_id: form.id })
    await report(2)
    expect(await missed(scene)).toEqual([])
    await schedule({ form_id: form.id, required: true })
    await report(2, "02:00")
    expect(await missed(scene)).toMatchObject([{ from: day(1), form: { id: form.id } }])
  })

  it("is not missed as long as it can still be done, nor if it was received late", async () => {
    const scene = await inspectionScene(app)
    const { filled, schedule, submit } = scene
    await schedule({ cadence: { kind: "every_days", days: 1, starts_on: day(-10) }, grace_hours: 6 })
    await app.admin.query("update inspections.schedules set reported_until = $2 where organization_id = $1", [
      scene.tenant.id,
      day(-2)
    ])
    await report(-1, "05:00")
    expect(await missed(scene)).toEqual([])
    await report(-1, "07:00")
    expect(await missed(scene)).toMatchObject([{ from: day(-2) }])
    const at = `${day(-2)}T10:00:00.000Z`
    await submit(filled(undefined, { started_at: `${day(-2)}T09:55:00.000Z`, finished_at: at }))
    expect(await missed(scene)).toEqual([])
  })
})

describe("an inspection that was done in the time that is left after its day", () => {
  /** A daily inspection with grace, of which nothing was reported for some days. */
  const since = async (days: number, grace_hours: number) => {
    const scene = await inspectionScene(app)
    await scene.schedule({ cadence: { kind: "every_days", days: 1, starts_on: day(-10) }, grace_hours })
    await app.admin.query("update inspections.schedules set reported_until = $2 where organization_id = $1", [
      scene.tenant.id,
      day(days)
    ])
    const inspect = (on: number, time: string) =>
      scene.submit(
        scene.filled(undefined, {
          started_at: `${day(on)}T${time}:00.000Z`,
          finished_at: `${day(on)}T${time}:30.000Z`
        })
      )
    return { ...scene, inspect, missedOn: async () => (await missed(scene)).map(({ from }) => from) }
  }

  it("is not missed, even if it was received after the report", async () => {
    const { inspect, missedOn } = await since(-2, 6)
    await report(-1, "07:00")
    expect(await missedOn()).toEqual([day(-2)])
    await inspect(-1, "03:00")
    expect(await missedOn()).toEqual([])
  })

  it("does not count for its own day, too", async () => {
    const { inspect, missedOn, request } = await since(-6, 24)
    await inspect(-5, "08:00")
    await inspect(-3, "08:00")
    await report(-1, "00:30")
    expect((await missedOn()).toSorted()).toEqual([day(-5), day(-3)])
    const { value } = await callEndpoint(app, GetInspectionNumbers, request())
    expect(value.completion_permille).toBe(500)
  })

  it("counts for its own day if the day before had one", async () => {
    const { inspect, missedOn } = await since(-3, 6)
    await inspect(-3, "20:00")
    await inspect(-2, "03:00")
    await report(-1, "07:00")
    expect(await missedOn()).toEqual([])
  })
})

describe("an inspection before each use", () => {
  it("is due for the driver's vehicle, until it was inspected and again after some hours", async () => {
    const scene = await inspectionScene(app)
    const { filled, schedule, submit, vehicle } = scene
    await schedule({ cadence: { kind: "before_use", valid_hours: 12 } })
    expect((await due(scene)).count).toBe(0)
    expect((await due(scene, { vehicle: vehicle.id })).count).toBe(1)
    await submit(filled(undefined, { started_at: before(13 * 60 + 5), finished_at: before(13 * 60) }))
    expect((await due(scene, { vehicle: vehicle.id })).items).toMatchObject([{ due_on: null }])
    await submit()
    expect((await due(scene, { vehicle: vehicle.id })).count).toBe(0)
    expect((await due(scene, { mine: "true" })).count).toBe(0)
  })
})

describe("a schedule", () => {
  it("is edited, paused, resumed and removed", async () => {
    const scene = await inspectionScene(app)
    const { request, schedule } = scene
    const { value } = await schedule()
    const of = request({ inspectionScheduleId: value.id })
    const edit = (required: boolean) =>
      callEndpoint(app, EditInspectionSchedule, {
        ...of,
        body: { expected_version: value.version, required }
      })
    expect((await edit(true)).value).toMatchObject({ required: true, version: 2 })
    expect(await edit(false)).toMatchObject({ status: 409, code: "schedule_was_changed" })
    expect((await callEndpoint(app, PauseInspectionSchedule, of)).status).toBe(204)
    expect((await due(scene)).count).toBe(0)
    expect((await callEndpoint(app, ResumeInspectionSchedule, of)).status).toBe(204)
    expect((await due(scene)).count).toBe(1)
    expect((await callEndpoint(app, RemoveInspectionSchedule, of)).status).toBe(204)
    const list = await callEndpoint(app, ListInspectionSchedules, request())
    expect(list.value.items).toEqual([])
  })

  it("needs a form with a version", async () => {
    const { create, schedule } = await inspectionScene(app)
    const { value } = await create({ name: "Draft" })
    expect(await schedule({ form_id: value.id })).toMatchObject({ status: 409, code: "form_not_published" })
  })
})

describe("the numbers", () => {
  it("count what has defects, blocking or not, today and on the six days before, and what was flagged", async () => {
    const { filled, list, request, submit } = await inspectionScene(app)
    const on = (days: number, time: string) => ({
      started_at: `${day(days)}T${time}:00.000Z`,
      finished_at: `${day(days)}T${time}:30.000Z`
    })
    await submit(filled([answer("brakes", "fail"), answer("lights")], { finished_at: before(6) }))
    await submit(filled([answer("brakes"), answer("lights", "fail")], on(-6, "00:01")))
    await submit(filled([answer("brakes", "fail"), answer("lights")], on(-7, "23:58")))
    await submit(filled())
    const { value } = await callEndpoint(app, GetInspectionNumbers, request())
    expect(value).toMatchObject({ failed_7_days: 2, to_review: 3, completion_permille: null })
    const opened = await list({
      result: "fail,pass_with_defects",
      period: `${day(-6)}T00:00:00Z..2199-01-01T00:00:00Z`
    })
    expect(opened).toHaveLength(value.failed_7_days)
  })
})
