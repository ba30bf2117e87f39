import type { OrganizationId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { MAX_LISTED_CAMPAIGNS } from "../../contract/campaigns.ts"
import { CampaignView, UNDONE_RECALLS } from "../../contract/recallViews.ts"
import { ListedRecall, type RecallFilter, RecallList } from "../queries/RecallList.ts"
import { campaignColumns, recallColumns } from "./columns.ts"

const decoded = Schema.Struct({
  ...ListedRecall.fields,
  campaign: Schema.toCodecJson(ListedRecall.fields.campaign)
})
const listed = rowsOf(decoded)
const one = rowOf(decoded)
const campaigns = rowsOf(CampaignView)
const campaign = rowOf(CampaignView)

/** Conditions on recalls `r` of campaigns `c`. */
const selecting =
  (sql: SqlClient.SqlClient) =>
  (
    organizationId: OrganizationId,
    { search, state, vehicle, campaign: of }: RecallFilter,
    called: ReadonlyArray<VehicleId>
  ) => sql`
    where r.organization_id = ${organizationId} and c.archived_at is null
      ${vehicle === undefined ? sql`and not (r.done_on is null and fleet.is_disposed(r.organization_id, r.vehicle_id))` : sql`and r.vehicle_id = ${vehicle}`}
      ${state === undefined && vehicle === undefined ? sql`and r.state = any(${[...UNDONE_RECALLS]}::text[])` : sql``}
      ${state === undefined ? sql`` : sql`and r.state = any(${[...state]}::text[])`}
      ${of === undefined ? sql`` : sql`and r.campaign_id = ${of}`}
      ${search === undefined ? sql`` : sql`and (c.searched like app.pattern_of(${search}) or r.vehicle_id = any(${[...called]}::uuid[]))`}`

export const RecallListLive = Layer.effect(
  RecallList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selection = selecting(sql)
    const recalls = sql`
      select ${recallColumns(sql)}, jsonb_build_object('id', c.id, 'source', c.source, 'number', c.number,
        'manufacturer', c.manufacturer, 'component', c.component, 'system', c.system, 'summary', c.summary,
        'remedy', c.remedy, 'reported_on', c.reported_on) as campaign
      from maintenance.recalls r
      join maintenance.campaigns c on c.organization_id = r.organization_id and c.id = r.campaign_id`
    const counted = sql`
      select ${campaignColumns(sql)}, n.vehicles, n.undone from maintenance.campaigns c
      cross join lateral (
        select count(*)::int as vehicles, count(*) filter (where r.state in ('open', 'scheduled'))::int as undone
        from maintenance.recalls r where r.organization_id = c.organization_id and r.campaign_id = c.id) n`
    return RecallList.of({
      page: (organizationId, filter, called, { after, limit }) =>
        listed(sql`
          ${recalls} ${selection(organizationId, filter, called)}
            ${after === null ? sql`` : sql`and (r.created_at, r.id) < (${after.at}, ${after.id}::uuid)`}
          order by r.created_at desc, r.id desc limit ${limit + 1}`),
      one: (organizationId, id) =>
        one(sql`${recalls} where r.organization_id = ${organizationId} and r.id = ${id}`),
      campaigns: (organizationId, archived) =>
        campaigns(sql`
          ${counted} where c.organization_id = ${organizationId} and (c.archived_at is not null) = ${archived}
          order by c.created_at desc, c.id desc limit ${MAX_LISTED_CAMPAIGNS}`),
      campaign: (organizationId, id) =>
        campaign(sql`${counted} where c.organization_id = ${organizationId} and c.id = ${id}`)
    })
  })
)
