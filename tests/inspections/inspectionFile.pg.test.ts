import { FileId } from "#files/contract"
import { EditProfile } from "#identity/contract"
import { DamageId } from "#fleet/contract"
import { ItemKey, ReviewInspection } from "#inspections/contract"
import { ResolveDefect, SignRelease } from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesIn, photo } from "../files/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { downloaded } from "../support/downloaded.ts"
import { logged } from "../support/history.ts"
import { picturesOn, readPdf } from "../support/readPdf.ts"
import { answer, inspectionScene, type InspectionScene, sectionsOf } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const DAY = 86_400_000
const day = (offset = 0): string => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10)

/** All but the id, and what the database computes. */
const COLUMNS = `organization_id, form_id, form_version, vehicle_id, performed_by, started_at, finished_at, device_at,
  clock_offset, received_at, at, place, answers, readings, result, answered, failed, photos, flags, keep_until`

const exported = ({ tenant, vehicle }: InspectionScene, from = day(-1), to = day(1), by = tenant.owner) =>
  downloaded(
    app,
    `/api/organizations/${tenant.id}/vehicles/${vehicle.id}/inspection-file?from=${from}&to=${to}`,
    by.access_token
  )

describe("the file of a vehicle", () => {
  it("has its inspections with photos, and its defects with their certificates of repair", async () => {
    const scene = await inspectionScene(app)
    const { owner } = scene.tenant
    await scene.submit()
    const { id } = await filesIn(app, scene.tenant.id, owner).upload(await photo(40, 30), {
      name: "brakes.jpg"
    })
    const photos = [FileId.make(id)]
    const failed = answer("brakes", "fail", { note: "Pedal is soft", photos })
    const { value: inspection } = await scene.submit(scene.filled([failed, answer("lights")]))
    const defectId = inspection.answers.find(({ key }) => key === "brakes")?.defect_id ?? ""
    const request = scene.request({ defectId })
    await callEndpoint(app, ResolveDefect, {
      ...request,
      body: { expected_version: 1, resolution: "fixed", note: "Hose replaced and tested" }
    })
    await callEndpoint(app, SignRelease, { ...request, body: { expected_version: 2 } })
    const { status, headers, bytes } = await exported(scene)
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("application/pdf")
    const { text, pages } = await readPdf(bytes)
    const words = ["Daily check", "Pedal is soft", "Hose replaced and tested", "D-1001", owner.user.full_name]
    for (const word of words) expect(text).toContain(word)
    expect(text).toContain("All 2 recorded inspections")
    expect(text.replaceAll(/\s/g, "")).toContain(inspection.hash)
    const pictures = await Promise.all(pages.map((_, index) => picturesOn(bytes, index + 1)))
    // With the inspection, and with its defect.
    expect(pictures.reduce((sum, one) => sum + one, 0)).toBe(2)
    const details = { from: day(-1), to: day(1) }
    expect(await logged(app, scene.tenant, "inspections.exported")).toMatchObject([{ details }])
  })

  it("names the vehicle by its plate and model, as an authority knows it", async () => {
    const scene = await inspectionScene(app)
    const known = { unit_number: "V-7", plate: "AB12 CDE", make: "Ford", model: "Transit", model_year: 2024 }
    const vehicle = await scene.tenant.vehicle(known)
    const { text } = await readPdf((await exported({ ...scene, vehicle })).bytes)
    for (const word of ["V-7", "AB12 CDE", "Ford Transit 2024"]) expect(text).toContain(word)
  })

  it("has what was signed and marked, both clocks, the place and who reviewed it", async () => {
    const scene = await inspectionScene(app)
    const { filled, get, published, request, submit, tenant } = scene
    const { owner } = tenant
    const field = { required: true, photo: "never" } as const
    const form = await published(
      sectionsOf(
        { ...field, type: "damage_map", key: ItemKey.make("damage"), label: "Damage" },
        { ...field, type: "signature", key: ItemKey.make("signature"), label: "Driver" }
      )
    )
    const dent = { type: "dent", severity: "moderate", size: "up_to_5_cm", note: "Above the lamp" } as const
    const mark = {
      id: DamageId.make(randomUUID()),
      side: "front",
      x: 200,
      y: 500,
      ...dent,
      file_id: null
    } as const
    const signed = { type: "signature", name: "Dora Lind", strokes: "M100 100l300 50l-200 40" } as const
    const answers = [
      { key: "damage", value: { type: "damage_map", marks: [mark] }, note: null, photos: [] },
      { key: "signature", value: signed, note: null, photos: [] }
    ] as const
    const place = { latitude: 52.516, longitude: 13.377, accuracy: 100 }
    const { value } = await submit(filled(answers, { form_id: form.id, place }))
    expect(value.answered).toBe(2)
    const reviewed = request({ inspectionId: value.id })
    await callEndpoint(app, ReviewInspection, { ...reviewed, body: { note: "Seen" } })
    expect((await get(value.id)).value.review).not.toBeNull()
    const { text } = await readPdf((await exported(scene)).bytes)
    const words = [
      "1. Front: Dent, moderate, up to 5 cm. Above the lamp",
      "Driver: Dora Lind",
      "Started (device time)",
      "Received (server time)",
      "52.516, 13.377 (± 100 m)",
      "Reviewed by",
      `${owner.user.full_name}, `,
      "The recorded inspection of this vehicle is linked"
    ]
    for (const word of words) expect(text.replaceAll(/\s+/g, " ")).toContain(word)
  })

  it("is in the language of whoever exports it", async () => {
    const scene = await inspectionScene(app)
    await scene.submit()
    await callEndpoint(app, EditProfile, { token: scene.tenant.owner.access_token, body: { locale: "es" } })
    const { text, language } = await readPdf((await exported(scene)).bytes)
    expect(text).toContain("Expediente de inspecciones")
    expect(language).toBe("es")
  })

  it("has nothing of another period", async () => {
    const scene = await inspectionScene(app)
    await scene.submit()
    const { text } = await readPdf((await exported(scene, day(-40), day(-30))).bytes)
    expect(text).toContain("No inspections in this period.")
    expect(text).toContain("No defects in this period.")
  })

  it.each([
    ["ends before it begins", day(), day(-1)],
    ["is longer than 500 days", day(-500), day()]
  ])("is refused for a period that %s", async (_, from, to) => {
    const scene = await inspectionScene(app)
    const { status, bytes } = await exported(scene, from, to)
    expect(status).toBe(422)
    expect(new TextDecoder().decode(bytes)).toContain("file_period_not_possible")
  })

  it("is refused if there is too much for one file", async () => {
    const scene = await inspectionScene(app)
    await scene.submit()
    await app.admin.query(
      `insert into inspections.inspections (${COLUMNS}, id)
       select ${COLUMNS}, gen_random_uuid() from inspections.inspections, generate_series(1, 500)
       where organization_id = $1`,
      [scene.tenant.id]
    )
    const { status, bytes } = await exported(scene)
    expect(status).toBe(422)
    expect(new TextDecoder().decode(bytes)).toContain("inspection_file_too_large")
  })

  it("needs the permission to export", async () => {
    const scene = await inspectionScene(app)
    const technician = await scene.tenant.addMember("technician")
    expect((await exported(scene, day(-1), day(1), technician)).status).toBe(403)
  })
})
