import {
  GetInspectionNumbers,
  GetOfflineForms,
  ListDueInspections,
  ListMissedInspections
} from "#inspections/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { assigning } from "../fleet/assigning.ts"
import { listOf, react, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { before, type InspectionScene, inspectionScene } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const DAY = 24 * 60
/** A time some days from now, in UTC, which is the organization's time zone. */
const time = (days: number, clock: string): string => `${before(-days * DAY).slice(0, 10)}T${clock}:00.000Z`

/** Vehicles that are inspected before each use, with a member who drives. */
const usedScene = async () => {
  const scene = await inspectionScene(app)
  const { filled, request, schedule, submit, tenant, vehicle } = scene
  await schedule({ cadence: { kind: "before_use", valid_hours: 12 } })
  const member = await tenant.addMember("driver")
  const driver = await tenant.driver({ user_id: member.user.id })
  return {
    ...scene,
    member,
    driver,
    use: async (used: { readonly id: string }, from: string | null, until: string | null) => {
      const { status } = await assigning(app, tenant, { vehicle: used, driver, from, until })
      expect(status).toBe(201)
    },
    inspect: (finished_at: string) => submit(filled(undefined, { started_at: finished_at, finished_at })),
    mine: async () =>
      (await callEndpoint(app, ListDueInspections, { ...request({}, member), query: { mine: "true" } })).value
        .items,
    onPhone: async () => (await callEndpoint(app, GetOfflineForms, request({}, member))).value.due,
    vehicle
  }
}

const missed = async ({ request }: Pick<InspectionScene, "request">) =>
  (await callEndpoint(app, ListMissedInspections, request())).value.items

/** Reports as if the schedule had begun some days ago. */
const report = async ({ tenant }: Pick<InspectionScene, "tenant">, days: number) => {
  await app.admin.query("update inspections.schedules set reported_until = $2 where organization_id = $1", [
    tenant.id,
    time(days, "00:00").slice(0, 10)
  ])
  await runJob(app, "inspections.report-missed", {}, { at: new Date(time(0, "01:00")) })
}

describe("before each use", () => {
  it("a driver sees that a vehicle needs an inspection within a day before getting it", async () => {
    const { use, mine, onPhone, vehicle, tenant, submit, filled, member } = await usedScene()
    const other = await tenant.vehicle({ unit_number: "V-2" })
    expect(await mine()).toEqual([])
    await use(vehicle, before(-60), before(-600))
    await use(other, before(-3 * DAY), null)
    expect((await mine()).map(({ vehicle: { name }, state, due_on }) => [name, state, due_on])).toEqual([
      ["V-1", "due", null]
    ])
    expect((await onPhone()).map(({ form }) => form.name)).toEqual(["Daily check"])
    expect((await submit(filled(), undefined, member)).status).toBe(200)
    expect(await mine()).toEqual([])
    expect(await onPhone()).toEqual([])
  })

  it("a driver who has a vehicle now needs an inspection, until it was done", async () => {
    const { use, mine, vehicle, submit, filled, member } = await usedScene()
    await use(vehicle, null, null)
    expect(await mine()).toHaveLength(1)
    await submit(filled(), undefined, member)
    expect(await mine()).toEqual([])
  })

  it("uses without an inspection are reported once, by the day on which they began", async () => {
    const scene = await usedScene()
    const { use, inspect, request, tenant, vehicle } = scene
    const [second, unused] = [
      await tenant.vehicle({ unit_number: "V-2" }),
      await tenant.vehicle({ unit_number: "V-3" })
    ]
    await inspect(time(-2, "07:30"))
    await use(vehicle, time(-2, "08:00"), time(-2, "10:00"))
    await use(second, time(-2, "11:00"), time(-2, "12:00"))
    await report(scene, -2)
    const day = time(-2, "00:00").slice(0, 10)
    const rows = async () =>
      (await missed(scene)).map(({ vehicle: { name }, from, due_on }) => [name, from, due_on])
    expect(await rows()).toEqual([["V-2", day, day]])
    await report(scene, -2)
    expect(await rows()).toHaveLength(1)
    expect(JSON.stringify(await rows())).not.toContain(unused.id)
    await react(app, "InspectionsMissed")
    const [notice] = (await listOf(app, tenant.owner)).items
    expect(notice).toMatchObject({ title: "V-2 was not inspected", link: "/inspections/schedules" })
    const { value } = await callEndpoint(app, GetInspectionNumbers, request())
    expect(value).toMatchObject({ missed_7_days: 1, completion_permille: 500 })
  })

  it("an inspection before the last driver returned the vehicle doesn't count, nor one that is too old or too late", async () => {
    const scene = await usedScene()
    const { use, inspect, vehicle } = scene
    // Too old for the first use, before the return for the second, and after the third had begun.
    await inspect(time(-5, "19:30"))
    await use(vehicle, time(-4, "08:00"), time(-4, "09:00"))
    await inspect(time(-3, "08:30"))
    await use(vehicle, time(-3, "09:00"), time(-3, "10:00"))
    await use(vehicle, time(-3, "11:00"), time(-3, "12:00"))
    await use(vehicle, time(-2, "11:00"), time(-2, "12:00"))
    await inspect(time(-2, "11:30"))
    await report(scene, -4)
    expect((await missed(scene)).map(({ from }) => from).toSorted()).toEqual(
      [-4, -3, -2].map((days) => time(days, "00:00").slice(0, 10))
    )
    // Done in time, and received only now.
    await inspect(time(-2, "10:45"))
    expect(await missed(scene)).toHaveLength(2)
  })
})
