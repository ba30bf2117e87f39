import { Layer } from "effect"
import { InvitationListLive } from "./postgres/InvitationList.ts"
import { InvitationsLive } from "./postgres/Invitations.ts"
import { MemberListLive } from "./postgres/MemberList.ts"
import { MembershipsLive } from "./postgres/Memberships.ts"
import { MembersLive } from "./postgres/Members.ts"
import { OffersLive } from "./postgres/Offers.ts"
import { OrganizationNamesLive } from "./postgres/OrganizationNames.ts"
import { OrganizationSettingsLive } from "./postgres/OrganizationSettings.ts"
import { OrganizationsLive } from "./postgres/Organizations.ts"
import { OwnOrganizationsLive } from "./postgres/OwnOrganizations.ts"

export { type Entrance, Memberships } from "./domain/Members.ts"
export { permissionsOf } from "./domain/roles.ts"
export { tenancyHttp } from "./http.ts"
export { tenancyJobs } from "./jobs.ts"
export { roleName } from "./mails.ts"
export { OrganizationNames } from "./queries/OrganizationNames.ts"
export { OrganizationSettings } from "./queries/OrganizationSettings.ts"

/** Tenancy's adapters; they need a database. */
export const TenancyLive = Layer.mergeAll(
  InvitationListLive,
  InvitationsLive,
  MemberListLive,
  MembershipsLive,
  MembersLive,
  OffersLive,
  OrganizationNamesLive,
  OrganizationSettingsLive,
  OrganizationsLive,
  OwnOrganizationsLive
)
