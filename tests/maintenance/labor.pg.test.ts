import {
  CloseWorkOrder,
  CompleteLine,
  RecordLabor,
  RemoveLabor,
  ReopenLine,
  StartTimer,
  StopTimer,
  type WorkOrderDetails
} from "#maintenance/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { inHours, workshop, type Workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const lineOf = ({ items: [line] }: WorkOrderDetails) => {
  if (line === undefined) throw new Error("The work order has no line.")
  return line
}

const start = (scene: Workshop, order: WorkOrderDetails, by?: Person) =>
  scene.ask(StartTimer, { params: { lineId: lineOf(order).id }, body: {}, ...(by && { by }) })

const laborOf = (order: WorkOrderDetails) => {
  const [entry] = lineOf(order).labor
  if (entry === undefined) throw new Error("There is no labor.")
  return entry
}

it("a technician has one running timer, which is stopped once and charged in minutes", async () => {
  const scene = await workshop(app)
  await scene.limit(null)
  const order = await scene.readyToClose()
  const technician = await scene.addMember("technician", "Tom Technician")
  const { value: running } = await start(scene, order, technician)
  expect(laborOf(running)).toMatchObject({ technician: { name: "Tom Technician" }, ended_at: null })
  expect(await start(scene, order, technician)).toMatchObject({ status: 409, code: "timer_running" })
  expect((await start(scene, order)).status).toBe(201)
  const started = laborOf(running)
  await app.admin.query(
    "update maintenance.labor set started_at = started_at - interval '90 minutes' where id = $1",
    [started.id]
  )
  const stop = () => scene.ask(StopTimer, { params: { laborId: started.id }, by: technician })
  const { value: stopped } = await stop()
  expect(lineOf(stopped)).toMatchObject({ minutes: 90, totals: { labor_minor: 13_500 } })
  expect(await stop()).toMatchObject({ status: 409, code: "timer_not_running" })
})

it("two requests of a technician together start one timer", async () => {
  const scene = await workshop(app)
  const order = await scene.readyToClose()
  const replies = await Promise.all([start(scene, order), start(scene, order)])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
})

it("minutes are recorded by hand, charged if billable, and removed", async () => {
  const scene = await workshop(app)
  await scene.limit(null)
  const order = await scene.readyToClose()
  const record = (minutes: number, billable: boolean) =>
    scene.ask(RecordLabor, { params: { lineId: lineOf(order).id }, body: { minutes, billable } })
  expect(lineOf((await record(40, true)).value).minutes).toBe(40)
  const { value: both } = await record(20, false)
  expect(lineOf(both)).toMatchObject({ minutes: 40, totals: { labor_minor: 6000 } })
  const { value: left } = await scene.ask(RemoveLabor, { params: { laborId: laborOf(both).id } })
  expect(lineOf(left).labor).toHaveLength(1)
  expect((await record(0, true)).status).toBe(422)
})

it("a work order is not closed while a timer runs", async () => {
  const scene = await workshop(app)
  const order = await scene.readyToClose()
  await start(scene, order)
  expect(await scene.on(CloseWorkOrder, order)).toMatchObject({ status: 409, code: "timers_running" })
})

it("completing a line stops the technician's own timer on it, and no other", async () => {
  const scene = await workshop(app)
  await scene.limit(null)
  const ready = await scene.readyToClose()
  const { value: order } = await scene.onLine(ReopenLine, lineOf(ready))
  const technician = await scene.addMember("technician", "Tom Technician")
  await start(scene, order, technician)
  await start(scene, order)
  await app.admin.query(
    "update maintenance.labor set started_at = started_at - interval '30 minutes' where work_order_id = $1",
    [order.id]
  )
  const { value: done } = await scene.onLine(CompleteLine, lineOf(order), {}, technician)
  const running = lineOf(done).labor.filter(({ ended_at }) => ended_at === null)
  expect(running).toMatchObject([{ technician: { name: "Olga Owner" } }])
  expect(lineOf(done)).toMatchObject({ state: "done", minutes: 30 })
})

it("minutes that end in the future are refused, unless a clock is a few minutes ahead", async () => {
  const scene = await workshop(app)
  const order = await scene.readyToClose()
  const params = { lineId: lineOf(order).id }
  const record = (ended_at: string) => scene.ask(RecordLabor, { params, body: { minutes: 30, ended_at } })
  const refused = {
    status: 422,
    code: "labor_in_future",
    detail: "Work can't end in the future. Check date and time."
  }
  for (const hours of [1, 24 * 365]) expect(await record(inHours(hours))).toMatchObject(refused)
  expect(lineOf(await scene.seen(order)).labor).toEqual([])
  for (const hours of [0.05, -1]) expect((await record(inHours(hours))).status).toBe(201)
})
