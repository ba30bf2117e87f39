import {
  DueInspection,
  FormVersionView,
  FormView,
  GetOfflineForms,
  InspectionView,
  type OfflineForms,
  SubmitInspection
} from "#inspections/contract"
import { ListRepairs } from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer, type Received } from "../../support/fakeServer.ts"
import { ana, id, inDays, type Json, organization, reader } from "../support/fixtures.ts"

export const FORM = id(901)
export const VEHICLE = id(201)

export const SECTIONS = [
  {
    title: "Outside",
    items: [
      {
        type: "pass_fail_na",
        key: "brakes",
        label: "Brakes",
        required: true,
        photo: "never",
        on_fail: { severity: "critical", blocking: true, system: "brakes" }
      },
      {
        type: "text",
        key: "why",
        label: "What is wrong?",
        required: true,
        photo: "never",
        show_if: { item: "brakes", failed: true }
      }
    ]
  },
  {
    title: "Inside",
    items: [
      {
        type: "number",
        key: "pressure",
        label: "Pressure",
        required: false,
        photo: "never",
        unit: "bar",
        min: 2,
        max: 4
      }
    ]
  }
]

const version: Json = {
  form_id: FORM,
  n: 3,
  name: "Daily check",
  items: 3,
  published_at: inDays(-1),
  published_by: { id: ana.id, name: "Ana Ruiz" },
  hash: "ab",
  use: "daily",
  jurisdiction: "none",
  sections: SECTIONS
}

export const formVersion = reader(FormVersionView, version)

export const formView = reader(FormView, {
  id: FORM,
  organization_id: organization().id,
  name: "Daily check",
  use: "daily",
  jurisdiction: "none",
  retention_months: 3,
  items: 3,
  published: null,
  is_changed: false,
  version: 5,
  archived_at: null,
  created_at: inDays(-2),
  updated_at: inDays(-1),
  sections: SECTIONS
})

const form = { id: FORM, name: "Daily check", use: "daily", version: 3 }

export const dueInspection = reader(DueInspection, {
  schedule_id: id(930),
  form,
  vehicle: { id: VEHICLE, name: "V-1" },
  state: "overdue",
  due_on: "2026-03-04",
  required: true,
  last: null
})

export const offline = (): OfflineForms => ({
  forms: [formVersion()],
  vehicles: [
    { id: dueInspection().vehicle.id, name: "V-1", kind: "van", make: "Ford", model: "Transit", mine: true }
  ],
  due: [dueInspection()],
  vehicle_count: 1,
  form_count: 1
})

export const inspection = reader(InspectionView, {
  id: id(950),
  organization_id: organization().id,
  form: { ...form, jurisdiction: "none", sections: SECTIONS },
  vehicle: { id: VEHICLE, name: "V-1" },
  performed_by: { id: ana.id, name: "Ana Ruiz" },
  at: inDays(0),
  received_at: inDays(0),
  duration: 90,
  result: "pass",
  answered: 1,
  failed: 0,
  photos: 0,
  flags: [],
  reviewed_at: null,
  supersedes_id: null,
  superseded_by_id: null,
  started_at: inDays(0),
  finished_at: inDays(0),
  device_at: inDays(0),
  clock_offset: 0,
  place: null,
  readings: [],
  answers: [],
  review: null,
  number: 1,
  previous_hash: null,
  hash: "5c1f"
})

/** The organization, with these answers, and what a phone stores. */
export const serve = (...special: ReadonlyArray<Answer>) =>
  fakeServer([
    ...special,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(GetOfflineForms, offline),
    answers(ListRepairs, () => ({ items: [], may_sign: true })),
    answers(SubmitInspection, () => inspection())
  ])

/** What was submitted, in order. */
export const submitted = (received: ReadonlyArray<Received>) =>
  received.filter(({ method, path }) => method === "PUT" && /\/inspections\/[^/]+$/.test(path))

export const button = (name: string) => page.getByRole("button", { name, exact: true })
export const choose = (item: string, answer: string) =>
  page.getByRole("radiogroup", { name: item, exact: true }).getByRole("radio", { name: answer, exact: true })
export const FILLING = `/inspections/new?vehicle=${VEHICLE}&form=${FORM}`
