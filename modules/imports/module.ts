import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { importsPermissions } from "./contract/permissions.ts"
import { importsHttp } from "./http.ts"
import { importsJobs, TableImportsLive } from "./jobs.ts"
import { ImportsLive } from "./postgres/Imports.ts"
import { importsInvariants } from "./postgres/invariants.ts"
import { importsPersonalData } from "./postgres/personalData.ts"
import { RowsLive } from "./postgres/Rows.ts"

export const importsModule = defineModule({
  name: "imports",
  permissions: importsPermissions,
  personalData: [importsPersonalData],
  layer: TableImportsLive.pipe(Layer.provideMerge(Layer.mergeAll(ImportsLive, RowsLive))),
  routes: importsHttp,
  jobs: importsJobs,
  invariants: importsInvariants
})
