import { defineCli, importFile } from "#infra/cli"
import { driverOperations } from "./cli/drivers.ts"
import { readingOperations } from "./cli/readings.ts"
import { vehicleOperations } from "./cli/vehicles.ts"

export { findVehicle } from "./cli/findVehicle.ts"

const importing = importFile({
  target: "vehicles",
  key: "VIN or unit number",
  columns: {
    unit_number: "unit numbers; detected from its header by default",
    vin: "VINs",
    plate: "plates",
    plate_region: "regions of the plates, such as DE or US-CA",
    make: "makes",
    model: "models",
    model_year: "model years",
    kind: "kinds: car, van, truck, trailer, motorcycle or equipment",
    location: "names of locations",
    group: "names of groups",
    tags: "tags, separated by commas or semicolons",
    state: "states, such as in service or standby"
  }
})

export const cli = defineCli({
  topics: {
    drivers: "List who drives.",
    readings: "Readings of odometers and other meters.",
    vehicles: "The vehicles of an organization."
  },
  operations: [...driverOperations, ...readingOperations, ...vehicleOperations, importing],
  hints: { ReadingImplausible: "--confirm stores it anyway." },
  notFound: { vehicle: "`motorpool vehicles list` shows the vehicles." }
})
