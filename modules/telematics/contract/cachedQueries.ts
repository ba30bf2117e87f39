import { cachedPerOrganization, cachedPerPerson } from "#kernel"

/** What members' connections share with the organization. */
export const SHARED_VEHICLES = cachedPerOrganization("shared-vehicles")
export const PROVIDER_CONNECTIONS = cachedPerPerson("provider-connections")
/** Devices, and the vehicles that they are linked to. */
export const DEVICES = cachedPerOrganization("devices")
export const GEOFENCES = cachedPerOrganization("geofences")
/** Trips and stops. */
export const TRIPS = cachedPerOrganization("trips")
export const FORWARDERS = cachedPerOrganization("forwarders")
/** Where vehicles are, and were. Movements are no events: pages follow them in a stream of its own. */
export const POSITIONS = cachedPerOrganization("positions")
/** What is wrong with devices. */
export const DEVICE_ISSUES = cachedPerOrganization("device-issues")
/** Fault codes of vehicles. */
export const FAULTS = cachedPerOrganization("faults")
export const TRACKING_SETTINGS = cachedPerOrganization("tracking-settings")
