import { cachedPerPerson } from "#kernel"

export const ME = cachedPerPerson("me")
export const SESSIONS = cachedPerPerson("sessions")
export const FACTORS = cachedPerPerson("factors")
export const IDENTITIES = cachedPerPerson("identities")
export const DELETION = cachedPerPerson("deletion")
export const DATA_EXPORTS = cachedPerPerson("data-exports")
