export { VehicleMeters } from "./meters/queries/VehicleMeters.ts"
export { type LifeThen, type MeterUse, VehicleUse } from "./meters/queries/VehicleUse.ts"
export { type TakenVehicle, VehicleHolds } from "./occupancy/queries/VehicleHolds.ts"
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
export { type InServicePeriod, InServicePeriods } from "./vehicles/queries/InServicePeriods.ts"
export {
  type DescribedVehicle,
  type Driven,
  type GroupedVehicle,
  type NamedVehicle,
  type UpcomingDriver,
  VehicleDirectory,
  type VehicleOnBoard
} from "./vehicles/queries/VehicleDirectory.ts"
export { VehicleModels } from "./vehicles/queries/VehicleModels.ts"
