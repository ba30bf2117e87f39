import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { createInspectionSchedule } from "./commands/CreateInspectionSchedule.ts"
import { editInspectionSchedule } from "./commands/EditInspectionSchedule.ts"
import { pauseInspectionSchedule } from "./commands/PauseInspectionSchedule.ts"
import { removeInspectionSchedule } from "./commands/RemoveInspectionSchedule.ts"
import { resumeInspectionSchedule } from "./commands/ResumeInspectionSchedule.ts"
import { getInspectionNumbers } from "./queries/GetInspectionNumbers.ts"
import { getOfflineForms } from "./queries/GetOfflineForms.ts"
import { listDueInspections } from "./queries/ListDueInspections.ts"
import { listInspectionSchedules } from "./queries/ListInspectionSchedules.ts"
import { listMissedInspections } from "./queries/ListMissedInspections.ts"

export const schedulesHttp = [
  route(endpoints.ListInspectionSchedules, ({ query }) => listInspectionSchedules(query.form)),
  route(endpoints.CreateInspectionSchedule, ({ body }) => createInspectionSchedule(body)),
  route(endpoints.EditInspectionSchedule, ({ params, body }) =>
    editInspectionSchedule(params.inspectionScheduleId, body)
  ),
  route(endpoints.PauseInspectionSchedule, ({ params }) =>
    pauseInspectionSchedule(params.inspectionScheduleId)
  ),
  route(endpoints.ResumeInspectionSchedule, ({ params }) =>
    resumeInspectionSchedule(params.inspectionScheduleId)
  ),
  route(endpoints.RemoveInspectionSchedule, ({ params }) =>
    removeInspectionSchedule(params.inspectionScheduleId)
  ),
  route(endpoints.ListDueInspections, ({ query }) => listDueInspections(query)),
  route(endpoints.ListMissedInspections, ({ query }) =>
    listMissedInspections(query.vehicle, pageRequest(query))
  ),
  route(endpoints.GetInspectionNumbers, () => getInspectionNumbers()),
  route(endpoints.GetOfflineForms, () => getOfflineForms())
]
