import { CurrentPerson, type Member, newId, now, OrganizationId, publish, record } from "#kernel"
import { Effect } from "effect"
import { OrganizationCreated } from "../contract/events.ts"
import { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import {
  type NewOrganization,
  newOrganization,
  type OrganizationRecord,
  Organizations
} from "../domain/Organizations.ts"
import { memberIn } from "./memberIn.ts"
import { inside } from "./inside.ts"

/** Creates an organization with the signed-in person as its owner. */
export const createOrganization = Effect.fn("tenancy.createOrganization")(function* (input: NewOrganization) {
  const creator = yield* memberIn(yield* CurrentPerson, yield* newId(OrganizationId), "owner")
  const organization = newOrganization(input, creator.organizationId, creator.userId, yield* now)
  yield* inside(creator)(store(creator, organization))
  return { ...organization, role: creator.role, can: [...creator.permissions] }
})

const store = Effect.fnUntraced(function* (creator: Member, organization: OrganizationRecord) {
  const { organizationId, userId, role } = creator
  yield* Organizations.use((organizations) => organizations.add(organization))
  const membership = {
    organization_id: organizationId,
    id: yield* newId(MemberId),
    user_id: userId,
    role,
    status: "active" as const,
    joined_at: organization.created_at,
    invited_by: null,
    invited_at: null,
    created_at: organization.created_at
  }
  yield* Members.use((members) => members.add(membership))
  yield* publish(new OrganizationCreated({ organizationId, userId }))
  yield* record({ action: "organization.founded", organizationId, userId, subject: organization.name })
})
