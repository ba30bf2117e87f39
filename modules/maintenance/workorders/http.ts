import { sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { addLine } from "./commands/AddLine.ts"
import { approveWorkOrder } from "./commands/ApproveWorkOrder.ts"
import { assignWorkOrder } from "./commands/AssignWorkOrder.ts"
import { cancelWorkOrder } from "./commands/CancelWorkOrder.ts"
import { checkQuality } from "./commands/CheckQuality.ts"
import { closeWorkOrder } from "./commands/CloseWorkOrder.ts"
import { completeLine } from "./commands/CompleteLine.ts"
import { decideEstimate } from "./commands/DecideEstimate.ts"
import { editLine } from "./commands/EditLine.ts"
import { editWorkOrder } from "./commands/EditWorkOrder.ts"
import { emailWorkOrder } from "./commands/EmailWorkOrder.ts"
import { issuePart } from "./commands/IssuePart.ts"
import { openWorkOrder } from "./commands/OpenWorkOrder.ts"
import { pauseWork } from "./commands/PauseWork.ts"
import { recordLabor } from "./commands/RecordLabor.ts"
import { rejectWorkOrder } from "./commands/RejectWorkOrder.ts"
import { removeLabor } from "./commands/RemoveLabor.ts"
import { removeLine } from "./commands/RemoveLine.ts"
import { reopenLine } from "./commands/ReopenLine.ts"
import { reopenWorkOrder } from "./commands/ReopenWorkOrder.ts"
import { requestApproval } from "./commands/RequestApproval.ts"
import { restoreWorkOrder } from "./commands/RestoreWorkOrder.ts"
import { resumeWork } from "./commands/ResumeWork.ts"
import { returnPart } from "./commands/ReturnPart.ts"
import { revokeApprovalLink } from "./commands/RevokeApprovalLink.ts"
import { scheduleWorkOrder } from "./commands/ScheduleWorkOrder.ts"
import { sendApprovalLink } from "./commands/SendApprovalLink.ts"
import { setWorkshopSettings } from "./commands/SetWorkshopSettings.ts"
import { startTimer } from "./commands/StartTimer.ts"
import { startWork } from "./commands/StartWork.ts"
import { stopTimer } from "./commands/StopTimer.ts"
import { unscheduleWorkOrder } from "./commands/UnscheduleWorkOrder.ts"
import { withdrawApproval } from "./commands/WithdrawApproval.ts"
import { countWorkOrders } from "./queries/CountWorkOrders.ts"
import { getVehicleCosts } from "./queries/GetVehicleCosts.ts"
import { getWorkOrder } from "./queries/GetWorkOrder.ts"
import { getWorkshopNumbers } from "./queries/GetWorkshopNumbers.ts"
import { getWorkshopSettings } from "./queries/GetWorkshopSettings.ts"
import { listApprovalLinks } from "./queries/ListApprovalLinks.ts"
import { listWorkOrders } from "./queries/ListWorkOrders.ts"
import { listWorkshopSchedule } from "./queries/ListWorkshopSchedule.ts"
import { previewEstimate } from "./queries/PreviewEstimate.ts"
import { printWorkOrder } from "./queries/PrintWorkOrder.ts"

const linesHttp = [
  route(endpoints.AddLine, ({ params, body }) => addLine(params.workOrderId, body)),
  route(endpoints.EditLine, ({ params, body }) => editLine(params.lineId, body)),
  route(endpoints.RemoveLine, ({ params }) => removeLine(params.lineId)),
  route(endpoints.CompleteLine, ({ params, body }) => completeLine(params.lineId, body)),
  route(endpoints.ReopenLine, ({ params, body }) => reopenLine(params.lineId, body.expected_version)),
  route(endpoints.StartTimer, ({ params, body }) => startTimer(params.lineId, body.billable)),
  route(endpoints.StopTimer, ({ params }) => stopTimer(params.laborId)),
  route(endpoints.RecordLabor, ({ params, body }) => recordLabor(params.lineId, body)),
  route(endpoints.RemoveLabor, ({ params }) => removeLabor(params.laborId)),
  route(endpoints.IssuePart, ({ params, body }) => issuePart(params.lineId, body)),
  route(endpoints.ReturnPart, ({ params, body }) => returnPart(params.lineId, body))
]

const linksHttp = [
  route(endpoints.ListApprovalLinks, ({ params }) => listApprovalLinks(params.workOrderId)),
  route(endpoints.SendApprovalLink, ({ params, body }) => sendApprovalLink(params.workOrderId, body)),
  route(endpoints.RevokeApprovalLink, ({ params }) => revokeApprovalLink(params.approvalLinkId)),
  route(endpoints.PreviewEstimate, ({ body }) => previewEstimate(body.token)),
  route(endpoints.DecideEstimate, ({ body }) => decideEstimate(body))
]

export const workOrdersHttp = [
  ...linesHttp,
  ...linksHttp,
  route(endpoints.ListWorkOrders, ({ query: { after, limit, sort, ...filter } }) =>
    listWorkOrders(
      filter,
      sort ?? "-number",
      sortedPageRequest({ ...(after !== undefined && { after }), ...(limit !== undefined && { limit }) })
    )
  ),
  route(endpoints.CountWorkOrders, ({ query }) => countWorkOrders(query)),
  route(endpoints.GetWorkOrder, ({ params }) => getWorkOrder(params.workOrderId)),
  route(endpoints.OpenWorkOrder, ({ body }) => openWorkOrder(body)),
  route(endpoints.EditWorkOrder, ({ params, body }) => editWorkOrder(params.workOrderId, body)),
  route(endpoints.AssignWorkOrder, ({ params, body }) => assignWorkOrder(params.workOrderId, body)),
  route(endpoints.RequestApproval, ({ params, body }) => requestApproval(params.workOrderId, body)),
  route(endpoints.ApproveWorkOrder, ({ params, body }) => approveWorkOrder(params.workOrderId, body)),
  route(endpoints.RejectWorkOrder, ({ params, body }) => rejectWorkOrder(params.workOrderId, body)),
  route(endpoints.WithdrawApproval, ({ params, body }) =>
    withdrawApproval(params.workOrderId, body.expected_version)
  ),
  route(endpoints.ScheduleWorkOrder, ({ params, body }) => scheduleWorkOrder(params.workOrderId, body)),
  route(endpoints.UnscheduleWorkOrder, ({ params, body }) =>
    unscheduleWorkOrder(params.workOrderId, body.expected_version)
  ),
  route(endpoints.StartWork, ({ params, body }) => startWork(params.workOrderId, body)),
  route(endpoints.PauseWork, ({ params, body }) => pauseWork(params.workOrderId, body)),
  route(endpoints.ResumeWork, ({ params, body }) => resumeWork(params.workOrderId, body.expected_version)),
  route(endpoints.CheckQuality, ({ params, body }) =>
    checkQuality(params.workOrderId, body.expected_version)
  ),
  route(endpoints.CloseWorkOrder, ({ params, body }) => closeWorkOrder(params.workOrderId, body)),
  route(endpoints.ReopenWorkOrder, ({ params, body }) => reopenWorkOrder(params.workOrderId, body)),
  route(endpoints.CancelWorkOrder, ({ params, body }) => cancelWorkOrder(params.workOrderId, body)),
  route(endpoints.RestoreWorkOrder, ({ params, body }) =>
    restoreWorkOrder(params.workOrderId, body.expected_version)
  ),
  route(endpoints.PrintWorkOrder, ({ params }) => printWorkOrder(params.workOrderId)),
  route(endpoints.EmailWorkOrder, ({ params, body }) => emailWorkOrder(params.workOrderId, body)),
  route(endpoints.GetWorkshopSettings, () => getWorkshopSettings()),
  route(endpoints.SetWorkshopSettings, ({ body }) => setWorkshopSettings(body)),
  route(endpoints.GetWorkshopNumbers, () => getWorkshopNumbers()),
  route(endpoints.GetVehicleCosts, ({ params }) => getVehicleCosts(params.vehicleId)),
  route(endpoints.ListWorkshopSchedule, ({ query }) => listWorkshopSchedule(query.during, query.assignee))
]
