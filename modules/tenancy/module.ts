import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { tenancyPermissions } from "./contract/permissions.ts"
import { tenancyHttp } from "./http.ts"
import { tenancyJobs } from "./jobs.ts"
import { tenancyNotifications } from "./notifications.ts"
import { AllOrganizationsLive } from "./postgres/AllOrganizations.ts"
import { DeparturesLive } from "./postgres/Departures.ts"
import { tenancyInvariants } from "./postgres/invariants.ts"
import { InvitationsLive } from "./postgres/Invitations.ts"
import { MembersLive } from "./postgres/Members.ts"
import { MembershipsLive } from "./postgres/Memberships.ts"
import { OffersLive } from "./postgres/Offers.ts"
import { OrganizationDirectoryLive } from "./postgres/OrganizationDirectory.ts"
import { OrganizationsLive } from "./postgres/Organizations.ts"
import { tenancyPersonalData } from "./postgres/personalData.ts"
import { QuotasLive } from "./postgres/Quotas.ts"
import { SecondFactorsLive } from "./postgres/SecondFactors.ts"

export const tenancyModule = defineModule({
  name: "tenancy",
  permissions: tenancyPermissions,
  personalData: [tenancyPersonalData],
  layer: Layer.mergeAll(
    AllOrganizationsLive,
    DeparturesLive,
    InvitationsLive,
    MembershipsLive,
    MembersLive,
    OffersLive,
    OrganizationDirectoryLive,
    OrganizationsLive,
    QuotasLive,
    SecondFactorsLive
  ),
  routes: tenancyHttp,
  jobs: tenancyJobs,
  invariants: tenancyInvariants,
  notifications: tenancyNotifications,
  cli: () => import("./cli.ts"),
  demo: () => import("./demo.ts")
})
