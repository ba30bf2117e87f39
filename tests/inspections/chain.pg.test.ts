import { FileId } from "#files/contract"
import { VerifyChain } from "#inspections/contract"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesIn, photo } from "../files/scene.ts"
import { importsOf } from "../imports/scene.ts"
import { runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { answer, type InspectionScene, inspectionScene } from "./scene.ts"

let app: TestApp
let scene: InspectionScene
beforeAll(async () => {
  app = await startApp()
  scene = await inspectionScene(app)
  await scene.submit()
})
afterAll(() => app.stop())

const COLUMNS = `organization_id, form_id, form_version, performed_by, started_at, finished_at, device_at, clock_offset, at,
  place, answers, readings, result, answered, failed, photos, flags, supersedes_id`

/** Records the first inspection again for another vehicle, as received that many months ago. */
const record = (vehicleId: string, months = 0) =>
  app.admin.query(
    `insert into inspections.inspections (${COLUMNS}, id, vehicle_id, received_at, keep_until)
     select ${COLUMNS.replace(" at,", " at - make_interval(months => $3),")}, gen_random_uuid(), $2,
       received_at - make_interval(months => $3), keep_until - make_interval(months => $3)
     from inspections.inspections where organization_id = $1 order by received_at desc limit 1`,
    [scene.tenant.id, vehicleId, months]
  )

const verify = async (vehicleId: string) =>
  (await callEndpoint(app, VerifyChain, scene.request({ vehicleId }))).value

/** Changes an inspection in a way that the application cannot. */
const tamper = async (vehicleId: string, number: number) => {
  await app.admin.query("alter table inspections.inspections disable trigger immutable")
  await app.admin.query(
    `update inspections.inspections i set answered = answered + 1 from inspections.links l
     where l.organization_id = i.organization_id and l.inspection_id = i.id and l.vehicle_id = $1 and l.number = $2`,
    [vehicleId, number]
  )
  await app.admin.query("alter table inspections.inspections enable trigger immutable")
}

const remove = (vehicleId: string, number: number) =>
  app.admin.query("delete from inspections.links where vehicle_id = $1 and number = $2", [vehicleId, number])

describe("the chain of a vehicle", () => {
  it("is intact however many inspections it has, and shows the first one that was changed or removed", async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        fc.constantFrom(tamper, remove),
        async (length, place, damage) => {
          const { id } = await scene.tenant.vehicle({ unit_number: `C-${(count += 1)}` })
          for (let at = 0; at < length; at++) await record(id)
          expect(await verify(id)).toMatchObject({ inspections: length, is_intact: true })
          const number = (place % length) + 1
          await damage(id, number)
          const { broken_at } = await verify(id)
          // The link after one that was removed no longer follows; if it was the last one, the chain is too short.
          expect(broken_at).toBe(damage === remove && number < length ? number + 1 : number)
        }
      ),
      { numRuns: 15, seed: 17 }
    )
  })

  it("has one link after another when several inspections arrive together", async () => {
    const { id } = await scene.tenant.vehicle({ unit_number: "C-together" })
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => scene.submit({ ...scene.filled(), vehicle_id: id }))
    )
    expect(replies.map(({ value }) => value.number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect(await verify(id)).toMatchObject({ inspections: 5, is_intact: true })
  })

  it("stays when inspections are deleted that were stored for as long as their form says", async () => {
    const { id } = await scene.tenant.vehicle({ unit_number: "C-old" })
    for (const months of [30, 25, 23, 0]) await record(id, months)
    await runJob(app, "inspections.purge-expired")
    await runJob(app, "inspections.purge-expired")
    expect(await verify(id)).toEqual({ inspections: 4, expired: 2, is_intact: true, broken_at: null })
    expect(await scene.list({ vehicle: id })).toHaveLength(2)
  })
})

const DAMAGES = [
  ["without its links", "delete from inspections.links; delete from inspections.chains"],
  ["of an inspection without its failed item", "delete from inspections.findings"],
  ["of an inspection without its photo", "delete from inspections.inspection_files"],
  ["of a form that asked something else", "update inspections.form_versions set name = 'Other'"]
] as const

describe("a chain", () => {
  it.each(DAMAGES)("%s is broken", async (_, statements) => {
    const { filled, request, submit, tenant, vehicle } = await inspectionScene(app)
    const { id } = await filesIn(app, tenant.id, tenant.owner).upload(await photo(40, 30), {
      name: "lights.jpg"
    })
    const failed = answer("lights", "fail", { photos: [FileId.make(id)] })
    await submit(filled([answer("brakes"), failed]))
    const verified = async () =>
      (await callEndpoint(app, VerifyChain, request({ vehicleId: vehicle.id }))).value.broken_at
    expect(await verified()).toBeNull()
    const ofTenant = statements.split("; ").map((one) => `${one} where organization_id = '${tenant.id}'`)
    const work = ["begin", "set local session_replication_role = replica", ...ofTenant, "commit"]
    await app.admin.query(work.join("; "))
    expect(await verified()).toBe(1)
  })
})

describe("undoing an import", () => {
  it("keeps vehicles that were inspected", async () => {
    const { filled, get, submit, tenant } = await inspectionScene(app)
    const imports = importsOf(app, tenant, tenant.owner, "vehicles")
    const { id } = await imports.run(["unit number,kind", "1,van", "2,van"])
    const inspected = (await tenant.list()).find(({ unit_number }) => unit_number === "1")
    if (inspected === undefined) throw new Error("Nothing was imported.")
    const { value } = await submit(filled(undefined, { vehicle_id: inspected.id }))
    expect(await imports.undone(id)).toMatchObject({ state: "undone", removed: 1, archived: 1 })
    expect((await get(value.id)).status).toBe(200)
  })
})

describe("verifying chains", () => {
  it("is refused after 300 times in an hour, because each reads all inspections of a vehicle", async () => {
    const verifier = await scene.tenant.addMember("manager")
    const reader = await scene.tenant.addMember("viewer")
    const status = async (by: Person) =>
      (await callEndpoint(app, VerifyChain, scene.request({ vehicleId: scene.vehicle.id }, by))).status
    const statuses = new Map<number, number>()
    for (let n = 0; n < 301; n += 1) {
      const one = await status(verifier)
      statuses.set(one, (statuses.get(one) ?? 0) + 1)
    }
    expect(statuses).toEqual(
      new Map([
        [200, 300],
        [429, 1]
      ])
    )
    expect(await status(reader)).toBe(200)
  })
})
