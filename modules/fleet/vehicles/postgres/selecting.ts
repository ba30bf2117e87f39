import { days, type OrganizationId, plus } from "#kernel"
import type { SqlClient } from "effect/sql"
import type { VehicleFilter } from "../queries/VehicleList.ts"
import { customized } from "./customized.ts"
import { documented } from "./documented.ts"
import { matching } from "./matching.ts"
import { type AsOf, takenNow } from "./takenNow.ts"

/** A vehicle whose odometer was not read for so long has no recent reading. */
const STALE_DAYS = 30
const MOST_METERS = 1e15
const LAST_YEAR = 9999

type Among = "lifecycle" | "safety" | "kind" | "fuel_type" | "ownership"

/** The table and conditions of a filter, for vehicles `v`. */
export const selecting = (sql: SqlClient.SqlClient) => {
  const among = (column: Among, values: ReadonlyArray<string> | undefined) =>
    values === undefined ? sql`` : sql`and v.${sql(column)} = any(${values}::text[])`
  const amongIds = (column: "location_id" | "group_id", values: ReadonlyArray<string> | undefined) =>
    values === undefined ? sql`` : sql`and v.${sql(column)} = any(${values}::uuid[])`
  const inYears = ({ year }: VehicleFilter) =>
    year === undefined
      ? sql``
      : sql`and v.model_year between ${Math.min(year.from ?? 0, LAST_YEAR)}::integer
          and ${Math.min(year.to ?? LAST_YEAR, LAST_YEAR)}::integer`
  const between = ({ odometer }: VehicleFilter) =>
    odometer === undefined
      ? sql``
      : sql`and v.odometer_m between ${odometer.from ?? 0}::bigint and ${odometer.to ?? MOST_METERS}::bigint`
  const notRead = ({ readings }: VehicleFilter, at: Date) =>
    readings === undefined
      ? sql``
      : sql`and v.lifecycle = 'in_service' and coalesce(v.odometer_at < ${plus(at, -days(STALE_DAYS))}, true)
          and (v.odometer_at is not null or not exists (
            select from fleet.meters m where m.organization_id = v.organization_id and m.vehicle_id = v.id
          ) or exists (
            select from fleet.meters m
            where m.organization_id = v.organization_id and m.vehicle_id = v.id and m.kind = 'odometer'))`
  const driven = ({ driver, assigned }: VehicleFilter) => {
    const by = sql`exists (
      select from fleet.assignments a
      where a.organization_id = v.organization_id and a.vehicle_id = v.id and a.role = 'primary' and a.state = 'active'
        ${driver === undefined ? sql`` : sql`and a.driver_id = any(${driver}::uuid[])`})`
    if (assigned === "no") return sql`and not ${by}`
    return driver === undefined && assigned === undefined ? sql`` : sql`and ${by}`
  }
  return (organizationId: OrganizationId, filter: VehicleFilter, asOf: AsOf) => {
    const { search, tag, use, disposed, custom } = filter
    const isIndexed = search !== undefined || tag !== undefined || custom !== undefined
    // The view where an index is on a function, which row security keeps from being used on the table.
    return sql`
      from ${isIndexed ? sql`fleet.findable` : sql`fleet.vehicles`} v
      where v.organization_id = ${organizationId}
        ${disposed === undefined ? sql`` : sql`and v.disposed = ${disposed}`}
        ${matching(sql, organizationId)(search)}
        ${takenNow(sql, organizationId, asOf)(filter)}
        ${among("lifecycle", filter.lifecycle)} ${among("safety", filter.safety)} ${among("kind", filter.kind)}
        ${among("fuel_type", filter.fuel)} ${among("ownership", filter.ownership)}
        ${amongIds("location_id", filter.location)} ${amongIds("group_id", filter.group)} ${inYears(filter)}
        ${between(filter)} ${notRead(filter, asOf.at)} ${driven(filter)} ${documented(sql, asOf)(filter)}
        ${customized(sql, organizationId)(filter.custom)}
        ${use === undefined ? sql`` : sql`and v.uses && ${use}::text[]`}
        ${tag === undefined ? sql`` : sql`and v.tags <> '{}' and fleet.tag_keys(v.organization_id, v.tags) @> fleet.tag_keys(${organizationId}, array[${tag}]::text[])`}`
  }
}
