import {
  actingAs,
  type Channel,
  Ids,
  Mails,
  newId,
  type Notice,
  type NotificationKind,
  now,
  plus,
  RateLimits,
  transactional,
  type UserId
} from "#kernel"
import { Accounts, type Contact } from "#identity"
import type { Locale } from "#identity/contract"
import { Effect, Option } from "effect"
import { NotificationId } from "../contract/index.ts"
import { Choices } from "../domain/Choices.ts"
import { Deliveries, type Waiting } from "../domain/Deliveries.ts"
import { channelsFor } from "../domain/kinds.ts"
import { Notifications } from "../domain/Notifications.ts"
import type { Outgoing } from "../domain/outgoing.ts"
import { emailDue, pushDue, type Rhythm } from "../domain/times.ts"
import { notificationsMail } from "../mails.ts"
import { mayHear } from "./mayHear.ts"
import { rhythmOf } from "../queries/rhythmOf.ts"
import { sendPushes } from "./sendPushes.ts"
import { tellOfChange } from "./tellOfChange.ts"

const outgoingOf = Effect.fnUntraced(function* (notice: Notice, locale: Locale | null) {
  const { kind, link, userId, organizationId, about = null, words } = notice
  return {
    id: yield* newId(NotificationId),
    user_id: userId,
    organization_id: organizationId,
    kind: kind.name,
    link,
    about,
    ...words[locale ?? "en"],
    created_at: yield* now,
    read_at: null
  } satisfies Outgoing
})

/** Sends it on one channel, now or when it is due. */
const send = Effect.fnUntraced(function* (
  contact: Contact,
  outgoing: Outgoing,
  channel: Waiting,
  dueAt: Date
) {
  const { user_id, id: notification_id, created_at } = outgoing
  if (dueAt > created_at) {
    const id = yield* Ids.use((ids) => ids.next)
    const waiting = { id, user_id, notification_id, channel, due_at: dueAt }
    yield* Deliveries.use((deliveries) => deliveries.add(waiting))
  } else if (channel === "push") yield* sendPushes(user_id, notification_id)
  else yield* Mails.use((mails) => mails.queue(notificationsMail(contact, [outgoing])))
})

/** Single mails to one person; what comes on top of them waits and goes out as one. */
const SINGLE_MAILS = { times: 20, seconds: 3600 }

/** A colleague who sends message after message must not flood a mailbox. */
const mailDue = Effect.fnUntraced(function* (userId: UserId, at: Date, rhythm: Rhythm) {
  const due = emailDue(at, rhythm)
  if (due > at) return due
  const limits = yield* RateLimits
  return yield* limits.take("notifications.single_mails", userId, SINGLE_MAILS).pipe(
    Effect.as(at),
    Effect.catchTag("TooManyRequests", ({ seconds }) => Effect.succeed(plus(at, seconds * 1000)))
  )
})

const reach = Effect.fnUntraced(function* (
  { isUrgent = false }: NotificationKind,
  contact: Contact,
  outgoing: Outgoing,
  channels: ReadonlySet<Channel>
) {
  const { user_id, created_at: at } = outgoing
  const rhythm = yield* rhythmOf(user_id, contact)
  if (channels.has("email"))
    yield* send(contact, outgoing, "email", isUrgent ? at : yield* mailDue(user_id, at, rhythm))
  if (channels.has("push")) yield* send(contact, outgoing, "push", isUrgent ? at : pushDue(at, rhythm))
})

const notify = Effect.fnUntraced(function* (notice: Notice) {
  const { userId, kind, organizationId, eventId, isMailed = false } = notice
  const contact = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.contactOf(userId)))
  if (contact === undefined || !(yield* mayHear(userId, kind, organizationId))) return
  const channels = new Set(channelsFor(kind, yield* Choices.use((choices) => choices.of(userId))))
  // Nobody is written to who has not proven that the mailbox is theirs.
  if (isMailed || contact.email_verified_at === null) channels.delete("email")
  if (channels.size === 0) return
  const outgoing = yield* outgoingOf(notice, contact.locale)
  const shown = channels.has("app")
  const isNew = yield* Notifications.use((all) => all.add({ ...outgoing, event_id: eventId, shown }))
  if (!isNew) return
  if (shown) yield* tellOfChange(userId)
  yield* reach(kind, contact, outgoing, channels)
}, transactional)

/**
 * Tells a person of something, once per event: in the app, by mail and on their browsers, as they want it.
 * An account that is disabled, and one that may not hear of the organization, is told nothing.
 */
export const notifyPerson = Effect.fn("notifications.notifyPerson")((notice: Notice) =>
  notify(notice).pipe(actingAs(notice.userId))
)
