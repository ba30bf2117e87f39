import { dialToSi, type MeterUnit, siToDial } from "#fleet/contract"
import { VehicleSystem, WarrantyScope, type WarrantyView } from "#maintenance/contract"
import { CalendarDate } from "#kernel"
import { orNull } from "../../../ui/orNull.ts"
import { dialNumber } from "../../fleet/meters/entering.ts"

const HUNDREDTHS = 100

/** Meters or seconds in a unit, as they are typed; two decimals at most. */
const typed = (si: number | null | undefined, unit: MeterUnit): string =>
  typeof si === "number" ? String(Math.round(siToDial(si, unit) * HUNDREDTHS) / HUNDREDTHS) : ""

const isEmpty = (text: string) => text.trim() === ""
const si = (text: string, unit: MeterUnit) =>
  isEmpty(text) ? null : Math.round(dialToSi(dialNumber(text), unit))

/** The fields of a warranty's dialog; `unit` is the one of distances. */
export const valuesOf = (warranty: WarrantyView | undefined, unit: MeterUnit, today: string) => ({
  scope: warranty?.scope ?? "bumper_to_bumper",
  systems: warranty?.systems.join(",") ?? "",
  covers: warranty?.covers ?? "",
  provider: warranty?.provider ?? "",
  reference: warranty?.reference ?? "",
  starts_on: warranty?.starts_on ?? today,
  until_date: warranty?.until_date ?? "",
  until_m: typed(warranty?.until_m, unit),
  until_s: typed(warranty?.until_s, "h"),
  note: warranty?.note ?? ""
})

export type WarrantyValues = Readonly<Record<keyof ReturnType<typeof valuesOf>, string>>

export const systemsIn = (text: string) => {
  const chosen = text.split(",")
  return VehicleSystem.literals.filter((system) => chosen.includes(system))
}

/** The warranty as it was entered. Only one of parts names them. */
export const bodyOf = (values: WarrantyValues, unit: MeterUnit) => {
  const isOfParts = values.scope === "part"
  return {
    scope: WarrantyScope.literals.find((scope) => scope === values.scope) ?? "bumper_to_bumper",
    systems: isOfParts ? systemsIn(values.systems) : [],
    covers: isOfParts ? orNull(values.covers) : null,
    provider: values.provider,
    reference: orNull(values.reference),
    starts_on: CalendarDate.make(values.starts_on),
    until_date: values.until_date === "" ? null : CalendarDate.make(values.until_date),
    until_m: si(values.until_m, unit),
    until_s: si(values.until_s, "h"),
    note: orNull(values.note)
  }
}

/** Nothing, or a number that a dial can show. */
export const isDial = (text: string): boolean => isEmpty(text) || dialNumber(text) >= 0
