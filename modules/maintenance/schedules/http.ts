import { pageRequest, sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { completeService } from "./commands/CompleteService.ts"
import { pauseSchedule } from "./commands/PauseSchedule.ts"
import { reopenService } from "./commands/ReopenService.ts"
import { resetScheduleInterval } from "./commands/ResetScheduleInterval.ts"
import { resumeSchedule } from "./commands/ResumeSchedule.ts"
import { setLastService } from "./commands/SetLastService.ts"
import { setScheduleInterval } from "./commands/SetScheduleInterval.ts"
import { skipService } from "./commands/SkipService.ts"
import { countServices } from "./queries/CountServices.ts"
import { getServiceNumbers } from "./queries/GetServiceNumbers.ts"
import { listPastServices } from "./queries/ListPastServices.ts"
import { listServices } from "./queries/ListServices.ts"
import { listVehicleServices } from "./queries/ListVehicleServices.ts"

export const schedulesHttp = [
  route(endpoints.ListServices, ({ query }) => listServices(query, sortedPageRequest(query), query.sort)),
  route(endpoints.CountServices, ({ query }) => countServices(query)),
  route(endpoints.GetServiceNumbers, () => getServiceNumbers()),
  route(endpoints.ListVehicleServices, ({ params }) => listVehicleServices(params.vehicleId)),
  route(endpoints.ListPastServices, ({ query }) => listPastServices(pageRequest(query), query)),
  route(endpoints.CompleteService, ({ params, body }) => completeService(params.occurrenceId, body)),
  route(endpoints.SkipService, ({ params, body }) => skipService(params.occurrenceId, body.reason)),
  route(endpoints.ReopenService, ({ params }) => reopenService(params.occurrenceId)),
  route(endpoints.PauseSchedule, ({ params, body }) => pauseSchedule(params.scheduleId, body.reason)),
  route(endpoints.ResumeSchedule, ({ params }) => resumeSchedule(params.scheduleId)),
  route(endpoints.SetScheduleInterval, ({ params, body }) => setScheduleInterval(params.scheduleId, body)),
  route(endpoints.ResetScheduleInterval, ({ params }) => resetScheduleInterval(params.scheduleId)),
  route(endpoints.SetLastService, ({ params, body }) => setLastService(params.scheduleId, body))
]
