import { cachedPerOrganization, cachedPerPerson } from "#kernel"

export const MY_TOKENS = cachedPerPerson("api-tokens")
export const TOKENS = cachedPerOrganization("organization-api-tokens")
