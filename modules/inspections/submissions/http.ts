import { sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { exportInspectionFile } from "./commands/ExportInspectionFile.ts"
import { reviewInspection } from "./commands/ReviewInspection.ts"
import { submitInspection } from "./commands/SubmitInspection.ts"
import { withdrawReview } from "./commands/WithdrawReview.ts"
import { countInspections } from "./queries/CountInspections.ts"
import { getInspection } from "./queries/GetInspection.ts"
import { listInspections } from "./queries/ListInspections.ts"
import { verifyChain } from "./queries/VerifyChain.ts"

export const submissionsHttp = [
  route(endpoints.ListInspections, ({ query }) =>
    listInspections(query, sortedPageRequest(query), query.sort)
  ),
  route(endpoints.CountInspections, ({ query }) => countInspections(query)),
  route(endpoints.GetInspection, ({ params }) => getInspection(params.inspectionId)),
  route(endpoints.SubmitInspection, ({ params, body }) => submitInspection(params.inspectionId, body)),
  route(endpoints.ReviewInspection, ({ params, body }) => reviewInspection(params.inspectionId, body.note)),
  route(endpoints.WithdrawReview, ({ params }) => withdrawReview(params.inspectionId)),
  route(endpoints.ExportInspectionFile, ({ params, query }) => exportInspectionFile(params.vehicleId, query)),
  route(endpoints.VerifyChain, ({ params }) => verifyChain(params.vehicleId))
]
