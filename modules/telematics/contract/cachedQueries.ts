import { cachedPerOrganization, cachedPerPerson } from "#kernel"

/** What members' connections share with the organization. */
export const SHARED_VEHICLES = cachedPerOrganization("shared-vehicles")
export const PROVIDER_CONNECTIONS = cachedPerPerson("provider-connections")
