import { type Channel, CurrentPerson, NotificationKinds, now, transactional, type UserId } from "#kernel"
import { Accounts } from "#identity"
import { Effect, Option } from "effect"
import { type Preferences, UnknownKind } from "../contract/index.ts"
import { Choices } from "../domain/Choices.ts"
import { Deliveries } from "../domain/Deliveries.ts"
import { choicesIn, isDefault, mayChoose } from "../domain/kinds.ts"
import { emailDue, pushDue } from "../domain/times.ts"
import { preferences } from "../queries/MyNotificationPreferences.ts"
import { scheduleOf } from "../queries/scheduleOf.ts"

/** The preferences to change; omitted ones stay as they are. */
export interface PreferencesEdit {
  readonly kinds?: ReadonlyArray<{ readonly kind: string } & { readonly [C in Channel]?: boolean }>
  readonly quiet_hours?: Preferences["quiet_hours"]
  readonly digest_at?: Preferences["digest_at"]
}

/** Applies the new times to deliveries that are already deferred. */
const reschedule = Effect.fnUntraced(function* (userId: UserId) {
  const contact = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.contactOf(userId)))
  if (contact === undefined) return
  const at = yield* now
  const schedule = yield* scheduleOf(userId, contact)
  const deliveries = yield* Deliveries
  yield* deliveries.reschedule(userId, "email", emailDue(at, schedule))
  yield* deliveries.reschedule(userId, "push", pushDue(at, schedule))
})

/** Changes the signed-in person's preferences and returns all of them. */
export const editNotificationPreferences = Effect.fn("notifications.editNotificationPreferences")(function* ({
  kinds = [],
  ...times
}: PreferencesEdit) {
  const { userId } = yield* CurrentPerson
  const port = yield* Choices
  const known = yield* NotificationKinds
  for (const choice of kinds.flatMap(choicesIn)) {
    const kind = known.get(choice.kind)
    if (kind === undefined) return yield* new UnknownKind()
    if (mayChoose(kind, choice))
      yield* isDefault(kind, choice) ? port.reset(userId, choice) : port.save(userId, choice)
  }
  if (Object.keys(times).length > 0) {
    yield* port.saveSettings(userId, { ...(yield* port.settings(userId)), ...times })
    yield* reschedule(userId)
  }
  return yield* preferences()
}, transactional)
