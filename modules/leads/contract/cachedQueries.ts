import { cachedPerPerson } from "#kernel"

/** The support's email address, the same for everyone. */
export const SUPPORT = cachedPerPerson("support")
