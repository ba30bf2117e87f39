import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { filesPermissions } from "./contract/permissions.ts"
import { filesHttp } from "./http.ts"
import { filesJobs } from "./jobs.ts"
import { PhotoContentsLive } from "./postgres/PhotoContents.ts"
import { RecordFilesLive } from "./postgres/RecordFiles.ts"
import { filesPersonalData } from "./postgres/personalData.ts"
import { UploadedFilesLive } from "./postgres/UploadedFiles.ts"

export const filesModule = defineModule({
  name: "files",
  permissions: filesPermissions,
  personalData: [filesPersonalData],
  layer: Layer.mergeAll(PhotoContentsLive, RecordFilesLive).pipe(Layer.provideMerge(UploadedFilesLive)),
  routes: filesHttp,
  jobs: filesJobs,
  demo: () => import("./demo.ts")
})
