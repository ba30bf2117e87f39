import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { connectionsHttp } from "./connections/http.ts"
import { connectionsJobs } from "./connections/jobs.ts"
import { mapsHttp } from "./maps/http.ts"
import { AttemptsLive } from "./connections/postgres/Attempts.ts"
import { ConnectionsLive } from "./connections/postgres/Connections.ts"
import { ProviderReadingsLive } from "./connections/postgres/ProviderReadings.ts"
import { SharedVehiclesLive } from "./connections/postgres/SharedVehicles.ts"
import { telematicsPermissions } from "./contract/permissions.ts"
import { devicesHttp } from "./devices/http.ts"
import { DeviceListLive } from "./devices/postgres/DeviceList.ts"
import { DevicesLive } from "./devices/postgres/Devices.ts"
import { ForwardersLive } from "./devices/postgres/Forwarders.ts"
import { healthHttp } from "./health/http.ts"
import { healthJobs } from "./health/jobs.ts"
import { healthNotifications } from "./health/notifications.ts"
import { CheckedDevicesLive } from "./health/postgres/CheckedDevices.ts"
import { DeviceIssuesLive } from "./health/postgres/DeviceIssues.ts"
import { FaultListLive } from "./health/postgres/FaultList.ts"
import { FaultsLive } from "./health/postgres/Faults.ts"
import { IssueListLive } from "./health/postgres/IssueList.ts"
import { TelematicsNumbersLive } from "./health/postgres/TelematicsNumbers.ts"
import { geofencesHttp } from "./geofences/http.ts"
import { geofencesJobs } from "./geofences/jobs.ts"
import { geofencesNotifications } from "./geofences/notifications.ts"
import { CrossingsLive } from "./geofences/postgres/Crossings.ts"
import { GeofenceHistoryLive } from "./geofences/postgres/GeofenceHistory.ts"
import { GeofencesLive } from "./geofences/postgres/Geofences.ts"
import { WatchingLive } from "./geofences/postgres/Watching.ts"
import { positionsHttp, positionsSources } from "./positions/http.ts"
import { MeasuredMetersLive } from "./positions/postgres/MeasuredMeters.ts"
import { PositionsLive } from "./positions/postgres/Positions.ts"
import { positionsJobs } from "./positions/jobs.ts"
import { ReportStoreLive } from "./positions/postgres/ReportStore.ts"
import { telematicsInvariants } from "./postgres/invariants.ts"
import { TrackingRulesLive } from "./positions/postgres/TrackingRules.ts"
import { tripsHttp } from "./trips/http.ts"
import { tripsJobs } from "./trips/jobs.ts"
import { PurposesLive } from "./trips/postgres/Purposes.ts"
import { TripListLive } from "./trips/postgres/TripList.ts"
import { TripsLive } from "./trips/postgres/Trips.ts"
import { simulationJobs } from "./simulation/jobs.ts"
import { SimulatedDevicesLive } from "./simulation/postgres/SimulatedDevices.ts"
import { trackersIntakes } from "./trackers/http.ts"
import { telematicsPersonalData } from "./postgres/personalData.ts"
import { KeysLive } from "./trackers/postgres/Keys.ts"

export { providersLayer } from "./providers/Providers.ts"
export { streetMapsLayer } from "./providers/streetMaps.ts"

export const telematicsModule = defineModule({
  name: "telematics",
  permissions: telematicsPermissions,
  personalData: [telematicsPersonalData],
  layer: Layer.mergeAll(
    AttemptsLive,
    CheckedDevicesLive,
    ConnectionsLive,
    DeviceIssuesLive,
    CrossingsLive,
    DeviceListLive,
    DevicesLive,
    FaultListLive,
    FaultsLive,
    ForwardersLive,
    IssueListLive,
    GeofenceHistoryLive,
    GeofencesLive,
    KeysLive,
    MeasuredMetersLive,
    PositionsLive,
    ProviderReadingsLive,
    ReportStoreLive,
    PurposesLive,
    SharedVehiclesLive,
    SimulatedDevicesLive,
    TelematicsNumbersLive,
    TrackingRulesLive,
    TripListLive,
    TripsLive,
    WatchingLive
  ),
  routes: [
    ...connectionsHttp,
    ...devicesHttp,
    ...geofencesHttp,
    ...healthHttp,
    ...mapsHttp,
    ...positionsHttp,
    ...tripsHttp
  ],
  intakes: trackersIntakes,
  sources: positionsSources,
  jobs: [
    ...connectionsJobs,
    ...geofencesJobs,
    ...healthJobs,
    ...positionsJobs,
    ...simulationJobs,
    ...tripsJobs
  ],
  notifications: [...geofencesNotifications, ...healthNotifications],
  invariants: telematicsInvariants,
  demo: () => import("./demo.ts")
})
