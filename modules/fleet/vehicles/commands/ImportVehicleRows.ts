import {
  dayIn,
  type ImportOptions,
  type ImportRow,
  newId,
  now,
  type OrganizationId,
  permitted,
  type RowOutcome,
  transactional
} from "#kernel"
import { Effect, Schema } from "effect"
import { VehicleId } from "../../contract/ids.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"
import { CustomFields } from "../../fields/domain/CustomFields.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { Before, ImportedVehicles } from "../domain/ImportedVehicles.ts"
import { decideRows, type Decisions } from "../domain/importing.ts"
import { editsOf } from "../domain/timeline.ts"
import { newVehicle } from "../domain/Vehicles.ts"
import { claimsIn, readVehicleRows } from "../queries/CheckVehicleRows.ts"
import { settingsOf } from "../queries/settings.ts"
import { register, registerNew, todayIn } from "./changeVehicle.ts"

const encodeBefore = Schema.encodeSync(Schema.toCodecJson(Before))

/** Creates and updates vehicles from the valid rows of a file, and says what was done to each row. */
export const importVehicleRows = Effect.fn("fleet.importVehicleRows")(function* (
  rows: ReadonlyArray<ImportRow>,
  options: ImportOptions
) {
  const { organizationId } = yield* permitted("vehicles.import")
  // Choices must not be removed while vehicles get them.
  yield* CustomFields.use((fields) => fields.shared(organizationId))
  const { valid, refused } = yield* readVehicleRows(rows)
  const vehicles = yield* ImportedVehicles
  const find = options.existing === "update" ? vehicles.lockHaving : vehicles.having
  const existing = yield* find(organizationId, claimsIn(valid), yield* todayIn(organizationId))
  const decided = decideRows(valid, existing, options, yield* now)
  const updated = yield* update(organizationId, decided.updating)
  return [...refused, ...decided.others, ...updated, ...(yield* create(organizationId, decided.creating))]
}, transactional)

const update = Effect.fnUntraced(function* (organizationId: OrganizationId, updating: Decisions["updating"]) {
  if (updating.length === 0) return []
  yield* ImportedVehicles.use((vehicles) => vehicles.save(updating.map(({ after }) => after)))
  const replated = updating.filter(
    ({ before, after }) => before.plate !== after.plate || before.plate_region !== after.plate_region
  )
  // A plate that someone else used at the same time is a defect: the batch is tried again, and then refused.
  if (replated.length > 0)
    yield* Effect.orDie(
      register(
        organizationId,
        replated.map(({ after }) => after),
        yield* todayIn(organizationId)
      )
    )
  const records = updating.flatMap(({ before, after, fields }) =>
    editsOf(before, after, fields).map((one) => ({
      organizationId,
      vehicleId: after.id,
      at: after.updated_at,
      ...one
    }))
  )
  yield* VehicleTimeline.use((timeline) => timeline.record(records))
  return updating.map(({ line, before, after }): RowOutcome => ({
    line,
    outcome: "updated",
    id: before.id,
    before: encodeBefore({ ...before, imported_version: after.version })
  }))
})

const create = Effect.fnUntraced(function* (organizationId: OrganizationId, creating: Decisions["creating"]) {
  if (creating.length === 0) return []
  const { currency, time_zone } = yield* settingsOf(organizationId)
  const at = yield* now
  const made = yield* Effect.forEach(creating, ({ line, entered }) =>
    Effect.map(newId(VehicleId), (id) => ({
      line,
      vehicle: newVehicle(entered, { id, organizationId, currency, at })
    }))
  )
  const added = yield* ImportedVehicles.use((all) => all.add(made.map(({ vehicle }) => vehicle)))
  const stored = made.flatMap(({ vehicle }) => (added.has(vehicle.id) ? [vehicle] : []))
  const imported = stored.map(({ id: vehicleId }) => ({
    organizationId,
    vehicleId,
    at,
    kind: "vehicle.imported"
  }))
  // One statement is sent while the database works on the other.
  yield* Effect.all(
    [
      Effect.orDie(registerNew(organizationId, stored, dayIn(time_zone, at))),
      VehicleTimeline.use((timeline) => timeline.record(imported))
    ],
    { concurrency: "unbounded", discard: true }
  )
  return made.map(({ line, vehicle }): RowOutcome =>
    added.has(vehicle.id)
      ? { line, outcome: "created", id: vehicle.id }
      : // Someone else used the VIN or unit number at the same time.
        { line, outcome: "skipped", value: vehicleName(vehicle), same_as: null }
  )
})
