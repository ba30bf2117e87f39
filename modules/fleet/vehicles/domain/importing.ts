import type { ImportOptions, ImportRow, RowError, RowOutcome } from "#kernel"
import { Result } from "effect"
import { vehicleName, type VehicleView } from "../../contract/vehicleViews.ts"
import { merged } from "../../fields/domain/values.ts"
import type { VehicleId } from "../../contract/ids.ts"
import type { Existing } from "./ImportedVehicles.ts"
import { type GivenFields, givenFields, type Known } from "./importedRows.ts"
import { plateKeyOf } from "./names.ts"
import { changedFields, edited, type NewVehicle, plainTags } from "./Vehicles.ts"

/** A valid row. */
export interface ReadRow {
  readonly line: number
  readonly given: GivenFields
}

const failed = (line: number, errors: ReadonlyArray<RowError>): RowOutcome => ({
  line,
  outcome: "failed",
  errors
})

/** Validates each row separately. `minor`: the minor units of the organization's currency. */
export const readRows = (rows: ReadonlyArray<ImportRow>, known: Known, minor: number) => {
  const read = givenFields(known, minor)
  const valid: Array<ReadRow> = []
  const refused: Array<RowOutcome> = []
  for (const row of rows) {
    const result = read(row)
    if (Result.isSuccess(result)) valid.push({ line: row.line, given: result.success })
    else refused.push(failed(row.line, result.failure))
  }
  return { valid, refused }
}

interface Claimant {
  readonly vin?: string | null
  readonly unit_number?: string | null
  readonly plate?: string | null
  readonly plate_region?: string | null
}

/** What a vehicle has that no other one in the fleet may have. */
const claimsOf =
  ({ unitKeys }: Existing) =>
  ({ vin, unit_number, plate, plate_region }: Claimant): ReadonlyArray<string> => [
    ...(vin ? [`vin ${vin}`] : []),
    ...(unit_number ? [`unit_number ${unitKeys.get(unit_number) ?? unit_number}`] : []),
    ...(plate ? [`plate ${plateKeyOf(plate) ?? ""} ${plate_region ?? ""}`] : [])
  ]

const TAKEN: Readonly<Record<string, string>> = {
  vin: "Another vehicle in your fleet has this VIN.",
  unit_number: "Another vehicle in your fleet has this unit number.",
  plate: "Another vehicle has this plate."
}

const taken = (claim: string): RowError => {
  const [field = ""] = claim.split(" ")
  return { field, code: "not_valid", message: TAKEN[field] ?? "" }
}

const NO_NAME: RowError = {
  field: "unit_number",
  code: "required",
  message: "Enter a VIN, a plate or a unit number."
}
const NO_KIND: RowError = {
  field: "kind",
  code: "required",
  message: "Kind is required."
}

/** The fields of a new vehicle, or what is missing. */
const enteredBy = (given: GivenFields): Result.Result<NewVehicle, ReadonlyArray<RowError>> => {
  const { unit_number = null, vin = null, plate = null, plate_region = null, kind, ...rest } = given
  const isNamed = unit_number !== null || vin !== null || plate !== null
  const missing = [...(isNamed ? [] : [NO_NAME]), ...(kind === undefined ? [NO_KIND] : [])]
  if (missing.length > 0 || kind === undefined) return Result.fail(missing)
  const { make = null, model = null, model_year = null } = given
  return Result.succeed({ ...rest, unit_number, vin, plate, plate_region, kind, make, model, model_year })
}

/** What is done with rows. */
export interface Decisions {
  readonly creating: ReadonlyArray<{ readonly line: number; readonly entered: NewVehicle }>
  readonly updating: ReadonlyArray<{
    readonly line: number
    readonly before: VehicleView
    readonly after: VehicleView
    readonly fields: ReadonlyArray<string>
  }>
  /** The rows that change nothing. */
  readonly others: ReadonlyArray<RowOutcome>
}

/** Which vehicle has what is claimed: by the vehicles themselves, and by the plates that others still have. */
export const holdersOf = (existing: Existing): ReadonlyMap<string, VehicleId> => {
  const claims = claimsOf(existing)
  const held = existing.vehicles.flatMap((vehicle) =>
    claims(vehicle).map((claim) => [claim, vehicle.id] as const)
  )
  const plated = existing.registered.flatMap(({ vehicle_id, ...plate }) =>
    claims(plate).map((claim) => [claim, vehicle_id] as const)
  )
  return new Map([...plated, ...held])
}

/** What others have of what a vehicle claims, if anything. */
export const conflictsOf = (existing: Existing) => {
  const [claims, holders] = [claimsOf(existing), holdersOf(existing)]
  return (vehicle: Claimant, id: VehicleId | undefined): string | undefined =>
    claims(vehicle).find((claim) => holders.has(claim) && holders.get(claim) !== id)
}

const KEYS = ["vin", "unit_number"] as const

/** The vehicle that a row is about: by the chosen key, or else by any that it has. */
const subjectIn = (existing: Existing, key: string | null) => {
  const [claims, holders] = [claimsOf(existing), holdersOf(existing)]
  const keys = KEYS.filter((one) => key === null || one === key)
  return (given: GivenFields): VehicleView | undefined => {
    const ids = keys
      .flatMap((one) => claims({ [one]: given[one] ?? null }))
      .map((claim) => holders.get(claim))
    const id = ids.find((holder) => holder !== undefined)
    return existing.vehicles.find((vehicle) => vehicle.id === id)
  }
}

/**
 * Decides what each row does: creates a vehicle, updates the one with its VIN or unit number if that is wanted, or is
 * skipped. A row that claims what another vehicle or an earlier row has fails.
 */
export const decideRows = (
  rows: ReadonlyArray<ReadRow>,
  found: Existing,
  { key, existing }: ImportOptions,
  at: Date
): Decisions => {
  const [claimsIn, conflictWith, aboutOf] = [claimsOf(found), conflictsOf(found), subjectIn(found, key)]
  const claimed = new Set<string>()
  const creating: Array<Decisions["creating"][number]> = []
  const updating: Array<Decisions["updating"][number]> = []
  const others: Array<RowOutcome> = []
  for (const { line, given } of rows) {
    const { lifecycle: _, ...fields } = given
    const before = aboutOf(given)
    if (before !== undefined && existing === "skip") {
      others.push({ line, outcome: "skipped", value: vehicleName(before), same_as: null })
      continue
    }
    const conflict = claimsIn(given).find((claim) => claimed.has(claim)) ?? conflictWith(given, before?.id)
    if (conflict !== undefined) {
      others.push(failed(line, [taken(conflict)]))
      continue
    }
    if (before === undefined) {
      const entered = enteredBy(given)
      if (Result.isSuccess(entered)) creating.push({ line, entered: entered.success })
      else others.push(failed(line, entered.failure))
    } else {
      const changes = {
        ...fields,
        ...(fields.tags && { tags: plainTags(fields.tags) }),
        ...(fields.custom && { custom: merged(before.custom, fields.custom) })
      }
      const changed = changedFields(before, changes)
      if (changed.length === 0) others.push({ line, outcome: "unchanged", id: before.id })
      else updating.push({ line, before, after: edited(before, changes, at), fields: changed })
    }
    for (const claim of claimsIn(given)) claimed.add(claim)
  }
  return { creating, updating, others }
}
