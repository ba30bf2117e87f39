import { sortedPageRequest } from "#kernel"
import { route } from "#infra/http"
import { Effect } from "effect"
import * as endpoints from "../contract/index.ts"
import { createSticker } from "./commands/CreateSticker.ts"
import { reportBySticker } from "./commands/ReportBySticker.ts"
import { revokeSticker } from "./commands/RevokeSticker.ts"
import { listStickers } from "./queries/ListStickers.ts"
import { previewSticker } from "./queries/PreviewSticker.ts"
import { acknowledgeRepairs } from "./commands/AcknowledgeRepairs.ts"
import { deferDefect } from "./commands/DeferDefect.ts"
import { editDefect } from "./commands/EditDefect.ts"
import { reopenDefect } from "./commands/ReopenDefect.ts"
import { reportDefect } from "./commands/ReportDefect.ts"
import { resolveDefect } from "./commands/ResolveDefect.ts"
import { signRelease } from "./commands/SignRelease.ts"
import { verifyDefect } from "./commands/VerifyDefect.ts"
import { countDefects } from "./queries/CountDefects.ts"
import { filterOf } from "./queries/DefectList.ts"
import { getDefect } from "./queries/GetDefect.ts"
import { getDefectNumbers } from "./queries/GetDefectNumbers.ts"
import { listDefects } from "./queries/ListDefects.ts"
import { listRepairs } from "./queries/ListRepairs.ts"

export const defectsHttp = [
  route(endpoints.ListDefects, ({ query }) =>
    listDefects(filterOf(query), sortedPageRequest(query), query.sort)
  ),
  route(endpoints.CountDefects, ({ query }) => countDefects(filterOf(query))),
  route(endpoints.GetDefectNumbers, () => getDefectNumbers()),
  route(endpoints.GetDefect, ({ params }) => getDefect(params.defectId)),
  route(endpoints.ReportDefect, ({ params, body }) => reportDefect(params.defectId, body)),
  route(endpoints.EditDefect, ({ params, body }) => editDefect(params.defectId, body)),
  route(endpoints.ResolveDefect, ({ params, body }) => resolveDefect(params.defectId, body)),
  route(endpoints.SignRelease, ({ params, body }) => signRelease(params.defectId, body.expected_version)),
  route(endpoints.DeferDefect, ({ params, body }) => deferDefect(params.defectId, body)),
  route(endpoints.VerifyDefect, ({ params, body }) => verifyDefect(params.defectId, body.expected_version)),
  route(endpoints.ReopenDefect, ({ params, body }) => reopenDefect(params.defectId, body)),
  route(endpoints.ListRepairs, ({ params }) => listRepairs(params.vehicleId)),
  route(endpoints.AcknowledgeRepairs, ({ params, body }) =>
    acknowledgeRepairs(params.vehicleId, body.defect_ids)
  ),
  route(endpoints.ListStickers, ({ params }) => listStickers(params.vehicleId)),
  route(endpoints.CreateSticker, ({ params }) => createSticker(params.vehicleId)),
  route(endpoints.RevokeSticker, ({ params }) => revokeSticker(params.stickerId)),
  route(endpoints.PreviewSticker, ({ body }) => previewSticker(body.token)),
  route(endpoints.ReportBySticker, ({ body }) => Effect.as(reportBySticker(body), {}))
]
