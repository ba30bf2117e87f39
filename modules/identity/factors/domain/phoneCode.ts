import { hours, minutes, plus } from "#kernel"

/** Digits of a code. */
export const DIGITS = 6

const LIFETIME = minutes(10)

export const codeExpiry = (at: Date): Date => plus(at, LIFETIME)

const anHour = (times: number) => ({ times, seconds: hours(1) / 1000 })

/** Texts to one account. Each costs money, and nobody needs more. */
export const TEXTS_OF_ACCOUNT = anHour(5)

/**
 * Texts to one number of whatever accounts, and from one network. Who adds a phone can name anyone's number, so these texts
 * are fewer and counted apart: they use up none of those with which the number's owner, or a neighbor, signs in.
 */
export const TEXTS = {
  verified: { what: "identity.texts", toNumber: anHour(5), fromNetwork: anHour(100) },
  unverified: { what: "identity.texts.unverified", toNumber: anHour(3), fromNetwork: anHour(20) }
}

/** What is authenticated of a code: it is worth nothing for another phone. */
export const authenticated = (factorId: string, code: string): string => `${factorId} ${code}`
