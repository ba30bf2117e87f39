import type { OrganizationId } from "#kernel"
import { UsageError } from "#infra/cli"
import { Effect } from "effect"
import { findOrganization } from "./findOrganization.ts"

/** The organization of the argument; it must match `--organization` if both are given. */
export const findTenant = Effect.fnUntraced(function* (
  idOrName: string,
  organizationId: OrganizationId | null
) {
  const id = yield* findOrganization(idOrName)
  if (organizationId === null || organizationId === id) return id
  return yield* Effect.fail(
    new UsageError(
      `"${idOrName}" is not the organization in --organization.`,
      "Name it once, or name the same one twice."
    )
  )
})
