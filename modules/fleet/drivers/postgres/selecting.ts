import { type CalendarDate, daysAfter, type OrganizationId } from "#kernel"
import type { SqlClient, Statement } from "effect/sql"
import { LICENSE_LEAD_DAYS } from "../../contract/driverViews.ts"
import type { DriverFilter } from "../queries/DriverList.ts"
import { driversMatching } from "./matching.ts"

/** The table and conditions of a filter, for drivers `d`. */
export const selecting = (sql: SqlClient.SqlClient) => {
  const having = (wanted: boolean | undefined, condition: Statement.Fragment) =>
    wanted === undefined ? sql`` : wanted ? sql`and ${condition}` : sql`and not ${condition}`
  const assigned = sql`exists (
    select from fleet.assignments a
    where a.organization_id = d.organization_id and a.driver_id = d.id and a.state = 'active' and a.role = 'primary')`
  const licensed = (license: DriverFilter["license"], today: CalendarDate) =>
    license === undefined
      ? sql``
      : sql`and case when d.license_expires_on is null then 'unknown' when d.license_expires_on < ${today}::date then 'expired'
          when d.license_expires_on <= ${daysAfter(today, LICENSE_LEAD_DAYS)}::date then 'expiring' else 'valid'
        end = any(${license}::text[])`
  // An active assignment lasts, even if its planned end has passed.
  const free = (period: DriverFilter["free"]) =>
    period === undefined
      ? sql``
      : sql`and not exists (
          select from fleet.assignments a
          where a.organization_id = d.organization_id and a.driver_id = d.id and a.role = 'primary'
            and a.state <> 'cancelled' and (${period.until}::timestamptz is null or a.starts_at < ${period.until})
            and (a.ends_at is null or a.ends_at > ${period.from} or a.state = 'active' and a.ends_at <= now()))`
  return (organizationId: OrganizationId, filter: DriverFilter, today: CalendarDate) => {
    const { search, archived } = filter
    // The view where an index is on a function, which row security keeps from being used on the table.
    return sql`
      from ${search === undefined ? sql`fleet.drivers` : sql`fleet.findable_drivers`} d
      where d.organization_id = ${organizationId} and d.archived = ${archived}
        ${search === undefined ? sql`` : sql`and ${driversMatching(sql, organizationId)(search)}`}
        ${licensed(filter.license, today)} ${having(filter.assigned, assigned)}
        ${having(filter.account, sql`(d.user_id is not null)`)} ${free(filter.free)}`
  }
}
