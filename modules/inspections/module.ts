import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { inspectionsPermissions } from "./contract/permissions.ts"
import { formsHttp } from "./forms/http.ts"
import { FormListLive } from "./forms/postgres/FormList.ts"
import { FormsLive } from "./forms/postgres/Forms.ts"
import { inspectionsInvariants } from "./postgres/invariants.ts"
import { schedulesHttp } from "./schedules/http.ts"
import { schedulesJobs } from "./schedules/jobs.ts"
import { inspectionsMissed } from "./schedules/notifications.ts"
import { InspectionReasonsLive } from "./schedules/postgres/InspectionReasons.ts"
import { ScheduleListLive } from "./schedules/postgres/ScheduleList.ts"
import { SchedulesLive } from "./schedules/postgres/Schedules.ts"
import { submissionsHttp } from "./submissions/http.ts"
import { submissionsJobs } from "./submissions/jobs.ts"
import { InspectionListLive } from "./submissions/postgres/InspectionList.ts"
import { InspectionsLive } from "./submissions/postgres/Inspections.ts"
import { inspectionsPersonalData } from "./submissions/postgres/personalData.ts"

const repositories = Layer.mergeAll(
  FormListLive,
  FormsLive,
  InspectionListLive,
  InspectionsLive,
  ScheduleListLive,
  SchedulesLive
)

export const inspectionsModule = defineModule({
  name: "inspections",
  permissions: inspectionsPermissions,
  personalData: [inspectionsPersonalData],
  layer: InspectionReasonsLive.pipe(Layer.provideMerge(repositories)),
  routes: [...formsHttp, ...schedulesHttp, ...submissionsHttp],
  jobs: [...schedulesJobs, ...submissionsJobs],
  notifications: [inspectionsMissed],
  invariants: inspectionsInvariants,
  cli: () => import("./cli.ts"),
  demo: () => import("./demo.ts")
})
