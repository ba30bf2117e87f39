import type { UserId } from "#kernel"
import type { Contact } from "#identity"
import { Memberships, OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { Choices } from "../domain/Choices.ts"
import type { DeliverySchedule } from "../domain/times.ts"

/** A person's time zone: the one they chose, else that of their oldest organization, else UTC. */
export const zoneOf = Effect.fnUntraced(function* (userId: UserId, chosen: string | null) {
  if (chosen !== null) return chosen
  const ids = yield* Memberships.use((memberships) => memberships.organizationsOf(userId))
  // Ids are UUIDv7, so the smallest is the oldest.
  const [oldest] = ids.toSorted()
  if (oldest === undefined) return "UTC"
  const names = yield* OrganizationDirectory.use((directory) => directory.namesOf([oldest]))
  return names.get(oldest)?.time_zone ?? "UTC"
})

/** A person's delivery schedule. Runs in a unit of work of that person or of the system. */
export const scheduleOf = Effect.fnUntraced(function* (userId: UserId, contact: Contact) {
  const settings = yield* Choices.use((choices) => choices.settings(userId))
  return { ...settings, zone: yield* zoneOf(userId, contact.time_zone) } satisfies DeliverySchedule
})
