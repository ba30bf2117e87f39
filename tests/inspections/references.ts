import { randomUUID } from "node:crypto"
import type { IdOf } from "../isolation/IsolationSample.ts"

type Bodies = Readonly<Record<string, (idOf: IdOf) => unknown>>

const mark = (idOf: IdOf) => ({
  id: randomUUID(),
  side: "left",
  x: 1,
  y: 2,
  type: "dent",
  severity: "minor",
  size: null,
  note: null,
  file_id: idOf("freeFileId")
})

/** Bodies that name everything they can. */
export const references: Bodies = {
  createInspectionSchedule: (idOf) => ({
    form_id: idOf("formId"),
    rule: { by: "vehicles", vehicle_ids: [idOf("vehicleId")] },
    cadence: { kind: "before_use", valid_hours: 12 },
    grace_hours: 0,
    required: false
  }),
  editInspectionSchedule: (idOf) => ({
    expected_version: 1,
    rule: { by: "groups", group_ids: [idOf("groupId")] }
  }),
  submitInspection: (idOf) => ({
    vehicle_id: idOf("inspectedVehicleId"),
    form_id: idOf("formId"),
    form_version: 1,
    started_at: "2026-03-04T09:00:00Z",
    finished_at: "2026-03-04T09:10:00Z",
    device_at: "2026-03-04T09:11:00Z",
    place: null,
    answers: [
      {
        key: "brakes",
        value: { type: "pass_fail_na", result: "pass" },
        note: null,
        photos: [idOf("freeFileId")]
      },
      { key: "damage", value: { type: "damage_map", marks: [mark(idOf)] }, note: null, photos: [] }
    ],
    supersedes_id: idOf("inspectionId")
  })
}
