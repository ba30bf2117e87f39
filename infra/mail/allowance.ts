import { days, type Outgoing, type SenderKind, SendingLimitReached, SendingStopped } from "#kernel"
import { Schema } from "effect"

/** `limited`: to the first step, whatever its age. `stopped`: sends nothing. Until an operator allows it again. */
export const Standing = Schema.Literals(["good", "limited", "stopped"])
export type Standing = typeof Standing.Type

/** An account or organization on the day of its latest email, which is already counted. */
export interface Sender {
  readonly kind: SenderKind
  readonly since: Date
  readonly standing: Standing
  /** What an operator raised its allowance to; null if it follows from its age. */
  readonly per_day: number | null
}

/**
 * What an account, over all its organizations, and an organization can send a day, by age in days. A new depot invites
 * its team and writes to customers on its first day; a sender of spam gets 40 emails out of an account. The last
 * step is more than a depot needs.
 */
const FIRST = { age: 0, "customer emails": 20, invitations: 20 }
const LAST = { age: 30, "customer emails": 200, invitations: 100 }
const STEPS = [
  FIRST,
  { age: 3, "customer emails": 50, invitations: 40 },
  { age: 7, "customer emails": 100, invitations: 60 },
  { age: 14, "customer emails": 150, invitations: 80 },
  LAST
]

/** How many emails a day a sender can send. */
export const perDay = (what: Outgoing, { since, standing, per_day }: Sender, at: Date): number => {
  if (standing === "stopped") return 0
  if (standing === "limited") return FIRST[what]
  const age = (at.getTime() - since.getTime()) / days(1)
  const step = STEPS.findLast((one) => one.age <= age) ?? FIRST
  return Math.max(step[what], per_day ?? 0)
}

/** Why the last of `sent` emails of the day may not be sent; undefined if it may. */
export const refusalToSend = (what: Outgoing, sender: Sender, sent: number, at: Date) => {
  const { kind, standing } = sender
  if (standing === "stopped") return new SendingStopped({ sender: kind })
  const limit = perDay(what, sender, at)
  if (sent <= limit) return undefined
  const grows = standing === "good" && limit < LAST[what]
  return new SendingLimitReached({ sender: kind, what, perDay: limit, grows })
}

/** Days that bounces and complaints count. */
export const REVIEWED_DAYS = 7

const MAX_COMPLAINTS = 3
/** Below this, a single wrong address would be a high rate. */
const MIN_SENT = 20
const MAX_BOUNCE_RATE = 0.1

/** What became of the emails that a sender sent in the reviewed days. */
export interface Outcomes {
  readonly sent: number
  readonly bounced: number
  readonly complained: number
}

/** The standing that follows: complaints stop a sender, because people complain about few of the emails they mind. */
export const standingAfter = ({ sent, bounced, complained }: Outcomes): Standing => {
  if (complained >= MAX_COMPLAINTS) return "stopped"
  return sent >= MIN_SENT && bounced >= sent * MAX_BOUNCE_RATE ? "limited" : "good"
}

/** Whether `next` is a lower standing than `current`. */
export const isLower = (next: Standing, current: Standing): boolean =>
  Standing.literals.indexOf(next) > Standing.literals.indexOf(current)
