import { minutes, plus, type UserId } from "#kernel"

/** Passkeys of one account. */
export const MOST_PASSKEYS = 10

/** Who asks for a passkey, as browsers show it. */
export const SITE_NAME = "Motorpool"

/** What a challenge is for. It can be used for nothing else. */
export const challengePurposes = ["add", "prove", "sign_in"] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** Long enough for someone who has to fetch their phone. */
const LIFETIME = minutes(10)

export const challengeExpiry = (at: Date): Date => plus(at, LIFETIME)

/** How long a browser waits for a person, in milliseconds. */
export const PATIENCE = minutes(5)

/** What a passkey stores of its account: no name, no address. */
export const handleOf = (userId: UserId): string => btoa(userId.replaceAll("-", "")).replaceAll("=", "")

/** Whether a use reports a counter that this passkey had before: there is a copy. Those that don't count always report 0. */
export const isFromCopy = (last: number, reported: number): boolean =>
  (last > 0 || reported > 0) && reported <= last
