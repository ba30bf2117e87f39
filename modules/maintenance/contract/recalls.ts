import {
  anyOf,
  CalendarDate,
  endpoint,
  HOUR,
  inOrganization,
  line,
  NotFound,
  pageOf,
  paging,
  paragraphs
} from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import * as Errors from "./errors/recalls.ts"
import { CampaignId, RecallId } from "./ids.ts"
import { RecallState, RecallView } from "./recallViews.ts"

const group = "Recalls"

const oneRecall = inOrganization({ recallId: RecallId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const
const errors = [NotFound, Errors.RecallWasChanged, Errors.RecallNotPossible] as const
const changing = { expected_version: Schema.Int }

/** Those of vehicles in the fleet that are not done unless `state` or `vehicle` is given. Searches campaigns and vehicles. */
export const RecallSearch = Schema.Struct({
  search: Schema.optionalKey(line("Search", { max: 200 })),
  state: Schema.optionalKey(anyOf(RecallState)),
  vehicle: Schema.optionalKey(VehicleId),
  campaign: Schema.optionalKey(CampaignId)
})

export const ListRecalls = endpoint({
  name: "listRecalls",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/recalls",
  access: "member",
  permission: "services.read",
  summary: "List recalls that may concern vehicles, newest first",
  params: inOrganization({}),
  query: Schema.Struct({ ...paging, ...RecallSearch.fields }),
  output: pageOf(RecallView)
})

export const MarkRecallNotApplicable = endpoint({
  name: "markRecallNotApplicable",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/recalls/:recallId/not-applicable",
  access: "member",
  permission: "services.complete",
  summary: "Note that a recall doesn't concern a vehicle, with a reason",
  params: oneRecall,
  body: Schema.Struct({ ...changing, reason: paragraphs("Reason", { max: 500 }) }),
  output: RecallView,
  errors,
  limits
})

export const ReportRecallDone = endpoint({
  name: "reportRecallDone",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/recalls/:recallId/done",
  access: "member",
  permission: "services.complete",
  summary: "Report that a recall was carried out, such as by a dealer",
  params: oneRecall,
  body: Schema.Struct({
    ...changing,
    done_on: CalendarDate,
    note: Schema.NullOr(paragraphs("Note", { max: 500 }))
  }),
  output: RecallView,
  errors: [...errors, Errors.RecallDoneInFuture],
  limits
})

export const ReopenRecall = endpoint({
  name: "reopenRecall",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/recalls/:recallId/reopening",
  access: "member",
  permission: "services.complete",
  summary: "Open a recall again that was done or didn't apply",
  params: oneRecall,
  body: Schema.Struct(changing),
  output: RecallView,
  errors,
  limits
})
