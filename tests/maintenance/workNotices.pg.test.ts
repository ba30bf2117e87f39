import {
  ApproveWorkOrder,
  AssignWorkOrder,
  PauseWork,
  RejectWorkOrder,
  RequestApproval,
  StartWork
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, newestEvent, reactTo } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { workshop, type Workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const noticesOf = async (person: Person) =>
  (await listOf(app, person)).items.map(({ title, message }) => `${title}. ${message}`)

/** Runs the reactions to the newest event with this name twice, as after a crash. */
const follow = async ({ id }: Workshop, name: string) => {
  const event = await newestEvent(app, name, id)
  for (const _ of [1, 2]) await reactTo(app, event)
}

const published = async ({ id }: Workshop, name: string): Promise<number> => {
  const { rows } = await app.admin.query("select from app.outbox where name = $1 and organization_id = $2", [
    name,
    id
  ])
  return rows.length
}

describe("the notices of a work order", () => {
  it("tell a technician of assigned work, unless they took it themselves", async () => {
    const scene = await workshop(app)
    const technician = await scene.addMember("technician", "Tom Technician")
    const { value: order } = await scene.open()
    const assigned_to = technician.user.id as never
    const { value: assigned } = await scene.on(AssignWorkOrder, order, { assigned_to })
    await follow(scene, "WorkOrderAssigned")
    expect(await noticesOf(technician)).toEqual(["WO-1001 was assigned to you. V-1: Noise at the front"])
    await scene.on(AssignWorkOrder, assigned, { assigned_to: null })
    await scene.open({ assigned_to }, technician)
    expect(await published(scene, "WorkOrderAssigned")).toBe(1)
  })

  it("ask those who can approve the amount, and tell the requester what was decided", async () => {
    const scene = await workshop(app)
    const manager = await scene.addMember("manager", "Mia Manager")
    const technician = await scene.addMember("technician", "Tom Technician")
    await scene.limit(50_000)
    const { value: draft } = await scene.open({}, technician)
    const { value: requested } = await scene.on(RequestApproval, draft, { amount_minor: 60_000 }, technician)
    await follow(scene, "ApprovalRequested")
    expect(await noticesOf(manager)).toEqual([])
    expect(await noticesOf(scene.owner)).toEqual([
      expect.stringMatching(/^WO-1001 needs your approval\. V-1: Noise at the front\. Up to .+600/)
    ])
    const { value: rejected } = await scene.on(RejectWorkOrder, requested, { reason: "Too expensive" })
    await follow(scene, "ApprovalDecided")
    const no = "WO-1001 was rejected. V-1: Noise at the front. Too expensive"
    expect(await noticesOf(technician)).toEqual([no])
    const { value: again } = await scene.on(RequestApproval, rejected, { amount_minor: 40_000 }, technician)
    await scene.on(ApproveWorkOrder, again, {}, manager)
    await follow(scene, "ApprovalDecided")
    expect(await noticesOf(technician)).toEqual(["WO-1001 is approved. V-1: Noise at the front", no])
  })

  it("say nothing to people who decide on their own requests", async () => {
    const scene = await workshop(app)
    const { value: draft } = await scene.open()
    const { value: requested } = await scene.on(RequestApproval, draft, { amount_minor: 40_000 })
    expect((await scene.on(ApproveWorkOrder, requested)).status).toBe(200)
    expect(await published(scene, "ApprovalDecided")).toBe(0)
  })

  it("tell the person who opened it that the work waits, unless they paused it", async () => {
    const scene = await workshop(app)
    const technician = await scene.addMember("technician", "Tom Technician")
    const { value: order } = await scene.open()
    const { value: started } = await scene.on(StartWork, order)
    await scene.on(PauseWork, started, { waiting_for: "parts" }, technician)
    await follow(scene, "WorkPaused")
    expect(await noticesOf(scene.owner)).toEqual(["WO-1001 is waiting for parts. V-1: Noise at the front"])
    const van = await scene.vehicle({ unit_number: "V-2" })
    const { value: own } = await scene.open({ vehicle_id: van.id }, technician)
    const { value: begun } = await scene.on(StartWork, own)
    await scene.on(PauseWork, begun, { waiting_for: "vendor" }, technician)
    expect(await published(scene, "WorkPaused")).toBe(1)
  })
})
