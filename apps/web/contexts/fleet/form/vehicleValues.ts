import {
  Drive,
  FuelType,
  GroupId,
  LocationId,
  Ownership,
  Transmission,
  Use,
  VehicleKind,
  type VehicleView
} from "#fleet/contract"
import { CalendarDate } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { orNull } from "../../../ui/orNull.ts"
import type { CustomFields } from "../fields/customFields.ts"
import { fractionDigits, gramsPerUnit, millilitersPerUnit } from "../units.ts"
import { customChanges, type CustomTexts, customTexts } from "./customValues.ts"
import { numberIn } from "./numberIn.ts"

export type Measures = Pick<Organization, "units" | "currency">

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value)

/** An amount in a display unit, with at most this many decimals. */
const scaled = (value: number | null | undefined, factor: number, decimals: number): string =>
  value === null || value === undefined ? "" : String(Number((value / factor).toFixed(decimals)))

const ownValuesOf = (vehicle: VehicleView | undefined, { units, currency }: Measures) => ({
  unit_number: text(vehicle?.unit_number),
  vin: text(vehicle?.vin),
  vin_note: text(vehicle?.vin_note),
  plate: text(vehicle?.plate),
  plate_region: text(vehicle?.plate_region),
  make: text(vehicle?.make),
  model: text(vehicle?.model),
  model_year: text(vehicle?.model_year),
  kind: text(vehicle?.kind),
  trim: text(vehicle?.trim),
  body_class: text(vehicle?.body_class),
  fuel_type: text(vehicle?.fuel_type),
  drive: text(vehicle?.drive),
  transmission: text(vehicle?.transmission),
  seats: text(vehicle?.seats),
  doors: text(vehicle?.doors),
  exterior_color: text(vehicle?.exterior_color),
  interior_color: text(vehicle?.interior_color),
  gvwr_g: scaled(vehicle?.gvwr_g, gramsPerUnit(units), 0),
  tank_ml: scaled(vehicle?.tank_ml, millilitersPerUnit(units), 1),
  battery_wh: scaled(vehicle?.battery_wh, 1000, 1),
  acriss: text(vehicle?.acriss),
  location_id: text(vehicle?.location_id),
  group_id: text(vehicle?.group_id),
  uses: (vehicle?.uses ?? []).join("\n"),
  ownership: text(vehicle?.ownership),
  in_service_on: text(vehicle?.in_service_on),
  out_of_service_on: text(vehicle?.out_of_service_on),
  purchase_minor: scaled(
    vehicle?.purchase_minor,
    10 ** fractionDigits(vehicle?.currency ?? currency),
    fractionDigits(vehicle?.currency ?? currency)
  ),
  residual_minor: scaled(
    vehicle?.residual_minor,
    10 ** fractionDigits(vehicle?.currency ?? currency),
    fractionDigits(vehicle?.currency ?? currency)
  ),
  tags: (vehicle?.tags ?? []).join("\n"),
  notes: text(vehicle?.notes)
})

export type VehicleValues = ReturnType<typeof ownValuesOf> & CustomTexts
export type FieldName = keyof VehicleValues

/** What another service knows of a vehicle that is not in the fleet yet. */
export interface KnownVehicle {
  /** Its id there: what is typed about it is stored apart from other drafts. */
  readonly id: string
  readonly values: Partial<Pick<VehicleValues, "vin" | "make" | "model" | "model_year">>
}

/** What was entered, and what the form began with. */
export interface Entered {
  readonly values: VehicleValues
  readonly initial: VehicleValues
  readonly customFields: CustomFields
}

/** What the form shows of a vehicle, or of a new one. */
export const valuesOf = (
  vehicle: VehicleView | undefined,
  measures: Measures,
  fields: CustomFields
): VehicleValues => ({ ...ownValuesOf(vehicle, measures), ...customTexts(fields, vehicle?.custom) })

/** Fields whose values are numbers. */
export const NUMBERS = [
  "model_year",
  "seats",
  "doors",
  "gvwr_g",
  "tank_ml",
  "battery_wh",
  "purchase_minor",
  "residual_minor"
] as const satisfies ReadonlyArray<FieldName>

const amount = (typed: string, factor = 1): number | null =>
  typed.trim() === "" ? null : Math.round(numberIn(typed) * factor)

const chosen = <A extends string>(options: ReadonlyArray<A>, value: string): A | null =>
  options.find((option) => option === value) ?? null

const linesOf = (value: string): ReadonlyArray<string> => (value === "" ? [] : value.split("\n"))

export const tagsOf = linesOf

const decodeDate = Schema.decodeUnknownOption(CalendarDate)
const dateOrNull = (value: string): CalendarDate | null => {
  const decoded = decodeDate(value)
  return decoded._tag === "Some" ? decoded.value : null
}

const ownBodyOf = (values: VehicleValues, { units, currency }: Measures) => {
  const minor = 10 ** fractionDigits(currency)
  return {
    unit_number: orNull(values.unit_number),
    vin: orNull(values.vin),
    vin_note: orNull(values.vin_note),
    plate: orNull(values.plate),
    plate_region: orNull(values.plate_region)?.toUpperCase() ?? null,
    make: orNull(values.make),
    model: orNull(values.model),
    model_year: amount(values.model_year),
    kind: chosen(VehicleKind.literals, values.kind) ?? "car",
    trim: orNull(values.trim),
    body_class: orNull(values.body_class),
    fuel_type: chosen(FuelType.literals, values.fuel_type),
    drive: chosen(Drive.literals, values.drive),
    transmission: chosen(Transmission.literals, values.transmission),
    seats: amount(values.seats),
    doors: amount(values.doors),
    exterior_color: orNull(values.exterior_color),
    interior_color: orNull(values.interior_color),
    gvwr_g: amount(values.gvwr_g, gramsPerUnit(units)),
    tank_ml: amount(values.tank_ml, millilitersPerUnit(units)),
    battery_wh: amount(values.battery_wh, 1000),
    acriss: orNull(values.acriss)?.toUpperCase() ?? null,
    location_id: values.location_id === "" ? null : LocationId.make(values.location_id),
    group_id: values.group_id === "" ? null : GroupId.make(values.group_id),
    uses: Use.literals.filter((use) => linesOf(values.uses).includes(use)),
    ownership: chosen(Ownership.literals, values.ownership),
    in_service_on: dateOrNull(values.in_service_on),
    out_of_service_on: dateOrNull(values.out_of_service_on),
    purchase_minor: amount(values.purchase_minor, minor),
    residual_minor: amount(values.residual_minor, minor),
    tags: linesOf(values.tags),
    notes: orNull(values.notes)
  }
}

/** The values as the body of a request. */
export const bodyOf = ({ values, customFields }: Entered, measures: Measures) => ({
  ...ownBodyOf(values, measures),
  ...customChanges(customFields, {}, values)
})

export type VehicleInput = ReturnType<typeof bodyOf>

/** The part of a request that differs from what the form began with: a colleague may have changed the rest. */
export const changesOf = (
  { initial, values, customFields }: Entered,
  measures: Measures
): Partial<VehicleInput> => {
  const before: Readonly<Record<string, string>> = initial
  const changed = new Set(
    Object.entries(values).flatMap(([field, value]) => (before[field] === value ? [] : [field]))
  )
  return {
    ...Object.fromEntries(
      Object.entries(ownBodyOf(values, measures)).filter(([field]) => changed.has(field))
    ),
    ...customChanges(customFields, initial, values)
  }
}
