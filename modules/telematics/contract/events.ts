import { event, OrganizationId, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import {
  DEVICE_ISSUES,
  DEVICES,
  FAULTS,
  FORWARDERS,
  GEOFENCES,
  POSITIONS,
  PROVIDER_CONNECTIONS,
  SHARED_VEHICLES,
  TRACKING_SETTINGS,
  TRIPS
} from "./cachedQueries.ts"
import { DeviceIssueKind } from "./devices/issueKinds.ts"
import { GeofenceEventKind } from "./geofenceViews.ts"
import { DeviceId, DeviceIssueId, FaultId, GeofenceEventId, GeofenceId } from "./ids.ts"
import { ProviderName } from "./views.ts"

const about = { organizationId: OrganizationId, userId: UserId, provider: ProviderName }

export class ProviderConnected extends event("ProviderConnected", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}

/** Ended by the user or an operator, by leaving the organization, or by connecting in another one. */
export class ProviderDisconnected extends event("ProviderDisconnected", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}

/** The vehicles shared with the organization changed, or whether they could be read. */
export class SharedVehiclesChanged extends event("SharedVehiclesChanged", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}

/** A device was added, changed, linked, unlinked or archived. */
export class DeviceChanged extends event(
  "DeviceChanged",
  { organizationId: OrganizationId, deviceId: DeviceId },
  { invalidates: [DEVICES, POSITIONS, TRIPS] }
) {}

export class ForwardersChanged extends event(
  "ForwardersChanged",
  { organizationId: OrganizationId },
  { invalidates: [FORWARDERS] }
) {}

/** Issues of devices opened, closed, or were snoozed or assigned. */
export class DeviceIssuesChanged extends event(
  "DeviceIssuesChanged",
  { organizationId: OrganizationId },
  { invalidates: [DEVICE_ISSUES] }
) {}

/** So many issues opened, of which no one snoozed any; `only` is set if it is one. */
export class DeviceIssuesOpened extends event(
  "DeviceIssuesOpened",
  {
    organizationId: OrganizationId,
    count: Schema.Int,
    only: Schema.NullOr(Schema.Struct({ deviceId: DeviceId, kind: DeviceIssueKind }))
  },
  { invalidates: [] }
) {}

/** A member was made responsible for an issue by `assignedBy`. */
export class DeviceIssueAssigned extends event(
  "DeviceIssueAssigned",
  {
    organizationId: OrganizationId,
    issueId: DeviceIssueId,
    deviceId: DeviceId,
    kind: DeviceIssueKind,
    assignedTo: UserId,
    assignedBy: UserId
  },
  { invalidates: [] }
) {}

/** Faults of vehicles opened, closed or were cleared. */
export class FaultsChanged extends event(
  "FaultsChanged",
  { organizationId: OrganizationId },
  { invalidates: [FAULTS] }
) {}

/** So many faults opened, of which people are notified; `only` is set if it is one. */
export class FaultsOpened extends event(
  "FaultsOpened",
  {
    organizationId: OrganizationId,
    count: Schema.Int,
    only: Schema.NullOr(
      Schema.Struct({ vehicleId: VehicleId, code: Schema.NullOr(Schema.String), raw: Schema.String })
    )
  },
  { invalidates: [] }
) {}

/** All faults of a vehicle that opened together, for other modules. `code`: null if it could not be read. */
export class VehicleFaultsOpened extends event(
  "VehicleFaultsOpened",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    faults: Schema.Array(Schema.Struct({ faultId: FaultId, code: Schema.NullOr(Schema.String) }))
  },
  { invalidates: [] }
) {}

/** A vehicle has ended a trip, or late positions changed what its trips were. */
export class TripsChanged extends event(
  "TripsChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [TRIPS] }
) {}

/** Which positions are visible has changed. */
export class TrackingChanged extends event(
  "TrackingChanged",
  { organizationId: OrganizationId },
  { invalidates: [POSITIONS, TRIPS, TRACKING_SETTINGS] }
) {}

/** Geofences were added, changed or removed, or vehicles came or left. */
export class GeofencesChanged extends event(
  "GeofencesChanged",
  { organizationId: OrganizationId },
  { invalidates: [GEOFENCES] }
) {}

/** A vehicle did something at a geofence that people are notified of. Pages learn of it from `GeofencesChanged`. */
export class GeofenceCrossed extends event(
  "GeofenceCrossed",
  {
    organizationId: OrganizationId,
    crossingId: GeofenceEventId,
    geofenceId: Schema.optionalKey(GeofenceId),
    vehicleId: Schema.optionalKey(VehicleId),
    kind: Schema.optionalKey(GeofenceEventKind)
  },
  { invalidates: [] }
) {}
