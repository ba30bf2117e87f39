import { defineModule } from "#infra/modules"
import { leadsHttp } from "./http.ts"
import { leadsJobs } from "./jobs.ts"
import { leadsNotifications } from "./notifications.ts"
import { leadsInvariants } from "./postgres/invariants.ts"
import { LeadsLive } from "./postgres/Leads.ts"

export const leadsModule = defineModule({
  name: "leads",
  layer: LeadsLive,
  routes: leadsHttp,
  jobs: leadsJobs,
  invariants: leadsInvariants,
  notifications: leadsNotifications,
  cli: () => import("./cli.ts"),
  demo: () => import("./demo.ts")
})
