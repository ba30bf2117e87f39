import type { FileId } from "#files/contract"
import {
  CreateForm,
  CreateInspectionSchedule,
  EditForm,
  type FormItem,
  type FormSections,
  type FormView,
  GetInspection,
  InspectionId,
  ListInspections,
  PublishForm,
  SubmitInspection
} from "#inspections/contract"
import { randomUUID } from "node:crypto"
import { createFleetTenant } from "../fleet/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

export type Body = (typeof SubmitInspection)["body"]["Encoded"]
type EncodedAnswer = Body["answers"][number]

const item = (key: string, more: Partial<FormItem>) =>
  ({ key, label: key, required: true, photo: "never", ...more }) as FormItem

export const check = (key: string, more: Partial<FormItem> = {}): FormItem =>
  item(key, {
    type: "pass_fail_na",
    on_fail: { severity: "minor", blocking: false, system: "lights" },
    ...more
  })

export const brakes = check("brakes", {
  on_fail: { severity: "critical", blocking: true, system: "brakes" }
})

export const odometer = item("odometer", {
  type: "meter",
  meter: "odometer",
  required: false
})

export const sectionsOf = (...items: ReadonlyArray<FormItem>): FormSections => [{ title: "Check", items }]

export const answer = (
  key: string,
  result: "pass" | "fail" | "na" = "pass",
  more: { readonly note?: string; readonly photos?: ReadonlyArray<FileId> } = {}
) => ({
  key,
  value: { type: "pass_fail_na" as const, result },
  note: null,
  photos: [] as ReadonlyArray<FileId>,
  ...more
})

export const newInspectionId = () => InspectionId.make(randomUUID())

/** Minutes before now, as a device writes it. */
export const before = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

// Long because: it is the list of shortcuts.
/** An organization with a van and a published form with brakes and lights, and shortcuts for inspecting it. */
export const inspectionScene = async (app: TestApp) => {
  const tenant = await createFleetTenant(app)
  const vehicle = await tenant.vehicle()
  const request = (params: Readonly<Record<string, string>> = {}, by: Person = tenant.owner) => ({
    token: by.access_token,
    params: tenant.params(params)
  })
  const create = (body: (typeof CreateForm)["body"]["Encoded"], by?: Person) =>
    callEndpoint(app, CreateForm, { ...request({}, by), body })
  const edit = (form: FormView, changes: Omit<(typeof EditForm)["body"]["Encoded"], "expected_version">) =>
    callEndpoint(app, EditForm, {
      ...request({ formId: form.id }),
      body: { expected_version: form.version, ...changes }
    })
  const publish = (form: FormView) =>
    callEndpoint(app, PublishForm, {
      ...request({ formId: form.id }),
      body: { expected_version: form.version }
    })
  const published = async (
    sections: FormSections,
    fields: Partial<(typeof CreateForm)["body"]["Encoded"]> = {}
  ): Promise<FormView> => {
    const { value } = await create({ name: `Form ${randomUUID()}`, ...fields })
    return (await publish((await edit(value, { sections })).value)).value
  }
  const form = await published(sectionsOf(brakes, check("lights"), odometer), {
    name: "Daily check",
    use: "daily"
  })
  const filled = (
    answers: ReadonlyArray<EncodedAnswer> = [answer("brakes"), answer("lights")],
    fields: Partial<Body> = {}
  ): Body => ({
    vehicle_id: vehicle.id,
    form_id: form.id,
    form_version: 1,
    started_at: before(6),
    finished_at: before(1),
    device_at: before(0),
    place: null,
    answers,
    ...fields
  })
  const submit = (body: Body = filled(), id: string = newInspectionId(), by?: Person) =>
    callEndpoint(app, SubmitInspection, { ...request({ inspectionId: id }, by), body })
  return {
    tenant,
    vehicle,
    form,
    request,
    create,
    edit,
    publish,
    published,
    filled,
    submit,
    get: (id: string, by?: Person) => callEndpoint(app, GetInspection, request({ inspectionId: id }, by)),
    list: async (query: Readonly<Record<string, string>> = {}) =>
      (await callEndpoint(app, ListInspections, { ...request(), query })).value.items,
    schedule: (fields: Partial<(typeof CreateInspectionSchedule)["body"]["Encoded"]> = {}) =>
      callEndpoint(app, CreateInspectionSchedule, {
        ...request(),
        body: {
          form_id: form.id,
          rule: { by: "all" },
          cadence: { kind: "every_days", days: 1, starts_on: before(0).slice(0, 10) },
          grace_hours: 0,
          required: false,
          ...fields
        }
      })
  }
}

export type InspectionScene = Awaited<ReturnType<typeof inspectionScene>>
