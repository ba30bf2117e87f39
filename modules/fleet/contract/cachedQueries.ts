import { cachedPerOrganization } from "#kernel"

/** The fields that an organization added to its vehicles. */
export const CUSTOM_FIELDS = cachedPerOrganization("custom-fields")
/** The documents of vehicles. */
export const DOCUMENTS = cachedPerOrganization("documents")
/** Which documents vehicles need. */
export const REQUIRED_DOCUMENTS = cachedPerOrganization("required-documents")
export const VEHICLES = cachedPerOrganization("vehicles")
export const LOCATIONS = cachedPerOrganization("locations")
export const GROUPS = cachedPerOrganization("groups")
export const METERS = cachedPerOrganization("meters")
export const FUEL = cachedPerOrganization("fuel")
export const DRIVERS = cachedPerOrganization("drivers")
export const ASSIGNMENTS = cachedPerOrganization("assignments")
export const HANDOVERS = cachedPerOrganization("handovers")
export const DAMAGE = cachedPerOrganization("damage")
export const HOLDS = cachedPerOrganization("holds")
export const SAFETY_BLOCKS = cachedPerOrganization("safety-blocks")
/** Whether sample data is loaded. */
export const SAMPLE_DATA = cachedPerOrganization("sample-data")
/** What happened to vehicles: changed by events of other modules that record something there. */
export const TIMELINE = cachedPerOrganization("timeline")
