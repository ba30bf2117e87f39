import { rowOf, rowsOf } from "#infra/postgres"
import type { SqlClient } from "effect/sql"
import { Occurrence, type Occurrences, Standing } from "../domain/Occurrences.ts"
import { occurrenceColumns, standingColumns } from "./columns.ts"

const occurrence = rowOf(Occurrence)
const occurrences = rowsOf(Occurrence)
const standings = rowsOf(Standing)

type Reading =
  "find" | "findAll" | "supersededBy" | "openOfVehicles" | "openOfSchedules" | "newestOf" | "lastClosedOf"

/** Reads services of schedules. */
export const readingOccurrences = (sql: SqlClient.SqlClient): Pick<Occurrences["Service"], Reading> => {
  const columns = occurrenceColumns(sql)
  return {
    find: (organizationId, id) =>
      occurrence(sql`
        select ${columns} from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.id = ${id}`),
    findAll: (organizationId, ids) =>
      occurrences(sql`
        select ${columns} from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.id = any(${[...ids]}::uuid[]) order by o.id`),
    supersededBy: (organizationId, id) =>
      occurrences(sql`
        select ${columns} from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.superseded_by = ${id} order by o.id`),
    openOfVehicles: (organizationId, vehicleIds) =>
      standings(sql`
        select ${standingColumns(sql)} from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.vehicle_id = any(${[...vehicleIds]}::uuid[]) and o.is_open`),
    openOfSchedules: (organizationId, scheduleIds) =>
      occurrences(sql`
        select ${columns} from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.schedule_id = any(${[...scheduleIds]}::uuid[])
          and o.is_open order by o.id`),
    newestOf: (organizationId, scheduleIds) =>
      occurrences(sql`
        select distinct on (o.schedule_id) ${columns} from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.schedule_id = any(${[...scheduleIds]}::uuid[])
        order by o.schedule_id, o.closed_at desc nulls first, o.seq desc`),
    lastClosedOf: (organizationId, scheduleIds) =>
      occurrences(sql`
        select distinct on (o.schedule_id) ${columns} from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.schedule_id = any(${[...scheduleIds]}::uuid[])
          and o.state in ('done', 'skipped')
        order by o.schedule_id, o.seq desc`)
  }
}
