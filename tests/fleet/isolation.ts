import { randomUUID } from "node:crypto"
import { uploadPhoto } from "../files/isolation.ts"
import { type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"
import { references } from "./references.ts"

const vehicle = {
  unit_number: "7741",
  vin: null,
  plate: null,
  plate_region: null,
  make: "Ford",
  model: "Transit",
  model_year: 2024,
  kind: "van"
}

const block = {
  kind: "rental",
  starts_at: "2150-04-01T08:00:00Z",
  due_at: "2150-04-02T08:00:00Z",
  held_for: null,
  note: null
}

/** Different for everyone who creates them. */
let created = 0
const unique = () => `${MARKER} ${(created += 1)}`

interface Created {
  readonly id: string
  readonly meter_id: string
  readonly hold: { readonly id: string }
  readonly block: { readonly id: string }
}

type Create = (path: string, body: unknown) => Promise<Created>

/** A meter with a replacement, a reading and a fuel entry. */
const seedMeters = async (create: Create, vehicleId: string) => {
  const { id: meterId } = await create(`vehicles/${vehicleId}/meters`, {
    kind: "other",
    name: MARKER,
    unit: "km"
  })
  const dial = { reason: "replaced", end_value: null, start_value: 0, unit: "km", note: MARKER }
  const { id: segmentId } = await create(`meters/${meterId}/segments`, dial)
  const reading = { meter_id: meterId, value: 7741, unit: "km", confirm: true }
  const { id: readingId } = await create(`vehicles/${vehicleId}/readings`, reading)
  const { id: entryId } = await create(`vehicles/${vehicleId}/fuel`, { ...fuel, place: MARKER })
  return { meterId, segmentId, readingId, entryId }
}

/** A hold that is planned, and a restriction. */
const seedHolds = async (create: Create, vehicleId: string) => {
  const planned = { ...block, status: "tentative", held_for: MARKER, note: MARKER }
  const { hold } = await create(`vehicles/${vehicleId}/holds`, planned)
  const restriction = { severity: "restricted", reason: MARKER }
  const restricted = await create(`vehicles/${vehicleId}/safety-blocks`, restriction)
  return { holdId: hold.id, blockId: restricted.block.id }
}

const fuel = {
  energy: "diesel",
  quantity: 50,
  unit: "l",
  is_full: true,
  cost_minor: 7741,
  location_id: null,
  place: null,
  odometer: null
}

const handover = (assignment_id: string) => ({
  assignment_id,
  direction: "out",
  at: "2026-03-04T08:00:00Z",
  location_id: null,
  reading: null,
  fuel_permille: 800,
  charge_permille: null,
  keys: 2,
  accessories: [],
  notes: null,
  photos: [],
  marks: [],
  repaired: [],
  signatures: []
})

/** A handover with a photo, a signature and damage. */
const seedHandover = async (victim: Victim, assignmentId: string) => {
  const { app, base, owner } = victim
  const [handoverId, damageId, file_id] = [randomUUID(), randomUUID(), await uploadPhoto(victim)]
  const place = { id: damageId, side: "left", x: 77, y: 41, type: "dent", severity: "minor", size: null }
  await call(app, "PUT", `${base}/handovers/${handoverId}`, {
    token: owner.access_token,
    body: {
      ...handover(assignmentId),
      notes: MARKER,
      accessories: [MARKER],
      photos: [{ position: "front", file_id }],
      marks: [{ ...place, note: MARKER, file_id }],
      signatures: [{ role: "driver", name: MARKER, strokes: "M7 7l4 1" }]
    }
  })
  return { handoverId, damageId }
}

type CreateWithFiles = (
  path: string,
  body: unknown
) => Promise<
  Created & {
    readonly items: ReadonlyArray<Created>
    readonly choices: ReadonlyArray<{ readonly id: string }>
  }
>

/** A photo, a document, and a file that no record has yet. */
const seedFiles = async (victim: Victim, create: CreateWithFiles, vehicleId: string) => {
  const photos = { file_ids: [await uploadPhoto(victim)] }
  const { items } = await create(`vehicles/${vehicleId}/photos`, photos)
  const { id: documentId } = await create(`vehicles/${vehicleId}/documents`, {
    type: "insurance",
    number: MARKER,
    issuer: MARKER,
    file_id: await uploadPhoto(victim)
  })
  const field = await create("custom-fields", {
    name: unique(),
    type: "choice",
    choices: [MARKER]
  })
  return {
    customFieldId: field.id,
    choiceId: field.choices[0]?.id ?? "",
    documentId,
    photoId: items[0]?.id ?? "",
    freeFileId: await uploadPhoto(victim)
  }
}

export const isolation: IsolationSample = {
  seed: async (victim) => {
    const { app, base, owner } = victim
    const token = owner.access_token
    const create = async (path: string, body: unknown) =>
      (await call(app, "POST", `${base}/${path}`, { token, body })).body
    // Before there are vehicles: once, by whoever seeds first.
    if (created === 0) await call(app, "PUT", `${base}/sample-data`, { token })
    const place = { name: unique(), address: MARKER, time_zone: "Europe/Berlin" }
    const { id: locationId } = await create("locations", place)
    const { id: otherLocationId } = await create("locations", { ...place, name: unique() })
    const { id: groupId } = await create("groups", { name: unique() })
    const { id: vehicleId } = await create("vehicles", {
      ...vehicle,
      unit_number: unique(),
      plate: `ZD ${created}`,
      make: MARKER,
      model: MARKER,
      tags: [MARKER],
      notes: MARKER,
      location_id: locationId,
      group_id: groupId
    })
    const meters = await seedMeters(create, vehicleId)
    const { id: driverId } = await create("drivers", { name: MARKER, license_number: MARKER, notes: MARKER })
    const { id: otherVehicleId } = await create("vehicles", { ...vehicle, unit_number: unique() })
    const given = { vehicle_id: vehicleId, driver_id: driverId, from: null, until: null, note: MARKER }
    const { id: assignmentId } = await create("assignments", given)
    const taken = await seedHolds(create, vehicleId)
    return {
      vehicleId,
      otherVehicleId,
      locationId,
      otherLocationId,
      groupId,
      driverUserId: owner.user.id,
      driverId,
      assignmentId,
      ...taken,
      ...(await seedHandover(victim, assignmentId)),
      ...meters,
      ...(await seedFiles(victim, create, vehicleId))
    }
  },
  bodies: {
    createVehicle: () => vehicle,
    editVehicle: () => ({ expected_version: 1, model: "Tourneo" }),
    decodeVin: () => ({ vin: "1HGCM82633A004352", model_year: null }),
    changeLifecycle: () => ({ lifecycle: "standby", note: null }),
    changeVehicles: (idOf) => ({ ids: [idOf("vehicleId")], lifecycle: "standby" }),
    createCustomField: () => ({ name: "Cost center", type: "text" }),
    editCustomField: () => ({ name: "Body color" }),
    arrangeCustomFields: (idOf) => ({ ids: [idOf("customFieldId")] }),
    addDocument: () => ({ type: "permit", number: "P-1" }),
    editDocument: () => ({ number: "P-2" }),
    renewDocument: () => ({ expires_on: "2150-01-31" }),
    setRequiredDocuments: () => ({ items: [{ kind: "van", type: "insurance" }] }),
    addPhotos: (idOf) => ({ file_ids: [idOf("freeFileId")] }),
    arrangePhotos: (idOf) => ({ ids: [idOf("photoId")] }),
    blockVehicle: () => block,
    transferVehicle: (idOf) => ({
      to_location_id: idOf("locationId"),
      due_at: block.due_at,
      held_for: null,
      note: null
    }),
    extendHold: () => ({ due_at: "2150-04-03T08:00:00Z" }),
    blockForSafety: () => ({ severity: "grounded", reason: "Brakes" }),
    releaseSafetyBlock: () => ({ note: "Fixed" }),
    createLocation: () => ({ name: "Some depot", address: null, time_zone: "Europe/Berlin" }),
    editLocation: () => ({ name: "Renamed depot" }),
    createGroup: () => ({ name: "Some group" }),
    editGroup: () => ({ name: "Renamed group" }),
    addMeter: () => ({ kind: "pto_hours", name: null, unit: "h" }),
    editMeter: () => ({ unit: "mi" }),
    replaceMeter: () => ({ reason: "replaced", end_value: null, start_value: 0, unit: "km", note: null }),
    recordReading: () => ({ value: 7741, unit: "km" }),
    recordReadings: (idOf) => ({ readings: [{ vehicle_id: idOf("vehicleId"), value: 7741, unit: "km" }] }),
    voidReading: () => ({ reason: "Wrong" }),
    recordFuel: () => fuel,
    voidFuel: () => ({ reason: "Wrong" }),
    createDriver: () => ({ name: "Some driver" }),
    editDriver: () => ({ name: "Renamed driver" }),
    assignDriver: (idOf) => ({
      vehicle_id: idOf("vehicleId"),
      driver_id: idOf("driverId"),
      role: "secondary",
      from: "2099-01-01T00:00:00Z",
      until: null,
      note: null
    }),
    editAssignment: () => ({ note: "Changed" }),
    startAssignment: () => ({}),
    endAssignment: () => ({}),
    recordHandover: (idOf) => handover(idOf("assignmentId")),
    swapDrivers: (idOf) => ({ vehicle_id: idOf("vehicleId"), other_vehicle_id: idOf("otherVehicleId") })
  },
  references
}
