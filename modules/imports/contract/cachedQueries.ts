import { cachedPerOrganization } from "#kernel"

export const IMPORTS = cachedPerOrganization("imports")
