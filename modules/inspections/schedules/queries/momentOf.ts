import { now, type OrganizationId } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import type { Moment } from "../domain/due.ts"

/** Now, in the time zone of an organization. */
export const momentOf = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const names = yield* OrganizationDirectory.use((directory) => directory.namesOf([organizationId]))
  return { at: yield* now, timeZone: names.get(organizationId)?.time_zone ?? "UTC" } satisfies Moment
})
