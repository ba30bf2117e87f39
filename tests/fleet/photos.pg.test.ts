import {
  AddPhotos,
  ArrangePhotos,
  GetVehicle,
  ListPhotos,
  ListVehicles,
  MAX_PHOTOS,
  RemovePhoto,
  RestorePhoto,
  type VehicleView
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesIn, pdf, photo } from "../files/scene.ts"
import { runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createFleetTenant } from "./scene.ts"

let app: TestApp
let bytes: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await startApp()
  bytes = await photo(40, 30)
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createFleetTenant(app)
  const vehicle = await tenant.vehicle()
  const files = filesIn(app, tenant.id, tenant.owner)
  const request = (more: Readonly<Record<string, string>> = {}, by: Person = tenant.owner) => ({
    token: by.access_token,
    params: tenant.params({ vehicleId: vehicle.id, ...more })
  })
  const upload = async (name: string, by?: Person) => (await files.upload(bytes, { name }, by)).id
  const add = (file_ids: ReadonlyArray<string>, by?: Person) =>
    callEndpoint(app, AddPhotos, { ...request({}, by), body: { file_ids } })
  const names = async () =>
    (await callEndpoint(app, ListPhotos, request())).value.items.map(({ file }) => file.name)
  const shown = async ({ id }: VehicleView = vehicle) => {
    const params = tenant.params({ vehicleId: id })
    const { value } = await callEndpoint(app, GetVehicle, { token: tenant.owner.access_token, params })
    return value.photo
  }
  return { tenant, vehicle, files, request, upload, add, names, shown }
}

describe("photos of a vehicle", () => {
  it("are shown in their order, the first one in the list, too, at addresses without a token", async () => {
    const { add, files, names, request, shown, tenant, upload } = await scene()
    expect(await shown()).toBeNull()
    const ids = [await upload("front.jpg"), await upload("rear.jpg")]
    const { status, value } = await add(ids)
    expect(status).toBe(201)
    expect((await add(ids)).value.items).toHaveLength(2)
    expect(await names()).toEqual(["front.jpg", "rear.jpg"])
    expect(await shown()).toMatchObject({ url: value.items[0]?.file.url })

    const rear = value.items[1]
    const { value: arranged } = await callEndpoint(app, ArrangePhotos, {
      ...request(),
      body: { ids: [rear?.id ?? ""] }
    })
    expect(arranged.items.map(({ file }) => file.name)).toEqual(["rear.jpg", "front.jpg"])
    const rows = await callEndpoint(app, ListVehicles, { ...request(), params: tenant.params() })
    const address = rows.value.items[0]?.photo
    expect(address).toBe(rear?.file.thumbnail_url)
    expect((await files.open(address ?? "")).headers.get("content-type")).toBe("image/webp")
  })

  it("are seen by all members once a vehicle has them, and by nobody else", async () => {
    const { add, files, tenant, upload } = await scene()
    const id = await upload("front.jpg")
    const viewer = await tenant.addMember("viewer")
    expect((await files.read("thumbnail", id, viewer)).status).toBe(404)
    await add([id])
    expect((await files.read("thumbnail", id, viewer)).status).toBe(200)
    const other = await createFleetTenant(app)
    expect((await files.read("thumbnail", id, other.owner, other.id)).status).toBe(404)
  })

  it("can be removed and, within a day, restored in their place", async () => {
    const { add, files, names, request, tenant, upload } = await scene()
    const ids = [await upload("1.jpg"), await upload("2.jpg"), await upload("3.jpg")]
    const { value } = await add(ids)
    const photoId = value.items[1]?.id ?? ""
    expect((await callEndpoint(app, RemovePhoto, request({ photoId }))).status).toBe(204)
    expect((await callEndpoint(app, RemovePhoto, request({ photoId }))).status).toBe(404)
    expect(await names()).toEqual(["1.jpg", "3.jpg"])
    // By someone who did not upload it.
    const agent = await tenant.addMember("agent")
    expect((await callEndpoint(app, RestorePhoto, request({ photoId }, agent))).status).toBe(204)
    expect(await names()).toEqual(["1.jpg", "2.jpg", "3.jpg"])

    await callEndpoint(app, RemovePhoto, request({ photoId }))
    const [file = ""] = await files.stored(ids[1] ?? "")
    const clean = async () => {
      await runJob(app, "fleet.purge-removed-photos")
      await runJob(app, "files.delete-unlinked")
    }
    await clean()
    expect(await files.filesOf(file)).toBe(2)
    await app.admin.query("update fleet.photos set removed_at = removed_at - interval '25 hours'")
    await clean()
    await app.admin.query("update files.files set unlinked_at = unlinked_at - interval '25 hours'")
    await clean()
    expect(await files.filesOf(file)).toBe(0)
    expect((await callEndpoint(app, RestorePhoto, request({ photoId }))).status).toBe(404)
    expect(await names()).toEqual(["1.jpg", "3.jpg"])
  })

  it("are at most 20, even when two people add some together", async () => {
    const { add, upload, names } = await scene()
    const ids: Array<string> = []
    for (let n = 0; n < MAX_PHOTOS + 2; n += 1) ids.push(await upload(`${n}.jpg`))
    const replies = await Promise.all([add(ids.slice(0, 11)), add(ids.slice(11))])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(["", "too_many_photos"])
    expect(await names()).toHaveLength(11)
  })

  it("are refused when they are no photos, or of someone else", async () => {
    const { add, files, tenant, upload } = await scene()
    const colleague = await tenant.addMember("technician")
    const theirs = await upload("theirs.jpg", colleague)
    expect(await add([theirs])).toMatchObject({ status: 409, code: "file_unavailable" })
    const document = (await files.upload(pdf, { name: "a.pdf" })).id
    expect(await add([document])).toMatchObject({ status: 422, code: "not_a_photo" })
    const other = await scene()
    const foreign = await other.upload("other.jpg")
    expect(await add([foreign])).toMatchObject({ status: 409, code: "file_unavailable" })
    expect((await other.add([foreign])).status).toBe(201)
  })
})
