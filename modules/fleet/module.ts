import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { fleetPermissions } from "./contract/permissions.ts"
import { fieldsHttp } from "./fields/http.ts"
import { CustomFieldsLive } from "./fields/postgres/CustomFields.ts"
import { fuelHttp } from "./fuel/http.ts"
import { FuelEntriesLive } from "./fuel/postgres/FuelEntries.ts"
import { FuelLogLive } from "./fuel/postgres/FuelLog.ts"
import { assignmentsHttp } from "./assignments/http.ts"
import { AssignmentListLive } from "./assignments/postgres/AssignmentList.ts"
import { AssignmentsLive } from "./assignments/postgres/Assignments.ts"
import { DriverReasonsLive } from "./assignments/postgres/DriverReasons.ts"
import { documentsHttp } from "./documents/http.ts"
import { documentsJobs } from "./documents/jobs.ts"
import { documentsExpiring } from "./documents/notifications.ts"
import { DocumentReasonsLive } from "./documents/postgres/DocumentReasons.ts"
import { DocumentRemindersLive } from "./documents/postgres/DocumentReminders.ts"
import { DocumentsLive } from "./documents/postgres/Documents.ts"
import { ExpiringDocumentsLive } from "./documents/postgres/ExpiringDocuments.ts"
import { driversHttp } from "./drivers/http.ts"
import { DriverListLive } from "./drivers/postgres/DriverList.ts"
import { DriversLive } from "./drivers/postgres/Drivers.ts"
import { groupsHttp } from "./groups/http.ts"
import { GroupsLive } from "./groups/postgres/Groups.ts"
import { vehiclesImport } from "./imports.ts"
import { handoversHttp } from "./handovers/http.ts"
import { HandoverListLive } from "./handovers/postgres/HandoverList.ts"
import { HandoversLive } from "./handovers/postgres/Handovers.ts"
import { locationsHttp } from "./locations/http.ts"
import { LocationsLive } from "./locations/postgres/Locations.ts"
import { metersHttp } from "./meters/http.ts"
import { MetersLive } from "./meters/postgres/Meters.ts"
import { ReadingsLive } from "./meters/postgres/Readings.ts"
import { VehicleMetersLive } from "./meters/postgres/VehicleMeters.ts"
import { VehicleUseLive } from "./meters/postgres/VehicleUse.ts"
import { numbersHttp } from "./numbers/http.ts"
import { FleetNumbersLive } from "./numbers/postgres/FleetNumbers.ts"
import { MeterReadingsLive } from "./postgres/MeterReadings.ts"
import { occupancyHttp } from "./occupancy/http.ts"
import { HoldListLive } from "./occupancy/postgres/HoldList.ts"
import { VehicleHoldsLive } from "./occupancy/postgres/VehicleHolds.ts"
import { LedgerLive } from "./occupancy/postgres/Ledger.ts"
import { fleetInvariants } from "./postgres/invariants.ts"
import { OccupancyLive } from "./postgres/Occupancy.ts"
import { SafetyLive } from "./postgres/Safety.ts"
import { VehicleTimelineLive } from "./postgres/VehicleTimeline.ts"
import { photosHttp } from "./photos/http.ts"
import { photosJobs } from "./photos/jobs.ts"
import { PhotosLive } from "./photos/postgres/Photos.ts"
import { safetyHttp } from "./safety/http.ts"
import { ReleaseReasonsLive } from "./safety/postgres/ReleaseReasons.ts"
import { SafetyBlockListLive } from "./safety/postgres/SafetyBlockList.ts"
import { SafetyBlocksLive } from "./safety/postgres/SafetyBlocks.ts"
import { sampleHttp } from "./sample/http.ts"
import { SampleRecordsLive } from "./sample/postgres/SampleRecords.ts"
import { timelineHttp } from "./timeline/http.ts"
import { TimelineLive } from "./timeline/postgres/Timeline.ts"
import { vehiclesHttp } from "./vehicles/http.ts"
import { ImportedVehiclesLive } from "./vehicles/postgres/ImportedVehicles.ts"
import { InServicePeriodsLive } from "./vehicles/postgres/InServicePeriods.ts"
import { VehicleDirectoryLive } from "./vehicles/postgres/VehicleDirectory.ts"
import { VehicleListLive } from "./vehicles/postgres/VehicleList.ts"
import { VehicleRecordsLive } from "./vehicles/postgres/VehicleRecords.ts"
import { fleetPersonalData } from "./postgres/personalData.ts"
import { VehicleModelsLive } from "./vehicles/postgres/VehicleModels.ts"
import { VehiclesLive } from "./vehicles/postgres/Vehicles.ts"

export { vinDecoderLayer } from "./vehicles/providers/VinDecoder.ts"

const repositories = Layer.mergeAll(
  AssignmentListLive,
  AssignmentsLive,
  CustomFieldsLive,
  DocumentRemindersLive,
  DocumentsLive,
  DriverListLive,
  DriversLive,
  FleetNumbersLive,
  ExpiringDocumentsLive,
  FuelEntriesLive,
  FuelLogLive,
  GroupsLive,
  HandoverListLive,
  HandoversLive,
  HoldListLive,
  ImportedVehiclesLive,
  LedgerLive,
  LocationsLive,
  MetersLive,
  PhotosLive,
  ReadingsLive,
  SafetyBlockListLive,
  SafetyBlocksLive,
  SampleRecordsLive,
  TimelineLive,
  InServicePeriodsLive,
  VehicleDirectoryLive,
  VehicleHoldsLive,
  VehicleListLive,
  VehicleRecordsLive,
  VehicleMetersLive,
  VehicleModelsLive,
  VehiclesLive,
  VehicleTimelineLive,
  VehicleUseLive
)

export const fleetModule = defineModule({
  name: "fleet",
  permissions: fleetPermissions,
  personalData: [fleetPersonalData],
  layer: Layer.mergeAll(DocumentReasonsLive, DriverReasonsLive).pipe(
    Layer.provideMerge(Layer.mergeAll(MeterReadingsLive, OccupancyLive, ReleaseReasonsLive, SafetyLive)),
    Layer.provideMerge(repositories)
  ),
  imports: [vehiclesImport],
  cli: () => import("./cli.ts"),
  invariants: fleetInvariants,
  demo: () => import("./demo.ts"),
  routes: [
    ...vehiclesHttp,
    ...locationsHttp,
    ...groupsHttp,
    ...timelineHttp,
    ...metersHttp,
    ...fuelHttp,
    ...driversHttp,
    ...assignmentsHttp,
    ...handoversHttp,
    ...occupancyHttp,
    ...safetyHttp,
    ...sampleHttp,
    ...numbersHttp,
    ...photosHttp,
    ...documentsHttp,
    ...fieldsHttp
  ],
  jobs: [...documentsJobs, ...photosJobs],
  notifications: [documentsExpiring]
})
