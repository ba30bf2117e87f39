import { type Input, orNotFound, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { EditOrganization } from "../contract/index.ts"
import { changedFields } from "../domain/changes.ts"
import { Organizations } from "../domain/Organizations.ts"

/** Changes the given fields. */
export const editOrganization = Effect.fn("tenancy.editOrganization")(function* (
  changes: Input<typeof EditOrganization>["body"]
) {
  const { organizationId, role, permissions } = yield* permitted("organization.edit")
  const organizations = yield* Organizations
  yield* organizations.lock(organizationId)
  const before = yield* organizations.find(organizationId).pipe(orNotFound("organization"))
  const organization = { ...before, ...changes }
  const { customer_email: switched, ...details } = changedFields(before, changes)
  if (switched !== undefined || Object.keys(details).length > 0) yield* organizations.save(organization)
  const about = { organizationId, subject: organization.name }
  if (Object.keys(details).length > 0) yield* record({ ...about, action: "organization.edited", details })
  if (switched === "true") yield* record({ ...about, action: "customer_email.switched_on" })
  if (switched === "false") yield* record({ ...about, action: "customer_email.switched_off" })
  return { ...organization, role, can: [...permissions] }
}, transactional)
