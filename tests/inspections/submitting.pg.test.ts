import { FileId } from "#files/contract"
import { GetVehicle, ListReadings, ListSafetyBlocks, ListTimeline, ListMeters } from "#fleet/contract"
import { EditProfile } from "#identity/contract"
import { ListDefects } from "#maintenance/contract"
import { VerifyChain } from "#inspections/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesIn, photo } from "../files/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { answer, before, brakes, check, inspectionScene, newInspectionId, sectionsOf } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const dial = (value: number) => ({
  key: "odometer",
  value: { type: "meter" as const, value, unit: "km" as const },
  note: null,
  photos: []
})

describe("an inspection", () => {
  it("passes if nothing fails, and records the odometer", async () => {
    const { filled, request, submit, vehicle } = await inspectionScene(app)
    const { status, value } = await submit(filled([answer("brakes"), answer("lights", "na"), dial(51_245)]))
    expect(status).toBe(200)
    expect(value).toMatchObject({ result: "pass", answered: 3, failed: 0, flags: [], number: 1 })
    expect(value.readings).toMatchObject([{ key: "odometer", is_recorded: true }])
    const { value: meters } = await callEndpoint(app, ListMeters, request({ vehicleId: vehicle.id }))
    const meterId = meters.items[0]?.id ?? ""
    const { value: readings } = await callEndpoint(app, ListReadings, request({ meterId }))
    expect(readings.items).toMatchObject([{ source: "inspection", raw_value: 51_245 }])
    const { value: timeline } = await callEndpoint(app, ListTimeline, request({ vehicleId: vehicle.id }))
    expect(timeline.items.map(({ kind }) => kind)).toContain("inspection.passed")
  })

  it("grounds the vehicle at a blocking failure, with the photo on the defect", async () => {
    const { filled, request, submit, tenant, vehicle } = await inspectionScene(app)
    const files = filesIn(app, tenant.id, tenant.owner)
    const { id: file } = await files.upload(await photo(40, 30), { name: "brakes.jpg" })
    const failed = answer("brakes", "fail", { note: "Pads are worn.", photos: [FileId.make(file)] })
    const { value } = await submit(filled([failed, answer("lights", "fail")]))
    expect(value).toMatchObject({ result: "fail", failed: 2, photos: 1 })
    const [first, second] = value.answers
    expect(first).toMatchObject({ failed: true, severity: "critical", photos: [{ name: "brakes.jpg" }] })
    expect(second?.defect_id).not.toBeNull()
    const { value: shown } = await callEndpoint(app, GetVehicle, request({ vehicleId: vehicle.id }))
    expect(shown.safety).toBe("grounded")
    const { value: blocks } = await callEndpoint(app, ListSafetyBlocks, request({ vehicleId: vehicle.id }))
    expect(blocks.items).toMatchObject([{ source: { module: "maintenance", id: first?.defect_id } }])
    const { value: defects } = await callEndpoint(app, ListDefects, { ...request(), query: {} })
    expect(defects.items).toHaveLength(2)
  })

  it("names its defects in the language of the person who filled it in", async () => {
    const { filled, published, request, submit, tenant } = await inspectionScene(app)
    const { owner } = tenant
    const form = await published(sectionsOf({ ...brakes, label_es: "Frenos" }))
    const fail = () => submit(filled([answer("brakes", "fail")], { form_id: form.id }))
    await fail()
    await callEndpoint(app, EditProfile, { token: owner.access_token, body: { locale: "es" } })
    await fail()
    const { value } = await callEndpoint(app, ListDefects, request())
    expect(value.items.map(({ title }) => title).toSorted()).toEqual(["Frenos", "brakes"])
  })

  it("is recorded once, however often and from however many devices it is sent", async () => {
    const { filled, list, request, submit, vehicle } = await inspectionScene(app)
    const id = newInspectionId()
    const body = filled([answer("brakes", "fail"), answer("lights"), dial(1000)])
    const again = { ...body, device_at: before(-1) }
    const replies = await Promise.all([submit(body, id), submit(again, id), submit(again, id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ value }) => value.hash)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    const { value: defects } = await callEndpoint(app, ListDefects, { ...request(), query: {} })
    expect(defects.items).toHaveLength(1)
    const { value: chain } = await callEndpoint(app, VerifyChain, request({ vehicleId: vehicle.id }))
    expect(chain).toEqual({ inspections: 1, expired: 0, is_intact: true, broken_at: null })
  })

  it("does not replace another one with the same id", async () => {
    const { filled, submit, tenant } = await inspectionScene(app)
    const id = newInspectionId()
    const body = filled()
    await submit(body, id)
    const refused = { status: 409, code: "inspection_conflict" }
    expect(
      await submit({ ...body, answers: [answer("brakes", "fail"), answer("lights")] }, id)
    ).toMatchObject(refused)
    expect(await submit(body, id, await tenant.addMember("technician"))).toMatchObject(refused)
  })

  it("from a device whose clock is a year off gets an estimated time and is flagged", async () => {
    const { filled, submit } = await inspectionScene(app)
    const year = 365 * 24 * 60
    const { status, value } = await submit(
      filled(undefined, {
        started_at: before(-year + 10),
        finished_at: before(-year + 5),
        device_at: before(-year)
      })
    )
    expect(status).toBe(200)
    expect(value.flags).toEqual(["clock"])
    expect(Math.round(value.clock_offset / 60)).toBe(year)
    expect(Math.round((value.received_at.getTime() - value.at.getTime()) / 60_000)).toBe(5)
  })

  it("that is implausibly fast, late or has an implausible reading is recorded and flagged", async () => {
    const { filled, list, submit } = await inspectionScene(app)
    await submit(filled([answer("brakes"), answer("lights"), dial(5000)]))
    const finished_at = before(3 * 24 * 60)
    const fast = filled([answer("brakes"), answer("lights"), dial(9_000_000)], {
      started_at: finished_at,
      finished_at
    })
    const { value } = await submit(fast)
    expect(value.flags.toSorted()).toEqual(["fast", "late", "reading"])
    expect(value.readings).toMatchObject([{ is_recorded: false, reading: { raw_value: 9_000_000 } }])
    expect((await list({ flag: "fast", review: "open" })).map(({ id }) => id)).toEqual([value.id])
  })

  it("is refused if an answer or a photo that its form needs is missing", async () => {
    const { filled, published, submit } = await inspectionScene(app)
    const missing = await submit(filled([answer("brakes")]))
    expect(missing).toMatchObject({ status: 422, code: "inspection_incomplete" })
    expect(JSON.parse(missing.text)).toMatchObject({ data: { key: "lights" } })
    const form = await published(sectionsOf(brakes, check("tires", { photo: "on_fail" })))
    const body = filled([answer("brakes"), answer("tires", "fail")], { form_id: form.id })
    expect(JSON.parse((await submit(body)).text)).toMatchObject({
      code: "inspection_incomplete",
      data: { key: "tires" }
    })
  })

  it("has photos that its sender uploaded, at most 40", async () => {
    const { filled, submit, tenant } = await inspectionScene(app)
    const technician = await tenant.addMember("technician")
    const files = filesIn(app, tenant.id, tenant.owner)
    const { id: theirs } = await files.upload(await photo(40, 30), { name: "theirs.jpg" }, technician)
    const body = filled([answer("brakes", "pass", { photos: [FileId.make(theirs)] }), answer("lights")])
    expect(await submit(body)).toMatchObject({ status: 409, code: "file_unavailable" })
    const photos = (count: number) => Array.from({ length: count }, () => FileId.make(randomUUID()))
    const many = ["a", "b", "c", "d", "e"].map((key) => answer(key, "pass", { photos: photos(9) }))
    const refused = await submit(filled(many))
    expect(refused.status).toBe(422)
    expect(refused.text).toContain("An inspection has at most 40 photos.")
    const eleven = await submit(filled([answer("brakes", "pass", { photos: photos(11) })]))
    expect(eleven.text).toContain("An item has at most 10 photos.")
  })

  it("takes no photo of 20 MB: a browser reduces it before it is uploaded", async () => {
    const { tenant } = await inspectionScene(app)
    const { upload } = filesIn(app, tenant.id, tenant.owner)
    const refused = await upload(new Uint8Array(20_000_000), { name: "huge.jpg" })
    expect([413, 422]).toContain(refused.status)
  })

  it("is corrected by another one, which raises no defect again and deletes none", async () => {
    const { filled, get, list, request, submit, vehicle } = await inspectionScene(app)
    const { value: first } = await submit(
      filled([answer("brakes", "fail"), answer("lights", "fail"), dial(1000)])
    )
    const body = filled([answer("brakes", "fail"), answer("lights"), dial(1001)], {
      supersedes_id: first.id
    })
    const { value: second } = await submit(body)
    expect(second).toMatchObject({ result: "fail", supersedes_id: first.id, number: 2 })
    expect(second.answers[0]?.defect_id).toBe(first.answers[0]?.defect_id)
    const { value: defects } = await callEndpoint(app, ListDefects, { ...request(), query: {} })
    expect(defects.items).toHaveLength(2)
    expect((await list()).map(({ id }) => id)).toEqual([second.id])
    expect((await get(first.id)).value.superseded_by_id).toBe(second.id)
    expect(await submit(body)).toMatchObject({ status: 409, code: "inspection_superseded" })
    const { value: meters } = await callEndpoint(app, ListMeters, request({ vehicleId: vehicle.id }))
    const meterId = meters.items[0]?.id ?? ""
    const { value: readings } = await callEndpoint(app, ListReadings, request({ meterId }))
    expect(readings.items.map(({ raw_value, voided }) => [raw_value, voided !== null])).toEqual([
      [1001, false],
      [1000, true]
    ])
  })

  it("of someone else is corrected by a reviewer, with the photos of both", async () => {
    const { filled, request, submit, tenant, vehicle } = await inspectionScene(app)
    const technician = await tenant.addMember("technician")
    const upload = async (name: string, by: Person) =>
      FileId.make((await filesIn(app, tenant.id, by).upload(await photo(40, 30), { name }, by)).id)
    const theirs = answer("brakes", "pass", { photos: [await upload("theirs.jpg", technician)] })
    const { value: first } = await submit(filled([theirs, answer("lights")]), undefined, technician)
    const own = answer("lights", "pass", { photos: [await upload("own.jpg", tenant.owner)] })
    const brakesFail = answer("brakes", "fail", { photos: theirs.photos })
    const { value } = await submit(filled([brakesFail, own], { supersedes_id: first.id }))
    expect(value.answers.map(({ photos }) => photos.map(({ name }) => name))).toEqual([
      ["theirs.jpg"],
      ["own.jpg"]
    ])
    const chain = await callEndpoint(app, VerifyChain, request({ vehicleId: vehicle.id }))
    expect(chain.value).toMatchObject({ inspections: 2, is_intact: true })
    const foreign = filled([theirs, answer("lights")])
    expect(await submit(foreign)).toMatchObject({ status: 409, code: "file_unavailable" })
  })

  it("never changes, and a change by another way is noticed", async () => {
    const { request, submit, vehicle } = await inspectionScene(app)
    for (let count = 0; count < 3; count++) await submit()
    const change = "update inspections.inspections set failed = 1 where organization_id = $1"
    const { organizationId } = request().params
    await expect(app.admin.query(change, [organizationId])).rejects.toThrow("never changes")
    await expect(
      app.admin.query("delete from inspections.inspections where organization_id = $1", [organizationId])
    ).rejects.toThrow("never changes")
    await app.admin.query("alter table inspections.inspections disable trigger immutable")
    await app.admin.query(
      `update inspections.inspections set failed = 1 where organization_id = $1 and id in (
        select inspection_id from inspections.links where organization_id = $1 and number = 2)`,
      [organizationId]
    )
    await app.admin.query("alter table inspections.inspections enable trigger immutable")
    const { value } = await callEndpoint(app, VerifyChain, request({ vehicleId: vehicle.id }))
    expect(value).toEqual({ inspections: 3, expired: 0, is_intact: false, broken_at: 2 })
  })

  it("is listed by vehicle, result and period, and counted", async () => {
    const { filled, form, list, submit, tenant } = await inspectionScene(app)
    const other = await tenant.vehicle({ unit_number: "V-2" })
    await submit()
    await submit(filled([answer("brakes", "fail"), answer("lights")], { vehicle_id: other.id }))
    expect((await list({ vehicle: other.id })).map(({ vehicle }) => vehicle.name)).toEqual(["V-2"])
    expect(await list({ result: "fail", form: form.id })).toHaveLength(1)
    expect((await list({ sort: "-failed" })).map(({ failed }) => failed)).toEqual([1, 0])
    expect(await list({ period: `${before(10)}..${before(5)}` })).toEqual([])
  })
})
