import { CurrentPerson, type Member, newId, now, OrganizationId, publish, record } from "#kernel"
import { Effect } from "effect"
import { OrganizationFounded } from "../contract/events.ts"
import { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import {
  type Founding,
  newOrganization,
  type OrganizationRecord,
  Organizations
} from "../domain/Organizations.ts"
import { atWork } from "./atWork.ts"
import { inside } from "./inside.ts"

/** Anyone signed in founds an organization, and owns it. */
export const foundOrganization = Effect.fn("tenancy.foundOrganization")(function* (founding: Founding) {
  const founder = yield* atWork(yield* CurrentPerson, yield* newId(OrganizationId), "owner")
  const organization = newOrganization(founding, founder.organizationId, founder.userId, yield* now)
  yield* inside(founder)(found(founder, organization))
  return { ...organization, role: founder.role, can: [...founder.permissions] }
})

const found = Effect.fnUntraced(function* (founder: Member, organization: OrganizationRecord) {
  const { organizationId, userId, role } = founder
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
  yield* publish(new OrganizationFounded({ organizationId, userId }))
  yield* record({ action: "organization.founded", organizationId, userId, subject: organization.name })
})
