import { hours, minutes, plus } from "#kernel"

/** Digits of a code. */
export const DIGITS = 6

const LIFETIME = minutes(10)

export const codeExpiry = (at: Date): Date => plus(at, LIFETIME)

/** Texts to one account, and to one number of whatever accounts. Each costs money, and nobody needs more. */
export const TEXTS = { times: 5, seconds: hours(1) / 1000 }

/** What is authenticated of a code: it is worth nothing for another phone. */
export const authenticated = (factorId: string, code: string): string => `${factorId} ${code}`
