import type { EmailAddress } from "#kernel"

/** Where failed sign-ins are counted: each of these has a run of its own for each address. */
export type Scope = "device" | "network" | "address"

/** A series of failed sign-ins without a success. */
export interface Run {
  readonly scope: Scope
  readonly who: string
}

/** How far a run has got: its failures, and the seconds since the latest one. */
export interface Progress extends Run {
  readonly count: number
  readonly secondsAgo: number
}

/** A run without a failure for this long is forgotten. */
export const FORGOTTEN_AFTER_SECONDS = 3600

/**
 * Failures without a wait. Ten are more than people need who know their password. The address as a whole allows five
 * times as many, because strangers use them up for everyone but its owner's devices and networks.
 */
const FREE: Readonly<Record<Scope, number>> = { device: 10, network: 10, address: 50 }

const FIRST_WAIT = 60
const LONGEST_WAIT = 15 * 60

/** Whether this failure ends the run's free ones: from here on each is followed by a wait. */
export const isWaiting = ({ scope, count }: Pick<Progress, "scope" | "count">): boolean =>
  count >= FREE[scope]

/** The seconds until the next attempt: a minute after the last free failure, then twice as long each time. */
export const secondsToWait = ({ scope, count, secondsAgo }: Progress): number =>
  isWaiting({ scope, count })
    ? Math.max(0, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (count - FREE[scope])) - secondsAgo)
    : 0

/** What is known about an attempt to sign in. `device` and `network` are digests. */
export interface Attempt {
  readonly email: EmailAddress
  readonly device: string
  readonly network: string
  readonly knowsDevice: boolean
  readonly knowsNetwork: boolean
}

/** The failures from one network for one address. */
export const networkRun = ({ email, network }: Pick<Attempt, "email" | "network">): Run => ({
  scope: "network",
  who: `${email} ${network}`
})

/**
 * The runs an attempt belongs to. A known device has only its own, so that neither a botnet nor a neighbor on the same
 * network stops its owner. From a known network, failures elsewhere do not count.
 */
export const runsOf = (attempt: Attempt): readonly [Run, ...Array<Run>] => {
  const { email, device, network, knowsDevice, knowsNetwork } = attempt
  if (knowsDevice) return [{ scope: "device", who: `${email} ${device}` }]
  const here = networkRun({ email, network })
  return knowsNetwork ? [here] : [here, { scope: "address", who: email }]
}
