export { VehicleMeters } from "./meters/queries/VehicleMeters.ts"
export {
  MeterReadings,
  type ReadingRefusal,
  type ReadingToRecord,
  type RecordedReading
} from "./ports/MeterReadings.ts"
export { type NewHold, Occupancy, type OneHold } from "./ports/Occupancy.ts"
export { type NewSafetyBlock, Safety } from "./ports/Safety.ts"
export { type TimelineRecord, VehicleTimeline } from "./ports/VehicleTimeline.ts"
export { type ReasonsOf, type ReleaseQuestion, ReleaseReasons } from "./safety/queries/ReleaseReasons.ts"
export {
  type Driven,
  type GroupedVehicle,
  type NamedVehicle,
  VehicleDirectory,
  type VehicleOnBoard
} from "./vehicles/queries/VehicleDirectory.ts"
