import {
  CreateSticker,
  ListStickers,
  PreviewSticker,
  ReportBySticker,
  RevokeSticker
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { newestEvent, reactTo, listOf } from "../notifications/scene.ts"
import { createDefectTenant } from "./defectScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** A vehicle with a sticker, and what is on that. */
const createStickerScene = async () => {
  const tenant = await createDefectTenant(app)
  const van = await tenant.vehicle()
  const request = { token: tenant.owner.access_token, params: tenant.params({ vehicleId: van.id }) }
  const { value } = await callEndpoint(app, CreateSticker, request)
  const [, token = ""] = /^\/sticker#token=(.+)$/.exec(value.path) ?? []
  return {
    ...tenant,
    van,
    sticker: value.sticker,
    token,
    list: async () => (await callEndpoint(app, ListStickers, request)).value.items,
    preview: () => callEndpoint(app, PreviewSticker, { body: { token } }),
    send: (fields: Partial<(typeof ReportBySticker)["body"]["Encoded"]> = {}) =>
      callEndpoint(app, ReportBySticker, {
        body: {
          token,
          report_id: randomUUID(),
          title: "Smoke from the hood",
          note: null,
          says_unsafe: true,
          name: "Paul Passerby",
          contact: "+49 170 1",
          ...fields
        }
      }),
    revoke: () =>
      callEndpoint(app, RevokeSticker, {
        token: tenant.owner.access_token,
        params: tenant.params({ stickerId: value.sticker.id })
      })
  }
}

describe("a sticker", () => {
  it("shows only the names of its vehicle and organization", async () => {
    const scene = await createStickerScene()
    const { value } = await scene.preview()
    expect(Object.keys(value).toSorted()).toEqual(["organization_name", "vehicle"])
    expect(value.vehicle).toBe("V-1")
    expect(await scene.list()).toMatchObject([{ id: scene.sticker.id, last_used_at: null, revoked_at: null }])
    const { rows } = await app.admin.query("select token_hash from maintenance.stickers where id = $1", [
      scene.sticker.id
    ])
    expect(String(rows[0].token_hash)).not.toContain(scene.token)
  })

  it("puts no links of strangers into what people are notified of", async () => {
    const scene = await createStickerScene()
    await scene.send({ title: "Confirm at https://evil.example/in", says_unsafe: false })
    await reactTo(app, await newestEvent(app, "DefectReported", scene.id))
    expect((await listOf(app, scene.owner)).items).toMatchObject([
      { message: "D-1001: Confirm at https: evil. example/in (minor)." }
    ])
  })

  it("lets someone without an account report a defect once, which grounds nothing", async () => {
    const scene = await createStickerScene()
    const report_id = randomUUID()
    for (const _ of [1, 2]) expect((await scene.send({ report_id })).status).toBe(202)
    const [row, ...others] = await scene.defects()
    expect(others).toEqual([])
    expect(await scene.defect(row?.id ?? "")).toMatchObject({
      title: "Smoke from the hood",
      source: "sticker",
      severity: "minor",
      blocking: false,
      says_unsafe: true,
      reported_by: null,
      reporter: { name: "Paul Passerby", contact: "+49 170 1" }
    })
    expect((await scene.list())[0]?.last_used_at).not.toBeNull()
    await reactTo(app, await newestEvent(app, "DefectReported", scene.id))
    expect((await listOf(app, scene.owner)).items).toHaveLength(1)
  })

  it("notifies urgently once if people say that the vehicle is unsafe", async () => {
    const scene = await createStickerScene()
    for (const title of ["Smoke from the hood", "Smells of gas"]) {
      await scene.send({ title })
      await reactTo(app, await newestEvent(app, "DefectReported", scene.id))
    }
    await scene.send({ title: "Dirty", says_unsafe: false })
    await reactTo(app, await newestEvent(app, "DefectReported", scene.id))
    const notices = (await listOf(app, scene.owner)).items.map(({ kind, title, message }) => [
      kind,
      title,
      message
    ])
    const said = "The reporter says the vehicle is unsafe. This report doesn't ground it."
    expect(notices).toEqual([
      ["defect_reported", "New defect on V-1", "D-1003: Dirty (minor)."],
      ["defect_reported", "V-1 was reported as unsafe", `D-1002: Smells of gas. ${said}`],
      ["vehicle_grounded", "V-1 was reported as unsafe", `D-1001: Smoke from the hood. ${said}`]
    ])
  })

  it("drops the reports of bots with the same response", async () => {
    const scene = await createStickerScene()
    expect((await scene.send({ website: "https://spam.example" })).status).toBe(202)
    expect(await scene.defects()).toEqual([])
  })

  it("is of no use once it is revoked", async () => {
    const scene = await createStickerScene()
    for (const _ of [1, 2]) expect((await scene.revoke()).status).toBe(204)
    expect((await scene.preview()).code).toBe("sticker_invalid")
    expect((await scene.send()).code).toBe("sticker_invalid")
    expect((await scene.list())[0]?.revoked_at).not.toBeNull()
  })
})
