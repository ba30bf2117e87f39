import { randomUUID } from "node:crypto"
import { type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"
import { references } from "./references.ts"

/** Different for everyone who creates them. */
let created = 0

const sections = [
  {
    title: MARKER,
    items: [
      {
        key: "brakes",
        type: "pass_fail_na",
        label: MARKER,
        required: true,
        photo: "never",
        on_fail: { severity: "minor", blocking: false, system: "brakes", title: MARKER }
      },
      { key: "damage", type: "damage_map", label: MARKER, required: false, photo: "never" }
    ]
  }
]

const schedule = {
  rule: { by: "all" },
  cadence: { kind: "every_days", days: 1, starts_on: "2150-01-01" },
  grace_hours: 0,
  required: false
}

const inspection = (vehicle_id: string, form_id: string) => ({
  vehicle_id,
  form_id,
  form_version: 1,
  started_at: "2026-03-04T08:00:00Z",
  finished_at: "2026-03-04T08:05:00Z",
  device_at: "2026-03-04T08:06:00Z",
  place: null,
  answers: [{ key: "brakes", value: { type: "pass_fail_na", result: "fail" }, note: MARKER, photos: [] }]
})

interface Created {
  readonly id: string
  readonly version: number
}

const seed = async ({ app, base, owner }: Victim) => {
  const token = owner.access_token
  const send = async (method: string, path: string, body: unknown): Promise<Created> =>
    (await call(app, method, `${base}/${path}`, { token, body })).body
  const vehicle = await send("POST", "vehicles", {
    unit_number: `${MARKER} ${(created += 1)}`,
    vin: null,
    plate: null,
    plate_region: null,
    make: null,
    model: null,
    model_year: null,
    kind: "van"
  })
  const form = await send("POST", "inspection-forms", { name: `${MARKER} ${created}` })
  const draft = await send("PATCH", `inspection-forms/${form.id}`, { expected_version: 1, sections })
  await send("POST", `inspection-forms/${form.id}/versions`, { expected_version: draft.version })
  const scheduled = await send("POST", "inspection-schedules", { ...schedule, form_id: form.id })
  const inspectionId = randomUUID()
  await send("PUT", `inspections/${inspectionId}`, inspection(vehicle.id, form.id))
  await send("PUT", `inspections/${inspectionId}/review`, { note: MARKER })
  return {
    formId: form.id,
    n: "1",
    inspectionScheduleId: scheduled.id,
    inspectionId,
    inspectedVehicleId: vehicle.id
  }
}

export const isolation: IsolationSample = {
  seed,
  bodies: {
    createForm: () => ({ name: `Form ${randomUUID()}`, pack: "us_dvir" }),
    editForm: () => ({ expected_version: 3, name: `Form ${randomUUID()}` }),
    publishForm: () => ({ expected_version: 3 }),
    createInspectionSchedule: (idOf) => ({ ...schedule, form_id: idOf("formId") }),
    editInspectionSchedule: () => ({ expected_version: 1, required: true }),
    submitInspection: (idOf) => inspection(idOf("inspectedVehicleId"), idOf("formId")),
    reviewInspection: () => ({ note: "Checked." })
  },
  queries: { exportInspectionFile: "?from=2026-03-01&to=2026-03-31" },
  references
}
