import { Role } from "#kernel"
import { Units } from "#identity/contract"
import { Industry, InvitationView } from "#tenancy/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "organizations.industry": Industry.literals,
  "organizations.units": Units.literals,
  "members.role": Role.literals,
  "members.status": ["active"],
  "invitations.role": Role.literals,
  "invitations.status": InvitationView.fields.status.literals
}
