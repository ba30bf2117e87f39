import type { UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"

/** A person's name, for the audit log. */
export const nameOf = (userId: UserId) =>
  Profiles.use((profiles) => profiles.byIds([userId])).pipe(
    Effect.map((people) => people.get(userId)?.full_name ?? "Unknown User")
  )
