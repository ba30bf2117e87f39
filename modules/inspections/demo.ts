import {
  asDemoMember,
  CalendarDate,
  dayOf,
  type Demo,
  type DemoData,
  type DemoOrganization,
  type EarlierDemo,
  inRole,
  minutes,
  newId,
  plus,
  Story
} from "#kernel"
import { FileId } from "#files/contract"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import type { Answer } from "./contract/answers.ts"
import type { FormView } from "./contract/formViews.ts"
import { InspectionId } from "./contract/ids.ts"
import { type FormItem, type FormSections, itemsOf } from "./contract/items.ts"
import type { PackName } from "./contract/packs/names.ts"
import { packs } from "./contract/packs/packs.ts"
import { createForm } from "./forms/commands/CreateForm.ts"
import { editForm } from "./forms/commands/EditForm.ts"
import { publishForm } from "./forms/commands/PublishForm.ts"
import { createInspectionSchedule } from "./schedules/commands/CreateInspectionSchedule.ts"
import { submitInspection } from "./submissions/commands/SubmitInspection.ts"

/** What the vehicles of each organization are inspected by, every day and on other occasions. */
const FORMS: Readonly<Record<DemoOrganization["key"], readonly [daily: PackName, other: PackName]>> = {
  riverside: ["uk_walkaround", "handover"],
  harbour: ["pre_rental", "return"],
  lakeview: ["us_dvir", "appraisal"]
}

const NAMES: Readonly<Record<PackName, string>> = {
  us_dvir: "Driver's vehicle inspection report",
  uk_walkaround: "Daily walkaround check",
  handover: "Handover",
  pre_rental: "Ready to rent",
  return: "Return",
  appraisal: "Appraisal"
}

const FIRST_DAY = 30
const DAYS = 14
/** How many vehicles are inspected every day. */
const INSPECTED = 6
/** The vehicle and the day on which something was found. */
const [DAMAGED, FOUND] = [3, 2]

/** The same without what only a person beside the vehicle can say: readings and photos. */
const withoutEvidence = (sections: FormSections): FormSections =>
  sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.type === "meter" || item.type === "photo"
        ? { ...item, required: false, photo: "never" as const }
        : item
    )
  }))

const createForms = Effect.fnUntraced(function* (organization: DemoOrganization) {
  const { until, happens } = yield* Story
  const manager = asDemoMember(inRole(organization, "manager"))
  const at = dayOf(organization, until, FIRST_DAY, 11, 0)
  const forms: Array<FormView> = []
  for (const pack of FORMS[organization.key]) {
    const sections = withoutEvidence(packs[pack].sections)
    const created = yield* happens(at, createForm({ name: NAMES[pack], pack }).pipe(manager))
    const change = { expected_version: created.version, sections }
    const draft = yield* happens(at, editForm(created.id, change).pipe(manager))
    forms.push(yield* happens(at, publishForm(draft.id, draft.version).pipe(manager)))
  }
  return forms
})

const SIGNATURE = { name: "Signed", strokes: "M120 240l80 -90l60 70l90 -60l120 20" }

const valueOf = (item: FormItem): Answer["value"] | undefined => {
  switch (item.type) {
    case "pass_fail_na":
      return { type: item.type, result: "pass" }
    case "number":
      return { type: item.type, number: item.unit === "%" ? 80 : 2 }
    case "select":
      return { type: item.type, option: item.options[0]?.key ?? "" }
    case "signature":
      return { type: item.type, ...SIGNATURE }
    default:
      return undefined
  }
}

/** What someone finds: everything is fine, except for one item if there is a photo of it. */
const answersOf = (sections: FormSections, photo: FileId | undefined): ReadonlyArray<Answer> =>
  itemsOf(sections).flatMap((item): ReadonlyArray<Answer> => {
    const value = valueOf(item)
    if (value === undefined) return []
    return photo !== undefined && (item.key === "lights" || item.key === "lighting")
      ? [
          {
            key: item.key,
            value: { type: "pass_fail_na", result: "fail" },
            note: "The left brake light does not work.",
            photos: [photo]
          }
        ]
      : [{ key: item.key, value, note: null, photos: [] }]
  })

/** A photo of a vehicle, as its inspector takes it. */
const photograph = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  { kind, exterior_color }: VehicleView,
  at: Date,
  { upload, draw }: { readonly upload: DemoData["uploading"]; readonly draw: DemoData["drawing"] }
) {
  const { happens } = yield* Story
  const id = yield* happens(at, newId(FileId))
  const bytes = draw.vehicle(kind, exterior_color, "left")
  const file = { id, name: "brake-light.png", size: bytes.length, part: 0, bytes }
  yield* happens(at, upload(file).pipe(asDemoMember(inRole(organization, "technician"))))
  return id
})

const scheduleDaily = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  { id: form_id }: FormView,
  vehicles: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  const at = dayOf(organization, until, DAYS + 1, 11, 0)
  const starts_on = CalendarDate.make(at.toISOString().slice(0, 10))
  const schedule = {
    form_id,
    rule: { by: "vehicles" as const, vehicle_ids: vehicles.slice(0, INSPECTED + 2).map(({ id }) => id) },
    cadence: { kind: "every_days" as const, days: 1, starts_on },
    grace_hours: 6,
    required: false
  }
  const manager = asDemoMember(inRole(organization, "manager"))
  yield* happens(at, createInspectionSchedule(schedule).pipe(manager))
})

/** Forms, and daily inspections of the last two weeks on some vehicles, one of which found something. */
const play = Effect.fn("inspections.demo")(function* (earlier: EarlierDemo) {
  const { until, happens } = yield* Story
  const fleets = yield* earlier("vehicles")
  const tools = { upload: yield* earlier("uploading"), draw: yield* earlier("drawing") }
  for (const organization of yield* earlier("organizations")) {
    const [form] = yield* createForms(organization)
    const vehicles = (fleets.get(organization.id) ?? []).filter(({ lifecycle }) => lifecycle === "in_service")
    if (form === undefined) continue
    yield* scheduleDaily(organization, form, vehicles)
    const technician = asDemoMember(inRole(organization, "technician"))
    for (let ago = DAYS; ago > 0; ago--)
      for (const [n, vehicle] of vehicles.slice(0, INSPECTED).entries()) {
        const at = dayOf(organization, until, ago, 7, n * 9)
        const isFound = n === DAMAGED && ago === FOUND
        const photo = isFound ? yield* photograph(organization, vehicle, at, tools) : undefined
        const id = yield* happens(at, newId(InspectionId))
        const inspection = {
          vehicle_id: vehicle.id,
          form_id: form.id,
          form_version: 1,
          started_at: plus(at, -minutes(4 + (n % 3))),
          finished_at: at,
          device_at: at,
          place: null,
          answers: answersOf(form.sections, photo)
        }
        yield* happens(at, submitInspection(id, inspection).pipe(technician))
      }
  }
  return {}
})

export const demo = { play } satisfies Demo
