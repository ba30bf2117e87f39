import { asDemoMember, dayOf, type DemoOrganization, inRole, Story } from "#kernel"
import { Effect } from "effect"
import { MAX_READINGS } from "../contract/meters.ts"
import type { Energy, MeterUnit } from "../contract/meterUnits.ts"
import type { FuelType } from "../contract/vehicleFields.ts"
import type { VehicleView } from "../contract/vehicleViews.ts"
import { recordFuel } from "../fuel/commands/RecordFuel.ts"
import { recordReadings } from "../meters/commands/RecordReadings.ts"

/** Days before the end on which the odometers are read, and on which a few vehicles are filled up. */
const READ = [32, 25, 18, 11, 4]
const FILLED = [30, 22, 14, 6]
/** The vehicles whose odometers are read; those of the rest have no recent reading. */
const READ_VEHICLES = 30
const FILLED_VEHICLES = 6

const unitOf = ({ key }: DemoOrganization): MeterUnit => (key === "lakeview" ? "mi" : "km")

/** What the odometer of the nth vehicle shows: older vehicles have driven more. */
const shown = ({ model_year }: VehicleView, n: number, daysAgo: number): number => {
  const perDay = 60 + ((n * 37) % 90)
  return (2027 - (model_year ?? 2024)) * 14_000 + n * 173 + perDay * (READ[0] ?? 0) - perDay * daysAgo
}

const isDriven = ({ lifecycle, kind }: VehicleView): boolean =>
  lifecycle === "in_service" && kind !== "trailer" && kind !== "equipment"

/** The drivers read the odometers once a week. */
const readOdometers = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicles: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  const driver = inRole(organization, "driver")
  for (const ago of READ) {
    const readings = vehicles.slice(0, MAX_READINGS).map((vehicle, n) => ({
      vehicle_id: vehicle.id,
      value: shown(vehicle, n, ago),
      unit: unitOf(organization)
    }))
    const at = dayOf(organization, until, ago, 7, 30)
    yield* happens(at, recordReadings({ readings }).pipe(asDemoMember(driver)))
  }
})

const energyOf = (fuel: FuelType | null): Energy => (fuel === "bev" ? "electricity" : "diesel")

/** A few vehicles are filled up or charged, so that they have a consumption. */
const fillUp = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicles: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  const driver = inRole(organization, "driver")
  for (const [n, vehicle] of vehicles.slice(0, FILLED_VEHICLES).entries())
    for (const [time, ago] of FILLED.entries()) {
      const energy = energyOf(vehicle.fuel_type)
      const isElectric = energy === "electricity"
      const quantity = Math.round((isElectric ? 45 : 62) + ((n * 7 + time * 11) % 20))
      const entry = {
        energy,
        quantity,
        unit: isElectric ? ("kwh" as const) : ("l" as const),
        is_full: time !== 2,
        cost_minor: Math.round(quantity * (isElectric ? 45 : 162)),
        location_id: isElectric ? vehicle.location_id : null,
        place: isElectric ? null : "Autohof",
        odometer: { value: shown(vehicle, n, ago), unit: unitOf(organization) }
      }
      const at = dayOf(organization, until, ago, 16, (n * 9 + time * 4) % 60)
      yield* happens(at, recordFuel(vehicle.id, entry).pipe(asDemoMember(driver)))
    }
})

/** Readings of the odometers of many vehicles, and in the delivery fleet fuel and charges of a few. */
export const readMeters = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicles: ReadonlyArray<VehicleView>
) {
  const driven = vehicles.filter(isDriven).slice(0, READ_VEHICLES)
  yield* readOdometers(organization, driven)
  if (organization.key === "riverside") yield* fillUp(organization, driven)
})
