import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { telematicsPermissions } from "./contract/permissions.ts"
import { telematicsHttp } from "./http.ts"
import { telematicsJobs } from "./jobs.ts"
import { AttemptsLive } from "./postgres/Attempts.ts"
import { ConnectionsLive } from "./postgres/Connections.ts"
import { telematicsInvariants } from "./postgres/invariants.ts"
import { SharedVehiclesLive } from "./postgres/SharedVehicles.ts"

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
