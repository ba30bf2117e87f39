import { DeferDefect, GetDefect } from "#maintenance/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { listOf, newestEvent, reactTo, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { workshop, type Workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const endDeferrals = (days: number) => runJob(app, "maintenance.end-deferrals", {}, { at: inDays(days) })

const deferredFor = async (scene: Workshop, days: number) => {
  const { id: defectId, version: expected_version } = await scene.defect({ title: "Left mirror" })
  const body = { expected_version, until: inDays(days).toISOString().slice(0, 10), reason: "No part" }
  const technician = await scene.addMember("technician", "Tom Technician")
  const { status } = await scene.ask(DeferDefect, { params: { defectId }, body, by: technician })
  expect(status).toBe(200)
  const state = async () => (await scene.ask(GetDefect, { params: { defectId } })).value.state
  return { state, technician }
}

it("deferred defects are open again after their day, and the person who deferred them is notified once", async () => {
  const scene = await workshop(app)
  const { state, technician } = await deferredFor(scene, 10)
  // Still that day, wherever the organization is.
  await endDeferrals(8)
  expect(await state()).toBe("deferred")
  await Promise.all([endDeferrals(13), endDeferrals(13)])
  expect(await state()).toBe("open")
  await endDeferrals(14)
  const event = await newestEvent(app, "DeferralEnded", scene.id)
  for (const _ of [1, 2]) await reactTo(app, event)
  expect((await listOf(app, technician)).items).toMatchObject([
    {
      title: "D-1001 is open again",
      message: "V-1: Left mirror. The day until which it was deferred has passed."
    }
  ])
  expect((await scene.timeline()).slice(0, 2)).toEqual(["defect.reopened", "defect.deferred"])
  const { rows } = await app.admin.query(
    "select from app.outbox where name = 'DeferralEnded' and organization_id = $1",
    [scene.id]
  )
  expect(rows).toHaveLength(1)
})
