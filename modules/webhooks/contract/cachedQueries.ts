import { cachedPerOrganization } from "#kernel"

export const WEBHOOKS = cachedPerOrganization("webhooks")
