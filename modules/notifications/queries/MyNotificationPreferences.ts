import { CurrentPerson, NotificationKinds, transactional, type UserId } from "#kernel"
import { Accounts } from "#identity"
import { Sales } from "#leads"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"
import type { Preferences } from "../contract/index.ts"
import { Choices } from "../domain/Choices.ts"
import { preferenceFor } from "../domain/kinds.ts"
import { zoneOf } from "./scheduleOf.ts"

/** The kinds a person can configure. Those for operators are offered to members of their organization only. */
const kindsFor = Effect.fnUntraced(function* (userId: UserId) {
  const { organizationId } = yield* Sales
  const organizationIds = yield* Memberships.use((memberships) => memberships.organizationsOf(userId))
  const operates = Option.exists(organizationId, (id) => organizationIds.includes(id))
  const known = yield* NotificationKinds
  return [...known.values()].filter(({ audience }) => audience !== "operators" || operates)
})

/** The signed-in person's preferences, defaults filled in, inside a unit of work. */
export const preferences = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  const choices = yield* Choices
  const chosen = yield* choices.of(userId)
  const { quiet_hours, digest_at } = yield* choices.settings(userId)
  const contact = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.contactOf(userId)))
  return {
    kinds: (yield* kindsFor(userId)).map((kind) => preferenceFor(kind, chosen)),
    quiet_hours,
    digest_at,
    time_zone: yield* zoneOf(userId, contact?.time_zone ?? null)
  } satisfies Preferences
})

export const myNotificationPreferences = Effect.fn("notifications.myNotificationPreferences")(
  preferences,
  transactional
)
