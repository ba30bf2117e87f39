import { randomUUID } from "node:crypto"
import type { IdOf } from "../isolation/IsolationSample.ts"

type Bodies = Readonly<Record<string, (idOf: IdOf) => unknown>>

const custom = (idOf: IdOf) => ({ [idOf("customFieldId")]: idOf("choiceId") })
const place = (idOf: IdOf) => ({ location_id: idOf("locationId"), group_id: idOf("groupId") })
const file = (idOf: IdOf) => ({ file_id: idOf("freeFileId") })

const handover = (idOf: IdOf) => ({
  assignment_id: idOf("assignmentId"),
  direction: "out",
  at: "2026-03-04T09:00:00Z",
  location_id: idOf("locationId"),
  reading: null,
  fuel_permille: null,
  charge_permille: null,
  keys: null,
  accessories: [],
  notes: null,
  photos: [{ position: "front", ...file(idOf) }],
  marks: [
    {
      id: randomUUID(),
      side: "left",
      x: 1,
      y: 2,
      type: "dent",
      severity: "minor",
      size: null,
      note: null,
      ...file(idOf)
    }
  ],
  repaired: [],
  signatures: [],
  corrects_id: idOf("handoverId")
})

/** Bodies that name everything they can. */
export const references: Bodies = {
  createVehicle: (idOf) => ({
    unit_number: "A vehicle with references",
    vin: null,
    plate: null,
    plate_region: null,
    make: null,
    model: null,
    model_year: null,
    kind: "van",
    ...place(idOf),
    custom: custom(idOf)
  }),
  editVehicle: (idOf) => ({ expected_version: 1, ...place(idOf), custom: custom(idOf), notes: "Changed" }),
  changeVehicles: (idOf) => ({
    ids: [idOf("vehicleId")],
    ...place(idOf),
    custom: custom(idOf),
    add_tags: ["changed"]
  }),
  editCustomField: (idOf) => ({ choices: [{ id: idOf("choiceId"), name: "Blue" }] }),
  addDocument: (idOf) => ({ type: "permit", ...file(idOf) }),
  editDocument: file,
  renewDocument: (idOf) => ({ expires_on: "2150-01-31", ...file(idOf) }),
  recordReading: (idOf) => ({ meter_id: idOf("meterId"), value: 7742, unit: "km", confirm: true }),
  transferVehicle: (idOf) => ({
    to_location_id: idOf("otherLocationId"),
    due_at: "2150-04-02T08:00:00Z",
    held_for: null,
    note: null
  }),
  recordReadings: (idOf) => ({
    readings: [
      { vehicle_id: idOf("vehicleId"), meter_id: idOf("meterId"), value: 7743, unit: "km", confirm: true }
    ]
  }),
  recordFuel: (idOf) => ({
    energy: "diesel",
    quantity: 50,
    unit: "l",
    is_full: true,
    cost_minor: null,
    location_id: idOf("locationId"),
    place: null,
    odometer: null
  }),
  createDriver: (idOf) => ({ name: "A member", user_id: idOf("colleagueId") }),
  editDriver: (idOf) => ({ user_id: idOf("driverUserId") }),
  assignDriver: (idOf) => ({
    vehicle_id: idOf("otherVehicleId"),
    driver_id: idOf("driverId"),
    from: "2099-01-01T00:00:00Z",
    role: "secondary",
    until: null,
    note: null
  }),
  recordHandover: handover
}
