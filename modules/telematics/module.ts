import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { telematicsPermissions } from "./contract/permissions.ts"
import { telematicsHttp } from "./connections/http.ts"
import { telematicsJobs } from "./connections/jobs.ts"
import { AttemptsLive } from "./connections/postgres/Attempts.ts"
import { ConnectionsLive } from "./connections/postgres/Connections.ts"
import { telematicsInvariants } from "./postgres/invariants.ts"
import { SharedVehiclesLive } from "./connections/postgres/SharedVehicles.ts"

export { providersLayer } from "./providers/Providers.ts"

export const telematicsModule = defineModule({
  name: "telematics",
  permissions: telematicsPermissions,
  layer: Layer.mergeAll(AttemptsLive, ConnectionsLive, SharedVehiclesLive),
  routes: telematicsHttp,
  jobs: telematicsJobs,
  invariants: telematicsInvariants,
  demo: () => import("./demo.ts")
})
