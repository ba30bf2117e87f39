import { cachedPerOrganization } from "#kernel"

export const SINGLE_SIGN_ON = cachedPerOrganization("single-sign-on")
