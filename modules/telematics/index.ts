import { Layer } from "effect"
import { AttemptsLive } from "./postgres/Attempts.ts"
import { ConnectionsLive } from "./postgres/Connections.ts"
import { SharedVehiclesLive } from "./postgres/SharedVehicles.ts"

export { expireConnection } from "./commands/ExpireConnection.ts"
export { telematicsHttp } from "./http.ts"
export { telematicsJobs } from "./jobs.ts"
export { telematicsInvariants } from "./postgres/invariants.ts"
export { providersLayer } from "./providers/Providers.ts"
export { connectionList } from "./queries/ConnectionList.ts"

/** Telematics' adapters; they need a database, and the providers. */
export const TelematicsLive = Layer.mergeAll(AttemptsLive, ConnectionsLive, SharedVehiclesLive)
