import { CountExpiringDocuments, GetVehicle, ListExpiringDocuments } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesIn, pdf } from "../files/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { documentScene, inDays } from "./documentScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("a document of a vehicle", () => {
  it("has a file that its uploader added, and everyone can open", async () => {
    const { add, edit, list, tenant } = await documentScene(app)
    const files = filesIn(app, tenant.id, tenant.owner)
    const { id: file_id } = await files.upload(pdf, { name: "policy.pdf" })
    const { status, value } = await add({ number: "P-1", issuer: "Acme", expires_on: inDays(40), file_id })
    expect(status).toBe(201)
    expect(value).toMatchObject({
      type: "insurance",
      number: "P-1",
      lead_days: [30, 7],
      file: { name: "policy.pdf" }
    })
    const [listed] = (await list()).items
    expect((await files.open(listed?.file?.url ?? "")).bytes.equals(pdf)).toBe(true)
    const technician = await tenant.addMember("technician")
    const { id: theirs } = await files.upload(pdf, { name: "theirs.pdf" }, technician)
    expect(await add({ file_id: theirs })).toMatchObject({ status: 409, code: "file_unavailable" })
    expect((await edit(value.id, { file_id: null })).value.file).toBeNull()
  })

  it("is renewed, and kept as history", async () => {
    const { add, archive, edit, list, renew, request, vehicle } = await documentScene(app)
    const { value: old } = await add({ number: "P-1", issuer: "Acme", expires_on: inDays(3) })
    const { value: next, status } = await renew(old.id, { number: "P-2", expires_on: inDays(368) })
    expect(status).toBe(201)
    expect(next).toMatchObject({ number: "P-2", issuer: "Acme", supersedes: old.id, file: null })
    expect((await list()).items.map(({ id, superseded_at }) => [id, superseded_at !== null])).toEqual([
      [next.id, false],
      [old.id, true]
    ])
    const shown = await callEndpoint(app, GetVehicle, request({ vehicleId: vehicle.id }))
    expect(shown.value.next_expiry).toBe(inDays(368))
    const refused = { status: 409, code: "document_renewed" }
    expect(await renew(old.id, {})).toMatchObject(refused)
    expect(await edit(old.id, { number: null })).toMatchObject(refused)
    expect(await archive(old.id)).toMatchObject(refused)
  })

  it("is renewed once by two people together", async () => {
    const { add, renew } = await documentScene(app)
    const { value } = await add()
    const replies = await Promise.all([renew(value.id, {}), renew(value.id, {})])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it("can't expire before it is valid", async () => {
    const { add } = await documentScene(app)
    const reversed = { valid_from: inDays(5), expires_on: inDays(4) }
    expect(await add(reversed)).toMatchObject({ status: 422, code: "document_dates_reversed" })
    expect((await add({ lead_days: [366] })).status).toBe(422)
  })

  it("of another organization is not found, nor is its file", async () => {
    const [mine, theirs] = [await documentScene(app), await documentScene(app)]
    const { value } = await theirs.add()
    for (const reply of [
      await mine.edit(value.id, { number: "1" }),
      await mine.renew(value.id, {}),
      await mine.archive(value.id),
      await mine.restore(value.id),
      await mine.add({}, theirs.vehicle)
    ])
      expect(reply.status).toBe(404)
    const files = filesIn(app, theirs.tenant.id, theirs.tenant.owner)
    const { id: file_id } = await files.upload(pdf, { name: "theirs.pdf" })
    expect(await mine.add({ file_id })).toMatchObject({ status: 409, code: "file_unavailable" })
  })
})

describe("required documents", () => {
  it("keep a vehicle from going out while one is missing or expired", async () => {
    const { add, archive, list, reasons, require, restore, renew, tenant } = await documentScene(app)
    expect(await reasons()).toEqual([])
    await require([
      { kind: "van", type: "insurance" },
      { kind: "truck", type: "permit" }
    ])
    expect(await reasons()).toEqual(["document_missing"])
    expect((await list()).missing).toEqual(["insurance"])
    expect(await tenant.names({ documents: "missing" })).toEqual(["V-1"])
    const { value } = await add({ expires_on: inDays(-2) })
    expect(await reasons()).toEqual(["document_expired"])
    expect(await tenant.names({ documents: "missing" })).toEqual([])
    await archive(value.id)
    expect(await reasons()).toEqual(["document_missing"])
    await restore(value.id)
    await renew(value.id, { expires_on: inDays(300) })
    expect(await reasons()).toEqual([])
  })

  it("may be one alone", async () => {
    const { add, edit, reasons } = await documentScene(app)
    const { value } = await add({ type: "permit", expires_on: inDays(-2) })
    expect(await reasons()).toEqual([])
    await edit(value.id, { required: true })
    expect(await reasons()).toEqual(["document_expired"])
  })
})

describe("the list of vehicles", () => {
  it("selects and sorts by documents", async () => {
    const { add, tenant, vehicle } = await documentScene(app)
    const [second, third] = [
      await tenant.vehicle({ unit_number: "V-2" }),
      await tenant.vehicle({ unit_number: "V-3" })
    ]
    await tenant.vehicle({ unit_number: "V-4" })
    await add({ expires_on: inDays(-2) })
    await add({ type: "permit", expires_on: inDays(12) })
    await add({ expires_on: inDays(20) }, second)
    await add({ expires_on: inDays(60) }, third)
    expect(await tenant.names({ documents: "expired" })).toEqual(["V-1"])
    expect(await tenant.names({ documents: "expiring" })).toEqual(["V-1", "V-2"])
    expect(await tenant.names({ documents: "expired,missing" })).toEqual(["V-1"])
    expect(await tenant.names({ sort: "expiry" })).toEqual(["V-1", "V-2", "V-3", "V-4"])
    expect(await tenant.names({ sort: "-expiry" })).toEqual(["V-4", "V-3", "V-2", "V-1"])
    expect(vehicle.version).toBe(1)
  })
})

describe("the expiring documents of an organization", () => {
  it("are listed page by page and counted, without those that are no longer current", async () => {
    const { add, archive, renew, request, tenant } = await documentScene(app)
    const sold = await tenant.vehicle({ unit_number: "S", lifecycle: "ordered" })
    await add({ expires_on: inDays(1) }, sold)
    await app.admin.query("update fleet.vehicles set lifecycle = 'archived' where id = $1", [sold.id])
    await add({ expires_on: inDays(-3) })
    await add({ type: "permit", expires_on: inDays(20) })
    await add({ type: "lease", expires_on: inDays(40) })
    await archive((await add({ expires_on: inDays(2) })).value.id)
    await renew((await add({ expires_on: inDays(3) })).value.id, { expires_on: inDays(200) })
    const page = async (query: Readonly<Record<string, string>>) =>
      (await callEndpoint(app, ListExpiringDocuments, { ...request(), query })).value
    const first = await page({ limit: "1" })
    expect(first.items).toMatchObject([{ type: "insurance", vehicle: { name: "V-1" } }])
    expect((await page({ after: first.next ?? "" })).items).toMatchObject([{ type: "permit" }])
    const { value } = await callEndpoint(app, CountExpiringDocuments, request())
    expect(value).toEqual({ expired: 1, expiring: 1 })
  })
})
