import { type FormItem, GetOfflineForms, ListInspections } from "#inspections/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { downloaded } from "../support/downloaded.ts"
import { answer, before, check, inspectionScene, newInspectionId, sectionsOf } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const MINUTES_PER_YEAR = 365 * 24 * 60

describe("inspections from a device whose clock is centuries off", () => {
  it("are finished in this century, and listed once each", async () => {
    const { filled, request, submit } = await inspectionScene(app)
    const at = "1900-01-02T12:00:00Z"
    const wrong = { started_at: at, finished_at: at, device_at: before(-170 * MINUTES_PER_YEAR) }
    const sent = [await submit(filled(undefined, wrong)), await submit(filled(undefined, wrong))]
    for (const { value } of sent) expect(value.flags.toSorted()).toEqual(["clock", "fast", "late"])
    const page = async (query: Readonly<Record<string, string>>) =>
      (await callEndpoint(app, ListInspections, { ...request(), query: { limit: "1", ...query } })).value
    const first = await page({})
    const second = await page({ after: first.next ?? "" })
    expect(second.next).toBeNull()
    expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual(
      sent.map(({ value }) => value.id).toSorted()
    )
  })
})

describe("an inspection with two answers to an item", () => {
  it("is refused, because only one of them could be followed up", async () => {
    const { filled, published, submit } = await inspectionScene(app)
    const more = check("photo_of_brakes", { show_if: { item: "brakes", failed: true } })
    const form = await published(sectionsOf(check("brakes"), more))
    const body = filled([answer("brakes", "fail"), answer("brakes", "pass")], { form_id: form.id })
    expect((await submit(body)).status).toBe(422)
  })
})

/** As text, it has 300 digits. */
const TINY = 1e-300

const manyOf = (type: "meter" | "damage_map") =>
  Array.from({ length: 300 }, (_, n): FormItem => ({ ...check(`item_${n}`), type, meter: "odometer" }))

describe("an inspection with numbers of hundreds of digits", () => {
  it("is recorded with as many as they need, once", async () => {
    const { filled, published, submit } = await inspectionScene(app)
    const items = manyOf("meter")
    const form = await published(sectionsOf(...items))
    const value = { type: "meter" as const, value: TINY, unit: "km" as const }
    const body = filled(
      items.map(({ key }) => ({ ...answer(key), value })),
      { form_id: form.id, place: { latitude: 52.5200066, longitude: TINY, accuracy: TINY } }
    )
    const id = newInspectionId()
    const { value: recorded } = await submit(body, id)
    expect(recorded.place).toEqual({ latitude: 52.52, longitude: 0, accuracy: 0 })
    expect(recorded.readings).toHaveLength(items.length)
    expect((await submit(body, id)).status).toBe(200)
  })
})

describe("an inspection with more marks than anyone draws", () => {
  it("is refused with the reason", async () => {
    const { filled, published, submit } = await inspectionScene(app)
    const items = manyOf("damage_map")
    const form = await published(sectionsOf(...items))
    const place = { side: "left", x: 1, y: 1, type: "scratch", severity: "minor" } as const
    const marked = () => ({
      type: "damage_map" as const,
      marks: Array.from({ length: 22 }, () => ({
        ...place,
        id: randomUUID(),
        size: null,
        note: null,
        file_id: null
      }))
    })
    const answers = items.map(({ key }) => ({ ...answer(key), value: marked() }))
    expect(await submit(filled(answers, { form_id: form.id }))).toMatchObject({
      status: 422,
      code: "inspection_too_large"
    })
  })
})

describe("a vehicle's file of the first and last days of the calendar", () => {
  it.each(["1900-01-01", "2199-12-31"])("%s is written", async (day) => {
    const { tenant, vehicle } = await inspectionScene(app)
    const path = `/api/organizations/${tenant.id}/vehicles/${vehicle.id}/inspection-file?from=${day}&to=${day}`
    expect((await downloaded(app, path, tenant.owner.access_token)).status).toBe(200)
  })
})

const COPIES = `
  with copied as (
    insert into inspections.forms (organization_id, id, name, use, jurisdiction, retention_months, draft, version,
      created_at, updated_at)
    select organization_id, gen_random_uuid(), name || n, use, jurisdiction, retention_months, '[]', 1, now(), now()
    from inspections.forms, generate_series(1, 40) n where organization_id = $1 and id = $2 returning *
  )
  insert into inspections.form_versions (organization_id, form_id, n, name, sections, items, published_at, published_by)
  select c.organization_id, c.id, 1, c.name, v.sections, v.items, now(), v.published_by
  from copied c join inspections.form_versions v on v.organization_id = c.organization_id and v.form_id = $2`

describe("many large forms", () => {
  it("are stored on phones up to a number of items", async () => {
    const { published, request, tenant } = await inspectionScene(app)
    const form = await published(sectionsOf(...Array.from({ length: 300 }, (_, n) => check(`item_${n}`))))
    await app.admin.query(COPIES, [tenant.id, form.id])
    await app.admin.query("update inspections.forms set published = 1 where organization_id = $1", [
      tenant.id
    ])
    const { value } = await callEndpoint(app, GetOfflineForms, request())
    const items = value.forms.reduce((sum, one) => sum + one.items, 0)
    expect(items).toBeGreaterThan(4000)
    expect(items).toBeLessThanOrEqual(5000)
    expect(value.form_count).toBeGreaterThan(value.forms.length)
  })
})
