import { type Energy, type FuelUnit, LocationId, type MeterUnit } from "#fleet/contract"
import { numberIn } from "../form/numberIn.ts"
import { dialNumber } from "../meters/entering.ts"
import { fractionDigits } from "../units.ts"
import type { VehicleProps } from "../vehicles.ts"

/** What a vehicle of this kind of drive is mostly filled up with. */
export const usualEnergy = ({ fuel_type }: VehicleProps["vehicle"]): Energy => {
  switch (fuel_type) {
    case "bev":
    case "phev":
      return "electricity"
    case "hev":
    case "flex":
    case null:
      return "petrol"
    default:
      return fuel_type
  }
}

export const isEmpty = (text: string) => text.trim() === ""

interface FuelValues {
  readonly energy: Energy
  readonly quantity: string
  readonly unit: FuelUnit
  readonly full: string
  readonly missed: string
  readonly cost: string
  readonly odometer: string
  readonly odometerUnit: MeterUnit
  readonly location: string
  readonly place: string
}

/** The values as the body of a request. */
export const bodyOf = (values: FuelValues, currency: string, at: string | undefined) => ({
  ...(at && { at }),
  energy: values.energy,
  quantity: numberIn(values.quantity),
  unit: values.unit,
  is_full: values.full !== "",
  missed_previous: values.missed !== "",
  cost_minor: isEmpty(values.cost)
    ? null
    : Math.round(numberIn(values.cost) * 10 ** fractionDigits(currency)),
  location_id: values.location === "" ? null : LocationId.make(values.location),
  place: values.location !== "" || isEmpty(values.place) ? null : values.place,
  odometer: isEmpty(values.odometer)
    ? null
    : { value: dialNumber(values.odometer), unit: values.odometerUnit }
})
