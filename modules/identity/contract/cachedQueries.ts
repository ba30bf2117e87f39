import { cachedPerPerson } from "#kernel"

export const ME = cachedPerPerson("me")
export const SESSIONS = cachedPerPerson("sessions")
