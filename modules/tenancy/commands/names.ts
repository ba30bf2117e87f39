import type { OrganizationId, UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { OrganizationDirectory } from "../queries/OrganizationDirectory.ts"

/** The organization's name; undefined if it no longer exists. */
export const organizationName = (id: OrganizationId) =>
  Effect.map(
    OrganizationDirectory.use((directory) => directory.namesOf([id])),
    (names) => names.get(id)?.name
  )

/** A person's display name. */
export const personName = (id: UserId) =>
  Effect.map(
    Profiles.use((profiles) => profiles.byIds([id])),
    (people) => people.get(id)?.full_name ?? "Unknown User"
  )
