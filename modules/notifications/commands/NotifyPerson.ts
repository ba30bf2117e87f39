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
import { Deliveries, type DeferrableChannel } from "../domain/Deliveries.ts"
import { channelsFor } from "../domain/kinds.ts"
import { Notifications } from "../domain/Notifications.ts"
import type { Outgoing } from "../domain/outgoing.ts"
import { emailDue, pushDue, type DeliverySchedule } from "../domain/times.ts"
import { notificationsMail } from "../mails.ts"
import { isInAudience } from "./isInAudience.ts"
import { scheduleOf } from "../queries/scheduleOf.ts"
import { sendPushes } from "./sendPushes.ts"
import { announceChange } from "./announceChange.ts"

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

/** Sends the notification on one channel, now or when it is due. */
const send = Effect.fnUntraced(function* (
  contact: Contact,
  outgoing: Outgoing,
  channel: DeferrableChannel,
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

/** The limit of individual emails per person; those beyond it are deferred and combined into one. */
const INDIVIDUAL_EMAILS = { times: 20, seconds: 3600 }

/** Also limits the rate, so that a colleague who sends many messages does not flood a mailbox. */
const mailDue = Effect.fnUntraced(function* (userId: UserId, at: Date, schedule: DeliverySchedule) {
  const due = emailDue(at, schedule)
  if (due > at) return due
  return yield* RateLimits.use((limits) =>
    limits.take("notifications.individual_emails", userId, INDIVIDUAL_EMAILS)
  ).pipe(
    Effect.as(at),
    Effect.catchTag("TooManyRequests", ({ seconds }) => Effect.succeed(plus(at, seconds * 1000)))
  )
})

const deliver = Effect.fnUntraced(function* (
  { isUrgent = false }: NotificationKind,
  contact: Contact,
  outgoing: Outgoing,
  channels: ReadonlySet<Channel>
) {
  const { user_id, created_at: at } = outgoing
  const schedule = yield* scheduleOf(user_id, contact)
  if (channels.has("email"))
    yield* send(contact, outgoing, "email", isUrgent ? at : yield* mailDue(user_id, at, schedule))
  if (channels.has("push")) yield* send(contact, outgoing, "push", isUrgent ? at : pushDue(at, schedule))
})

const notify = Effect.fnUntraced(function* (notice: Notice) {
  const { userId, kind, organizationId, eventId, isMailed = false } = notice
  const contact = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.contactOf(userId)))
  if (contact === undefined || !(yield* isInAudience(userId, kind, organizationId))) return
  const channels = new Set(channelsFor(kind, yield* Choices.use((choices) => choices.of(userId))))
  // Emails go to verified addresses only.
  if (isMailed || contact.email_verified_at === null) channels.delete("email")
  if (channels.size === 0) return
  const outgoing = yield* outgoingOf(notice, contact.locale)
  const shown = channels.has("app")
  const isNew = yield* Notifications.use((all) => all.add({ ...outgoing, event_id: eventId, shown }))
  if (!isNew) return
  if (shown) yield* announceChange(userId)
  yield* deliver(kind, contact, outgoing, channels)
}, transactional)

/**
 * Notifies a person once per event and kind, on the channels they chose: in the app, by email and by push. Does nothing
 * for disabled accounts and for people outside of the kind's audience.
 */
export const notifyPerson = Effect.fn("notifications.notifyPerson")((notice: Notice) =>
  notify(notice).pipe(actingAs(notice.userId))
)
