import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { archiveCampaign } from "./commands/ArchiveCampaign.ts"
import { createCampaign } from "./commands/CreateCampaign.ts"
import { editCampaign } from "./commands/EditCampaign.ts"
import { markRecallNotApplicable } from "./commands/MarkRecallNotApplicable.ts"
import { reopenRecall } from "./commands/ReopenRecall.ts"
import { reportRecallDone } from "./commands/ReportRecallDone.ts"
import { restoreCampaign } from "./commands/RestoreCampaign.ts"
import { listCampaigns } from "./queries/ListCampaigns.ts"
import { listRecalls } from "./queries/ListRecalls.ts"

export const recallsHttp = [
  route(endpoints.ListRecalls, ({ query: { after, limit, ...filter } }) =>
    listRecalls(
      filter,
      pageRequest({ ...(after !== undefined && { after }), ...(limit !== undefined && { limit }) })
    )
  ),
  route(endpoints.MarkRecallNotApplicable, ({ params, body }) =>
    markRecallNotApplicable(params.recallId, body)
  ),
  route(endpoints.ReportRecallDone, ({ params, body }) => reportRecallDone(params.recallId, body)),
  route(endpoints.ReopenRecall, ({ params, body }) => reopenRecall(params.recallId, body.expected_version)),
  route(endpoints.ListCampaigns, ({ query }) => listCampaigns(query.archived === "true")),
  route(endpoints.CreateCampaign, ({ body }) => createCampaign(body)),
  route(endpoints.EditCampaign, ({ params, body }) => editCampaign(params.campaignId, body)),
  route(endpoints.ArchiveCampaign, ({ params }) => archiveCampaign(params.campaignId)),
  route(endpoints.RestoreCampaign, ({ params }) => restoreCampaign(params.campaignId))
]
