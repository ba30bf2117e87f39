import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { assignIssue } from "./commands/AssignIssue.ts"
import { clearFault } from "./commands/ClearFault.ts"
import { reopenFault } from "./commands/ReopenFault.ts"
import { snoozeIssue } from "./commands/SnoozeIssue.ts"
import { unsnoozeIssue } from "./commands/UnsnoozeIssue.ts"
import { getTelematicsNumbers } from "./queries/GetTelematicsNumbers.ts"
import { listDeviceIssues } from "./queries/ListDeviceIssues.ts"
import { listFaults } from "./queries/ListFaults.ts"
import { isOpenIn } from "./queries/StateFilter.ts"

export const healthHttp = [
  route(endpoints.ListDeviceIssues, ({ query: { state, kind, assigned, device, vehicle, ...page } }) =>
    listDeviceIssues(
      {
        isOpen: isOpenIn(state),
        kinds: kind,
        assignedTo: assigned === "none" ? null : assigned,
        device,
        vehicle
      },
      pageRequest(page)
    )
  ),
  route(endpoints.SnoozeIssue, ({ params, body }) => snoozeIssue(params.issueId, body)),
  route(endpoints.UnsnoozeIssue, ({ params }) => unsnoozeIssue(params.issueId)),
  route(endpoints.AssignIssue, ({ params, body }) => assignIssue(params.issueId, body)),
  route(endpoints.ListFaults, ({ query: { state, device, vehicle, ...page } }) =>
    listFaults({ isOpen: isOpenIn(state), device, vehicle }, pageRequest(page))
  ),
  route(endpoints.ClearFault, ({ params }) => clearFault(params.faultId)),
  route(endpoints.ReopenFault, ({ params }) => reopenFault(params.faultId)),
  route(endpoints.GetTelematicsNumbers, () => getTelematicsNumbers())
]
