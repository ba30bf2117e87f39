import { cachedPerOrganization, cachedPerPerson } from "#kernel"

/** What the members' connections show an organization. */
export const SHARED_VEHICLES = cachedPerOrganization("shared-vehicles")
export const PROVIDER_CONNECTIONS = cachedPerPerson("provider-connections")
