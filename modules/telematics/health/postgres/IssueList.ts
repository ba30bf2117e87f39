import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type IssueFilter, IssueList, ListedIssue } from "../queries/IssueList.ts"
import { inState } from "./inState.ts"

const issues = rowsOf(ListedIssue)

export const IssueListLive = Layer.effect(
  IssueList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selected = inState(sql, "i")
    const matching = (filter: IssueFilter) => sql`
      ${selected(filter)}
      ${filter.kinds === undefined ? sql`` : sql`and i.kind = any(${[...filter.kinds]}::text[])`}
      ${
        filter.assignedTo === undefined
          ? sql``
          : filter.assignedTo === null
            ? sql`and i.assigned_to is null`
            : sql`and i.assigned_to = ${filter.assignedTo}::uuid`
      }`
    return IssueList.of({
      page: (organizationId, filter, { after, limit }) =>
        issues(sql`
          select i.id, i.organization_id, i.device_id, i.vehicle_id, i.kind, i.opened_at, i.closed_at, i.snoozed_until,
            i.assigned_to, i.evidence, d.name as device_name
          from telematics.device_issues i
          join telematics.devices d on d.organization_id = i.organization_id and d.id = i.device_id
          where i.organization_id = ${organizationId} ${matching(filter)}
            ${after === null ? sql`` : sql`and (i.opened_at, i.id) < (${after.at}, ${after.id}::uuid)`}
          order by i.opened_at desc, i.id desc limit ${limit + 1}`)
    })
  })
)
