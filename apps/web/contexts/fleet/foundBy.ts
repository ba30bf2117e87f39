import { vehicleName, type VehicleRow } from "#fleet/contract"
import { foldWithOrigins, matchesOf, type TextRange } from "../../ui/matches.ts"

type Found = Pick<VehicleRow, "unit_number" | "plate" | "vin" | "make" | "model" | "trim"> & {
  readonly driver: { readonly name: string } | null
}

/** What a search can find a vehicle by, besides make and model. */
export type FoundField = "unit_number" | "plate" | "vin" | "driver"

/** A plate or VIN in any common notation, as the server reads it. */
const NOTATION = /^[\p{L}\p{N}\s./-]+$/u
const SIGN = /[\p{L}\p{N}]/u

/** Letters and digits only, with the position of each in the text. */
const compact = (text: string) => {
  const { folded, origins } = foldWithOrigins(text)
  const read = folded
    .split("")
    .flatMap((sign, at) => (SIGN.test(sign) ? [{ sign, from: origins[at] ?? 0 }] : []))
  return { signs: read.map(({ sign }) => sign).join(""), positions: read.map(({ from }) => from) }
}

/** Where a plate or VIN contains what was typed, whatever the spaces and hyphens. */
const compactMatches = (text: string, typed: string): ReadonlyArray<TextRange> => {
  const target = NOTATION.test(typed) ? compact(typed).signs : ""
  const { signs, positions } = compact(text)
  const at = target === "" ? -1 : signs.indexOf(target)
  const [from, last] = [positions[at], positions[at + target.length - 1]]
  return from === undefined || last === undefined ? [] : [[from, last + 1]]
}

const rangesIn = (field: FoundField, value: string, typed: string): ReadonlyArray<TextRange> => {
  const ranges = matchesOf(value, typed)
  return ranges.length > 0 || field === "unit_number" || field === "driver"
    ? ranges
    : compactMatches(value, typed)
}

const FIELDS = ["unit_number", "plate", "vin", "driver"] as const

const valueOf = (vehicle: Found, field: FoundField): string | null =>
  field === "driver" ? (vehicle.driver?.name ?? null) : vehicle[field]

const textOf = (parts: ReadonlyArray<string | null>, separator: string): string =>
  parts.filter((part) => part !== null && part !== "").join(separator)

/**
 * The field by which a search found a vehicle, its value, and where it matches. Undefined: by make, model or trim. A driver may
 * have been found by what the row does not contain, such as a phone number.
 */
export const foundBy = (vehicle: Found, typed: string) => {
  for (const field of FIELDS) {
    const value = valueOf(vehicle, field)
    const ranges = value === null ? [] : rangesIn(field, value, typed)
    if (value !== null && ranges.length > 0) return { field, value, ranges }
  }
  const { make, model, trim, driver } = vehicle
  if (driver === null || matchesOf(textOf([make, model, trim], " "), typed).length > 0) return undefined
  return { field: "driver" as const, value: driver.name, ranges: [] }
}

const WHOLE = 3
const END_OF_VIN = 2
const BEGINNING = 1

const closeness = (vehicle: Found, typed: string): number => {
  const match = foundBy(vehicle, typed)
  if (match === undefined || match.ranges.length === 0) return 0
  const [value, target] = [compact(match.value).signs, compact(typed).signs]
  if (value === target) return WHOLE
  if (match.field === "vin" && value.endsWith(target)) return END_OF_VIN
  return value.startsWith(target) ? BEGINNING : 0
}

/** The closest first: unit number 99 before vehicle 7, whose VIN contains 99. */
export const closestFirst = <Row extends Found>(
  vehicles: ReadonlyArray<Row>,
  typed: string
): ReadonlyArray<Row> => vehicles.toSorted((a, b) => closeness(b, typed) - closeness(a, typed))

/**
 * What the palette shows next to the name, and what is highlighted there: the field that matched, with its value unless that
 * is the name; then plate, make, model and trim.
 */
export const aboutFound = (
  vehicle: Found,
  typed: string,
  labels: Readonly<Record<FoundField, string>>
): { readonly about: string; readonly ranges: ReadonlyArray<TextRange> } => {
  const match = foundBy(vehicle, typed)
  const name = vehicleName(vehicle)
  const { plate, make, model, trim } = vehicle
  const rest = [match?.field === "plate" || plate === name ? null : plate, textOf([make, model, trim], " ")]
  if (match === undefined) {
    const about = textOf(rest, " · ")
    return { about, ranges: matchesOf(about, typed) }
  }
  const label = labels[match.field]
  const isName = match.field !== "driver" && match.value === name
  const start = isName ? label : `${label} ${match.value}`
  const shift = label.length + 1
  return {
    about: textOf([start, ...rest], " · "),
    ranges: isName ? [] : match.ranges.map(([from, to]) => [from + shift, to + shift])
  }
}
