import { minutes } from "#kernel"

/**
 * How many wrong codes there may be in 15 minutes, over all factors of an account. For six digits and three steps at a time,
 * that leaves a chance of one in 30,000 to someone who knows the password; then the owner is notified.
 */
export const WRONG_CODES = { times: 10, seconds: minutes(15) / 1000 }

/** What is counted: signing in per account, and within a session apart, so that a stranger cannot lock out its owner. */
export const COUNTERS = { signIn: "identity.wrong_codes", session: "identity.wrong_codes.session" }
