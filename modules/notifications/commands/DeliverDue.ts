import { CurrentActor, Mails, NotificationKinds, now, transactional, type UserId } from "#kernel"
import { Accounts, type Contact } from "#identity"
import { Effect, Option } from "effect"
import { Choices } from "../domain/Choices.ts"
import { Deliveries, type Due } from "../domain/Deliveries.ts"
import { channelsFor } from "../domain/kinds.ts"
import { digestDay } from "../domain/times.ts"
import { notificationsMail } from "../mails.ts"
import { isInAudience } from "./isInAudience.ts"
import { scheduleOf } from "../queries/scheduleOf.ts"
import { sendPushes } from "./sendPushes.ts"

const BATCH = 100

/** Filters notifications that were read meanwhile, turned off for the channel, or are no longer for this person. */
const stillWanted = Effect.fnUntraced(function* (userId: UserId, due: ReadonlyArray<Due>) {
  const choices = yield* Choices.use((port) => port.of(userId))
  const kinds = yield* NotificationKinds
  return yield* Effect.filter(due, ({ kind: name, channel, read_at, organization_id }) => {
    const kind = kinds.get(name)
    return kind !== undefined && read_at === null && channelsFor(kind, choices).has(channel)
      ? isInAudience(userId, kind, organization_id)
      : Effect.succeed(false)
  })
})

const sendMail = Effect.fnUntraced(function* (userId: UserId, contact: Contact, due: ReadonlyArray<Due>) {
  const [first, ...rest] = due
  if (first === undefined || contact.email_verified_at === null) return
  yield* Mails.use((mails) => mails.queue(notificationsMail(contact, [first, ...rest])))
  const day = digestDay(yield* now, yield* scheduleOf(userId, contact))
  if (day !== null) yield* Choices.use((choices) => choices.markDigested(userId, day))
})

/** Sends everything due for one person: one email for all, and one push message each. */
const deliverTo = Effect.fnUntraced(function* (userId: UserId) {
  const at = yield* now
  const due = yield* Deliveries.use((deliveries) => deliveries.take(userId, at))
  const contact = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.contactOf(userId)))
  if (contact === undefined) return
  const wanted = yield* stillWanted(userId, due)
  yield* sendMail(
    userId,
    contact,
    wanted.filter(({ channel }) => channel === "email")
  )
  for (const { id, channel } of wanted) if (channel === "push") yield* sendPushes(userId, id)
}, transactional)

/**
 * Sends what was deferred to the end of quiet hours or to the digest. Each person's notifications are taken and queued
 * in one unit of work, so concurrent and repeated runs send them once.
 */
export const deliverDue = Effect.fn("notifications.deliverDue")(
  function* () {
    const at = yield* now
    let after: UserId | null = null
    for (;;) {
      const people: ReadonlyArray<UserId> = yield* Deliveries.use((port) => port.peopleDue(at, after, BATCH))
      for (const userId of people)
        // One person's failure must not delay the others; the next run retries it.
        yield* Effect.catchCause(deliverTo(userId), (cause) =>
          Effect.annotateLogs(Effect.logWarning("Failed to deliver notifications", cause), { userId })
        )
      const last = people.at(-1)
      if (last === undefined || people.length < BATCH) return
      after = last
    }
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "notifications.deliver-due" })
)
