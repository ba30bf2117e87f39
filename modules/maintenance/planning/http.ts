import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { acceptServiceProposal } from "./commands/AcceptServiceProposal.ts"
import { archiveBay } from "./commands/ArchiveBay.ts"
import { createBay } from "./commands/CreateBay.ts"
import { dismissServiceProposal } from "./commands/DismissServiceProposal.ts"
import { renameBay } from "./commands/RenameBay.ts"
import { restoreBay } from "./commands/RestoreBay.ts"
import { restoreServiceProposal } from "./commands/RestoreServiceProposal.ts"
import { setWorkingHours } from "./commands/SetWorkingHours.ts"
import { getPlanningBoard } from "./queries/GetPlanningBoard.ts"
import { getWorkingHours } from "./queries/GetWorkingHours.ts"
import { listBays } from "./queries/ListBays.ts"
import { listServiceProposals } from "./queries/ListServiceProposals.ts"

export const planningHttp = [
  route(endpoints.ListBays, ({ query }) => listBays(query.archived === "true")),
  route(endpoints.CreateBay, ({ body }) => createBay(body.name)),
  route(endpoints.RenameBay, ({ params, body }) => renameBay(params.bayId, body)),
  route(endpoints.ArchiveBay, ({ params }) => archiveBay(params.bayId)),
  route(endpoints.RestoreBay, ({ params }) => restoreBay(params.bayId)),
  route(endpoints.GetWorkingHours, () => getWorkingHours()),
  route(endpoints.SetWorkingHours, ({ body }) => setWorkingHours(body.week)),
  route(endpoints.GetPlanningBoard, ({ query }) => getPlanningBoard(query.during)),
  route(endpoints.ListServiceProposals, () => listServiceProposals()),
  route(endpoints.AcceptServiceProposal, ({ body }) => acceptServiceProposal(body)),
  route(endpoints.DismissServiceProposal, ({ body }) => dismissServiceProposal(body)),
  route(endpoints.RestoreServiceProposal, ({ body }) => restoreServiceProposal(body.vehicle_id))
]
