import { CurrentActor, Mails, NotificationKinds, now, transactional, type UserId } from "#kernel"
import { Accounts, type Contact } from "#identity"
import { Effect, Option } from "effect"
import { Choices } from "../domain/Choices.ts"
import { Deliveries, type Due } from "../domain/Deliveries.ts"
import { channelsFor } from "../domain/kinds.ts"
import { digestDay } from "../domain/times.ts"
import { notificationsMail } from "../mails.ts"
import { mayHear } from "./mayHear.ts"
import { rhythmOf } from "../queries/rhythmOf.ts"
import { sendPushes } from "./sendPushes.ts"

const BATCH = 100

/** What is still worth sending: not read meanwhile, still wanted on this channel, still theirs to hear. */
const worthSending = Effect.fnUntraced(function* (userId: UserId, due: ReadonlyArray<Due>) {
  const choices = yield* Choices.use((port) => port.of(userId))
  const kinds = yield* NotificationKinds
  return yield* Effect.filter(due, ({ kind: name, channel, read_at, organization_id }) => {
    const kind = kinds.get(name)
    return kind !== undefined && read_at === null && channelsFor(kind, choices).has(channel)
      ? mayHear(userId, kind, organization_id)
      : Effect.succeed(false)
  })
})

const mail = Effect.fnUntraced(function* (userId: UserId, contact: Contact, due: ReadonlyArray<Due>) {
  const [first, ...rest] = due
  if (first === undefined || contact.email_verified_at === null) return
  yield* Mails.use((mails) => mails.queue(notificationsMail(contact, [first, ...rest])))
  const day = digestDay(yield* now, yield* rhythmOf(userId, contact))
  if (day !== null) yield* Choices.use((choices) => choices.markDigested(userId, day))
})

/** All that is due for one person: one mail, and each push message by itself. */
const deliverTo = Effect.fnUntraced(function* (userId: UserId) {
  const at = yield* now
  const due = yield* Deliveries.use((deliveries) => deliveries.take(userId, at))
  const contact = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.contactOf(userId)))
  if (contact === undefined) return
  const wanted = yield* worthSending(userId, due)
  yield* mail(
    userId,
    contact,
    wanted.filter(({ channel }) => channel === "email")
  )
  for (const { id, channel } of wanted) if (channel === "push") yield* sendPushes(userId, id)
}, transactional)

/**
 * Sends what waited for the end of quiet hours or for the digest. Each person in a unit of work of their
 * own, in which it is taken and queued: however often this runs, and in how many processes, it goes out once.
 */
export const deliverDue = Effect.fn("notifications.deliverDue")(
  function* () {
    const at = yield* now
    let after: UserId | null = null
    for (;;) {
      const people: ReadonlyArray<UserId> = yield* Deliveries.use((port) => port.peopleDue(at, after, BATCH))
      for (const userId of people)
        // One person's trouble does not keep the others waiting; theirs is tried again at the next run.
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
