import type { IdOf } from "../isolation/IsolationSample.ts"

type Bodies = Readonly<Record<string, (idOf: IdOf) => unknown>>

/** Bodies that name everything they can. */
export const defectReferences: Bodies = {
  reportDefect: (idOf) => ({
    vehicle_id: idOf("defectVehicleId"),
    title: "A defect with references",
    system: "brakes",
    severity: "minor",
    blocking: false,
    source: "driver",
    note: null,
    photos: [idOf("freeFileId")]
  }),
  editDefect: (idOf) => ({ expected_version: 1, assignee_id: idOf("colleagueId") }),
  receiveParts: (idOf) => ({ quantity: 1, unit_cost_minor: 100, vendor_id: idOf("vendorId"), note: null }),
  acknowledgeRepairs: (idOf) => ({ defect_ids: [idOf("resolvedDefectId")] })
}
