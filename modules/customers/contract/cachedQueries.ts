import { cachedPerOrganization } from "#kernel"

export const CUSTOMERS = cachedPerOrganization("customers")
