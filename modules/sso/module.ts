import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { ssoHttp } from "./http.ts"
import { ssoJobs } from "./jobs.ts"
import { ConnectionsLive } from "./postgres/Connections.ts"
import { DomainsLive } from "./postgres/Domains.ts"
import { OrganizationIssuersLive } from "./postgres/OrganizationIssuers.ts"
import { DomainRecordsLive } from "./providers/DomainRecords.ts"
import { IssuerMetadataLive } from "./providers/IssuerMetadata.ts"

export const ssoModule = defineModule({
  name: "sso",
  layer: Layer.mergeAll(
    ConnectionsLive,
    DomainRecordsLive,
    DomainsLive,
    IssuerMetadataLive,
    OrganizationIssuersLive
  ),
  routes: ssoHttp,
  jobs: ssoJobs,
  cli: () => import("./cli.ts")
})
