import { dayIn, type ImportOptions, type ImportRow, now, permitted, type RowOutcome } from "#kernel"
import { Effect } from "effect"
import { settingsOf } from "./settings.ts"
import { CustomFields } from "../../fields/domain/CustomFields.ts"
import { type Claims, ImportedVehicles } from "../domain/ImportedVehicles.ts"
import { decideRows, type ReadRow, readRows } from "../domain/importing.ts"
import { plateKeyOf } from "../domain/names.ts"
import { minorUnits } from "../domain/money.ts"

/** Says what importing these rows would do to each, without writing. */
export const checkVehicleRows = Effect.fn("fleet.checkVehicleRows")(function* (
  rows: ReadonlyArray<ImportRow>,
  options: ImportOptions
) {
  const { organizationId } = yield* permitted("vehicles.import")
  const { valid, refused } = yield* readVehicleRows(rows)
  const at = yield* now
  const { time_zone } = yield* settingsOf(organizationId)
  const existing = yield* ImportedVehicles.use((vehicles) =>
    vehicles.having(organizationId, claimsIn(valid), dayIn(time_zone, at))
  )
  const { creating, updating, others } = decideRows(valid, existing, options, at)
  return [
    ...refused,
    ...others,
    ...creating.map(({ line }): RowOutcome => ({ line, outcome: "created" })),
    ...updating.map(({ line, before: { id } }): RowOutcome => ({ line, outcome: "updated", id }))
  ]
})

/** Validates rows. */
export const readVehicleRows = Effect.fnUntraced(function* (rows: ReadonlyArray<ImportRow>) {
  const { organizationId } = yield* permitted("vehicles.import")
  const [places, { currency }, all] = yield* Effect.all(
    [
      ImportedVehicles.use((vehicles) => vehicles.places(organizationId)),
      settingsOf(organizationId),
      CustomFields.use((fields) => fields.all(organizationId))
    ],
    { concurrency: "unbounded" }
  )
  const fields = all.filter(({ archived_at }) => archived_at === null)
  return readRows(rows, { ...places, fields }, minorUnits(currency))
})

/** The VINs, unit numbers and plates in rows. */
export const claimsIn = (rows: ReadonlyArray<Pick<ReadRow, "given">>): Claims => ({
  vins: rows.flatMap(({ given: { vin } }) => (vin ? [vin] : [])),
  unit_numbers: rows.flatMap(({ given: { unit_number } }) => (unit_number ? [unit_number] : [])),
  plates: rows.flatMap(({ given: { plate } }) => (plate ? [plateKeyOf(plate) ?? ""] : []))
})
