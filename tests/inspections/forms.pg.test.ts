import {
  ArchiveForm,
  type FormItem,
  GetFormVersion,
  ListForms,
  ListFormVersions,
  type PackName,
  RestoreForm
} from "#inspections/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { check, inspectionScene, sectionsOf } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("a form", () => {
  it("is edited as a draft, and published as a version that stays as it is", async () => {
    const { edit, form, publish, request } = await inspectionScene(app)
    const { value: changed } = await edit(form, { sections: sectionsOf(check("horn")), name: "Check" })
    expect(changed).toMatchObject({ is_changed: true, items: 1, published: { n: 1 } })
    const { value: second } = await publish(changed)
    expect(second).toMatchObject({ is_changed: false, published: { n: 2 } })
    const versions = await callEndpoint(app, ListFormVersions, request({ formId: form.id }))
    expect(versions.value.items.map(({ n, name, items }) => [n, name, items])).toEqual([
      [2, "Check", 1],
      [1, "Daily check", 3]
    ])
    const first = await callEndpoint(app, GetFormVersion, request({ formId: form.id, n: "1" }))
    expect(first.value.sections[0]?.items.map(({ key }) => key)).toEqual(["brakes", "lights", "odometer"])
    await expect(app.admin.query("update inspections.form_versions set name = 'x'")).rejects.toThrow(
      "never changes"
    )
    await expect(app.admin.query("delete from inspections.form_versions")).rejects.toThrow("never changes")
  })

  it("is not published twice without a change, nor over someone else's change", async () => {
    const { edit, form, publish } = await inspectionScene(app)
    expect(await publish(form)).toMatchObject({ status: 409, code: "nothing_to_publish" })
    await edit(form, { name: "Another name" })
    const refused = { status: 409, code: "form_was_changed" }
    expect(await edit(form, { name: "Mine" })).toMatchObject(refused)
    expect(await publish(form)).toMatchObject(refused)
  })

  it.each<PackName>(["us_dvir", "uk_walkaround", "handover", "pre_rental", "return", "appraisal"])(
    "made from the pack %s can be published",
    async (pack) => {
      const { create, publish } = await inspectionScene(app)
      const { value, status } = await create({ name: "From a pack", pack })
      expect(status).toBe(201)
      expect((await publish(value)).status).toBe(201)
    }
  )

  it("is stored for as long as the law requires", async () => {
    const { create } = await inspectionScene(app)
    expect((await create({ name: "DVIR", pack: "us_dvir" })).value.retention_months).toBe(3)
    expect(await create({ name: "UK", pack: "uk_walkaround", retention_months: 12 })).toMatchObject({
      status: 422,
      code: "retention_too_short"
    })
  })

  it("has at most 300 items, in all sections together", async () => {
    const { edit, form } = await inspectionScene(app)
    const items = (count: number): ReadonlyArray<FormItem> =>
      Array.from({ length: count }, (_, at) => check(`item_${at}`))
    const refused = await edit(form, { sections: [{ title: "All", items: items(2000) }] })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain("A form has at most 300 items.")
    const halves = [items(150), items(151)].map((some, at) => ({ title: `Part ${at}`, items: some }))
    expect((await edit(form, { sections: halves })).status).toBe(422)
    expect((await edit(form, { sections: [{ title: "All", items: items(300) }] })).status).toBe(200)
  })

  it("says why it can't be published", async () => {
    const { create, edit, publish } = await inspectionScene(app)
    const { value } = await create({ name: "Incomplete" })
    expect(await publish(value)).toMatchObject({ status: 422, code: "form_not_ready" })
    const sections = sectionsOf(
      check("a", { show_if: { item: "b", failed: true } }),
      check("b", { show_if: { item: "a", equals: "maybe" } })
    )
    const { value: edited } = await edit(value, { sections })
    expect(JSON.parse((await publish(edited)).text)).toMatchObject({
      data: {
        problems: [
          { key: "a", problem: "condition" },
          { key: "b", problem: "condition_value" }
        ]
      }
    })
  })

  it("is archived unless vehicles are inspected with it, and restored unless its name is taken", async () => {
    const { create, form, request, schedule } = await inspectionScene(app)
    const of = request({ formId: form.id })
    const { value } = await schedule()
    expect(value.form.name).toBe("Daily check")
    expect(await callEndpoint(app, ArchiveForm, of)).toMatchObject({
      status: 409,
      code: "form_has_schedules"
    })
    const { value: other } = await create({ name: "Other" })
    const ofOther = request({ formId: other.id })
    expect((await callEndpoint(app, ArchiveForm, ofOther)).status).toBe(204)
    await create({ name: "other" })
    expect(await callEndpoint(app, RestoreForm, ofOther)).toMatchObject({ status: 409, code: "form_exists" })
    const { value: list } = await callEndpoint(app, ListForms, request())
    expect(list.items.map(({ name }) => name)).toEqual(["Daily check", "other", "Other"])
  })
})
