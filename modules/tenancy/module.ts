import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { tenancyPermissions } from "./contract/permissions.ts"
import { tenancyHttp } from "./http.ts"
import { tenancyJobs } from "./jobs.ts"
import { AllOrganizationsLive } from "./postgres/AllOrganizations.ts"
import { tenancyInvariants } from "./postgres/invariants.ts"
import { InvitationListLive } from "./postgres/InvitationList.ts"
import { InvitationsLive } from "./postgres/Invitations.ts"
import { MemberListLive } from "./postgres/MemberList.ts"
import { MembersLive } from "./postgres/Members.ts"
import { MembershipsLive } from "./postgres/Memberships.ts"
import { OffersLive } from "./postgres/Offers.ts"
import { OpenInvitationsLive } from "./postgres/OpenInvitations.ts"
import { OrganizationNamesLive } from "./postgres/OrganizationNames.ts"
import { OrganizationsLive } from "./postgres/Organizations.ts"
import { OrganizationSettingsLive } from "./postgres/OrganizationSettings.ts"
import { OwnOrganizationsLive } from "./postgres/OwnOrganizations.ts"

export const tenancyModule = defineModule({
  name: "tenancy",
  permissions: tenancyPermissions,
  layer: Layer.mergeAll(
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
  ),
  routes: tenancyHttp,
  jobs: tenancyJobs,
  invariants: tenancyInvariants
})
