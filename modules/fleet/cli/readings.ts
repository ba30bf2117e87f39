import { Instant } from "#kernel"
import { argument, flag, inOrganization, option } from "#infra/cli"
import { MeterUnit, RecordReading, StandardKind, VehicleId, vehicleName } from "../contract/index.ts"
import { recordReading } from "../operator.ts"
import { Effect, Schema } from "effect"
import { findVehicle } from "./findVehicle.ts"

const Shown = Schema.NumberFromString.check(Schema.isBetween({ minimum: 0, maximum: 9_999_999.9 }))

const Recorded = Schema.Struct({
  ...RecordReading.output.fields,
  vehicle_id: VehicleId,
  vehicle: Schema.String
})

export const readingOperations = [
  inOrganization({
    words: "readings record",
    summary: "Record what a vehicle's odometer or another of its meters shows.",
    example: 'readings record "Van 12" 51245 km --organization "Riverside Depot"',
    input: {
      vehicle: argument(Schema.String, "its unit number, plate or VIN"),
      value: argument(Shown, "what the dial shows"),
      unit: argument(MeterUnit, "the unit of the dial: km, mi or h"),
      meter: option(StandardKind, "kind", "odometer, engine_hours or pto_hours; default: odometer"),
      at: option(Instant, "time", "when it was read; default: now"),
      confirm: flag("store an unlikely value, too")
    },
    changes: true,
    output: Recorded,
    run: Effect.fnUntraced(function* ({ vehicle: name, value, unit, meter, at, confirm }) {
      const vehicle = yield* findVehicle(name)
      const recorded = yield* recordReading(vehicle.id, {
        kind: meter ?? "odometer",
        value,
        unit,
        ...(at !== null && { read_at: at }),
        confirm
      })
      return { ...recorded, vehicle_id: vehicle.id, vehicle: vehicleName(vehicle) }
    }),
    show: ({ vehicle }) => `Reading of ${vehicle} recorded.`
  })
]
