import {
  AddDowntime,
  CancelWorkOrder,
  EditDowntime,
  EndDowntime,
  GetDowntimeSummary,
  ListDowntime,
  PauseWork,
  RemoveDowntime,
  ResolveDefect,
  ResumeWork,
  StartWork
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newestEvent, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { inHours, workshop, type Workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Fields = (typeof AddDowntime)["body"]["Encoded"]

/** Downtime of the vehicle by hand, in hours from now. */
const add = (
  { ask, vehicleOfOrders }: Workshop,
  from: number,
  until: number | null,
  fields: Partial<Fields> = {}
) =>
  ask(AddDowntime, {
    params: { vehicleId: vehicleOfOrders.id },
    body: {
      cause: "admin",
      planned: true,
      from: inHours(from),
      until: until === null ? null : inHours(until),
      note: null,
      ...fields
    }
  })

/** The vehicle has been in service for ten hours. */
const inServiceForTenHours = ({ vehicleOfOrders }: Workshop) =>
  app.admin.query("update fleet.vehicles set created_at = $2 where id = $1", [
    vehicleOfOrders.id,
    inHours(-10)
  ])

const summary = async ({ ask, vehicleOfOrders }: Workshop, during = `${inHours(-100)}..${inHours(0)}`) => {
  const { value } = await ask(GetDowntimeSummary, { query: { during, vehicle: vehicleOfOrders.id } })
  const hours = (seconds: number) => Math.round(seconds / 360) / 10
  return {
    in_service: hours(value.in_service_s),
    down: hours(value.down_s),
    planned: hours(value.planned_s),
    causes: value.causes.map(({ cause, down_s }) => [cause, hours(down_s)]),
    availability: value.availability === null ? null : Math.round(value.availability * 100)
  }
}

describe("downtime by hand", () => {
  it("is added, edited, ended and removed", async () => {
    const scene = await workshop(app)
    const { value, status } = await add(scene, -3, null, { note: "No driver" })
    expect(status).toBe(201)
    expect(value).toMatchObject({ vehicle: { name: "V-1" }, cause: "admin", until: null, note: "No driver" })
    const on = { params: { downtimeId: value.id } }
    const { value: edited } = await scene.ask(EditDowntime, {
      ...on,
      body: { expected_version: 1, cause: "accident", planned: false }
    })
    expect(edited).toMatchObject({ cause: "accident", planned: false, from: value.from, version: 2 })
    const stale = await scene.ask(EditDowntime, { ...on, body: { expected_version: 1, cause: "recon" } })
    expect(stale).toMatchObject({ status: 409, code: "downtime_was_changed" })
    const end = () => scene.ask(EndDowntime, { ...on, body: { at: inHours(-1) } })
    expect((await end()).value.until).toEqual(new Date(inHours(-1)))
    expect(await end()).toMatchObject({ status: 409, code: "downtime_is_over" })
    expect((await scene.ask(RemoveDowntime, on)).status).toBe(204)
    expect(await scene.downtime()).toEqual([])
  })

  it("is listed by cause, and by whether it was planned", async () => {
    const scene = await workshop(app)
    await add(scene, -4, -3)
    await add(scene, -3, -2, { cause: "accident", planned: false })
    const causes = async (query: Readonly<Record<string, string>>) =>
      (await scene.ask(ListDowntime, { query })).value.items.map(({ cause }) => cause)
    expect(await causes({})).toEqual(["accident", "admin"])
    expect(await causes({ cause: "admin" })).toEqual(["admin"])
    expect(await causes({ planned: "false" })).toEqual(["accident"])
    expect(await causes({ planned: "true", cause: "accident" })).toEqual([])
  })

  it("lies in the past, and ends after it starts", async () => {
    const scene = await workshop(app)
    const reversed = { status: 422, code: "downtime_reversed" }
    expect(await add(scene, -1, -2)).toMatchObject(reversed)
    expect(await add(scene, 1, null)).toMatchObject(reversed)
    expect(await add(scene, -1, 1)).toMatchObject(reversed)
  })
})

describe("the sum of downtime", () => {
  it("counts every hour once, for the reason that comes first", async () => {
    const scene = await workshop(app)
    await inServiceForTenHours(scene)
    await add(scene, -8, -2)
    await add(scene, -6, -4, { cause: "accident", planned: false })
    await add(scene, -5, -3, { cause: "breakdown", planned: false })
    expect(await summary(scene)).toEqual({
      in_service: 10,
      down: 6,
      planned: 3,
      causes: [
        ["accident", 2],
        ["breakdown", 1],
        ["admin", 3]
      ],
      availability: 40
    })
  })

  it("never exceeds the time in service", async () => {
    const scene = await workshop(app)
    await inServiceForTenHours(scene)
    await add(scene, -30, null)
    await add(scene, -40, null, { cause: "recall" })
    expect(await summary(scene)).toMatchObject({ in_service: 10, down: 10, availability: 0 })
    await scene.edit(scene.vehicleOfOrders, {})
    expect(await summary(scene, `${inHours(-100)}..${inHours(-50)}`)).toMatchObject({ availability: null })
  })
})

describe("downtime of a work order", () => {
  it("begins with the work and ends with it; waiting for parts counts apart", async () => {
    const scene = await workshop(app)
    const order = await scene.readyToClose({ title: "Oil" }, "preventive")
    const [lasting] = await scene.downtime()
    expect(lasting).toMatchObject({
      cause: "pm",
      planned: true,
      until: null,
      work_order: { id: order.id, number: order.number }
    })
    const on = { params: { downtimeId: lasting?.id ?? "" } }
    expect(await scene.ask(RemoveDowntime, on)).toMatchObject({ status: 409, code: "downtime_derived" })
    const { value: waiting } = await scene.on(PauseWork, order, { waiting_for: "parts" })
    expect((await scene.downtime()).map(({ cause }) => cause).toSorted()).toEqual(["pm", "waiting_parts"])
    const { value: resumed } = await scene.on(ResumeWork, waiting)
    await scene.close(resumed)
    expect((await scene.downtime()).filter(({ until }) => until === null)).toEqual([])
  })

  it("ends when the work order is cancelled", async () => {
    const scene = await workshop(app)
    const { value: started } = await scene.on(StartWork, (await scene.open()).value)
    expect(await scene.downtime()).toMatchObject([{ cause: "breakdown", planned: false, until: null }])
    await scene.on(CancelWorkOrder, started, { reason: "Sold" })
    expect((await scene.downtime()).filter(({ until }) => until === null)).toEqual([])
  })
})

it("a vehicle is down from when a defect blocks it until its release is signed", async () => {
  const scene = await workshop(app)
  const follow = async (job: string, event: string) =>
    runJob(app, `maintenance.${job}`, await newestEvent(app, event, scene.id))
  const defect = await scene.defect({ severity: "critical", blocking: true })
  await follow("when-safety-block-opened", "SafetyBlockOpened")
  await follow("when-safety-block-opened", "SafetyBlockOpened")
  expect(await scene.downtime()).toMatchObject([
    { cause: "breakdown", planned: false, until: null, defect_id: defect.id }
  ])
  const { version: expected_version, id: defectId } = defect
  const resolution = { resolution: "fixed", note: "Hose replaced", release: true } as const
  await scene.ask(ResolveDefect, { params: { defectId }, body: { expected_version, ...resolution } })
  await follow("when-safety-block-released", "SafetyBlockReleased")
  expect((await scene.downtime()).filter(({ until }) => until === null)).toEqual([])
})
