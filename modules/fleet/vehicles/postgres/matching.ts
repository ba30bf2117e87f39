import type { OrganizationId } from "#kernel"
import { containing } from "#infra/postgres"
import type { SqlClient } from "effect/sql"
import { driversMatching } from "../../drivers/postgres/matching.ts"
import { plateKeyOf } from "../domain/names.ts"

/** A plate or VIN in any common notation. */
const SPACED = /^[\p{L}\p{N}\s./-]+$/u

/**
 * The condition of a search, if any: the words as typed, or a plate or VIN without its spaces and hyphens; or the
 * primary driver. Drivers are found first, then who they drive, not in one join: row security of another table in the
 * same statement keeps the index of trigrams from being used.
 */
export const matching = (sql: SqlClient.SqlClient, organizationId: OrganizationId) => {
  const contains = containing(sql, organizationId, "v")
  const driven = (search: string) => sql`v.id = any(array(
    select a.vehicle_id from fleet.assignments a
    where a.organization_id = ${organizationId} and a.state = 'active' and a.role = 'primary'
      and a.driver_id = any(array(
        select d.id from fleet.findable_drivers d
        where d.organization_id = ${organizationId} and ${driversMatching(sql, organizationId)(search)}))))`
  return (search: string | undefined) => {
    if (search === undefined) return sql``
    const compact = SPACED.test(search) ? plateKeyOf(search) : null
    return compact === null || compact === search.toUpperCase()
      ? sql`and (${contains(search)} or ${driven(search)})`
      : sql`and (${contains(search)} or ${contains(compact)} or ${driven(search)})`
  }
}
