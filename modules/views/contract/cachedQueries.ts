import { cachedPerOrganization } from "#kernel"

export const SAVED_VIEWS = cachedPerOrganization("saved-views")
