import { defineModule } from "#infra/modules"
import { viewsPermissions } from "./contract/permissions.ts"
import { viewsHttp } from "./http.ts"
import { viewsJobs } from "./jobs.ts"
import { viewsPersonalData } from "./postgres/personalData.ts"
import { SavedViewsLive } from "./postgres/SavedViews.ts"

export const viewsModule = defineModule({
  name: "views",
  permissions: viewsPermissions,
  personalData: [viewsPersonalData],
  layer: SavedViewsLive,
  routes: viewsHttp,
  jobs: viewsJobs
})
