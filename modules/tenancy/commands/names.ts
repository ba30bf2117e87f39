import type { OrganizationId, UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { OrganizationDirectory } from "../queries/OrganizationDirectory.ts"

/** What the organization is called; undefined when it is gone. */
export const organizationName = (id: OrganizationId) =>
  Effect.map(
    OrganizationDirectory.use((directory) => directory.namesOf([id])),
    (names) => names.get(id)?.name
  )

/** A person's name, for a text. */
export const personName = (id: UserId) =>
  Effect.map(
    Profiles.use((profiles) => profiles.byIds([id])),
    (people) => people.get(id)?.full_name ?? "Unknown User"
  )
