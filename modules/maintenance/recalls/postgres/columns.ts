import type { SqlClient } from "effect/sql"

/** The columns of a `CampaignSummary`, of campaigns `c`. */
const summaryColumns = (sql: SqlClient.SqlClient) =>
  sql`c.id, c.source, c.number, c.manufacturer, c.component, c.system, c.summary, c.remedy,
    c.reported_on::text as reported_on`

/** The columns of a `CampaignRecord`, of campaigns `c`. */
export const campaignColumns = (sql: SqlClient.SqlClient) =>
  sql`${summaryColumns(sql)}, c.organization_id, c.make, c.model, c.year_from, c.year_to, c.archived_at, c.created_at,
    c.updated_at, c.version`

/** The columns of a `Recall`, of recalls `r`. */
export const recallColumns = (sql: SqlClient.SqlClient) =>
  sql`r.organization_id, r.id, r.campaign_id, r.vehicle_id, r.state, r.note, r.done_on::text as done_on, r.decided_by,
    r.decided_at, r.work_order_id, r.created_at, r.updated_at, r.version`
