import { Layer } from "effect"
import { AllOrganizationsLive } from "./postgres/AllOrganizations.ts"
import { InvitationListLive } from "./postgres/InvitationList.ts"
import { InvitationsLive } from "./postgres/Invitations.ts"
import { MemberListLive } from "./postgres/MemberList.ts"
import { MembershipsLive } from "./postgres/Memberships.ts"
import { MembersLive } from "./postgres/Members.ts"
import { OffersLive } from "./postgres/Offers.ts"
import { OpenInvitationsLive } from "./postgres/OpenInvitations.ts"
import { OrganizationNamesLive } from "./postgres/OrganizationNames.ts"
import { OrganizationSettingsLive } from "./postgres/OrganizationSettings.ts"
import { OrganizationsLive } from "./postgres/Organizations.ts"
import { OwnOrganizationsLive } from "./postgres/OwnOrganizations.ts"

export { changeMemberRole } from "./commands/ChangeMemberRole.ts"
export { deleteOrganization } from "./commands/DeleteOrganization.ts"
export { expireInvitation } from "./commands/ExpireInvitation.ts"
export { foundOrganization } from "./commands/FoundOrganization.ts"
export { inviteMember } from "./commands/InviteMember.ts"
export { removeMember } from "./commands/RemoveMember.ts"
export { resendInvitation } from "./commands/ResendInvitation.ts"
export { revokeInvitation } from "./commands/RevokeInvitation.ts"
export { type Entrance, Memberships } from "./domain/Members.ts"
export { permissionsOf } from "./domain/roles.ts"
export { findInvitation } from "./queries/FindInvitation.ts"
export { findMember } from "./queries/FindMember.ts"
export { listInvitations } from "./queries/ListInvitations.ts"
export { listMembers } from "./queries/ListMembers.ts"
export { tenancyHttp } from "./http.ts"
export { tenancyJobs } from "./jobs.ts"
export { roleName } from "./mails.ts"
export { tenancyInvariants } from "./postgres/invariants.ts"
export { allOrganizations, oneOrganization, organizationsNamed } from "./queries/AllOrganizations.ts"
export { OpenInvitations } from "./queries/OpenInvitations.ts"
export { OrganizationNames } from "./queries/OrganizationNames.ts"
export { OwnOrganizations } from "./queries/MyOrganizations.ts"
export { OrganizationSettings } from "./queries/OrganizationSettings.ts"

/** Tenancy's adapters; they need a database. */
export const TenancyLive = Layer.mergeAll(
  AllOrganizationsLive,
  InvitationListLive,
  InvitationsLive,
  MemberListLive,
  MembershipsLive,
  MembersLive,
  OffersLive,
  OpenInvitationsLive,
  OrganizationNamesLive,
  OrganizationSettingsLive,
  OrganizationsLive,
  OwnOrganizationsLive
)
