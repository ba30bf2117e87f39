import { keyInstant, type OrganizationId, type SortedPageRequest } from "#kernel"
import type { SqlClient } from "effect/sql"
import type { InspectionSort } from "../../contract/inspections.ts"
import type { InspectionFilter } from "../queries/InspectionList.ts"

export const descending = (sort: InspectionSort): boolean => sort.startsWith("-")

/** The conditions of a filter, on inspections `i`. */
export const selecting =
  (sql: SqlClient.SqlClient) => (organizationId: OrganizationId, filter: InspectionFilter) => {
    const among = (column: string, values: ReadonlyArray<string> | undefined) =>
      values === undefined ? sql`` : sql`and ${sql(column)} = any(${[...values]})`
    const ids = (column: string, values: ReadonlyArray<string> | undefined) =>
      values === undefined ? sql`` : sql`and ${sql(column)} = any(${[...values]}::uuid[])`
    const review = sql`select from inspections.reviews r where r.organization_id = i.organization_id and r.inspection_id = i.id`
    const reviewed = {
      open: sql`and i.flags <> '{}' and not exists (${review})`,
      done: sql`and exists (${review})`
    }
    const { period } = filter
    return sql`i.organization_id = ${organizationId}
      ${ids("i.vehicle_id", filter.vehicle)} ${ids("i.form_id", filter.form)} ${among("i.result", filter.result)}
      ${ids("i.performed_by", filter.person)}
      ${filter.flag === undefined ? sql`` : sql`and i.flags && ${[...filter.flag]}::text[]`}
      ${filter.review === undefined ? sql`` : reviewed[filter.review]}
      ${period === undefined ? sql`` : sql`and i.at >= ${period.from} and i.at < ${period.until}`}
      ${
        filter.corrected === "true"
          ? sql``
          : sql`and not exists (
              select from inspections.inspections c
              where c.organization_id = i.organization_id and c.supersedes_id = i.id)`
      }`
  }

/** What inspections `i` are ordered by, and the condition that they come after a position. */
export const ordering = (sql: SqlClient.SqlClient) => {
  const orders = {
    at: sql`i.at`,
    "-at": sql`i.at`,
    received: sql`i.received_at`,
    "-received": sql`i.received_at`,
    failed: sql`i.failed`,
    "-failed": sql`i.failed`
  }
  const following = (sort: InspectionSort, { after }: SortedPageRequest) => {
    if (after === null) return sql``
    const key = sort.endsWith("failed")
      ? sql`${Math.max(0, Math.min(Math.trunc(Number(after.key)) || 0, 300))}::int`
      : sql`${keyInstant(after.key)}::timestamptz`
    return sql`and (${orders[sort]}, i.id) ${descending(sort) ? sql`<` : sql`>`} (${key}, ${after.id}::uuid)`
  }
  return { orders, following }
}
