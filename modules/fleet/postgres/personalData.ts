import type { OrganizationId, PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The person as a driver, and the vehicles they had. */
export const fleetPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      driver: jsonRows(
        sql,
        sql`
        select name, phone, email, license_number, license_classes, license_region, license_expires_on,
          archived_at, created_at
        from fleet.drivers where organization_id = ${organizationId} and user_id = ${userId}`
      ),
      assignments: jsonRows(
        sql,
        sql`
        select a.vehicle_id, a.role, a.state, a.starts_at, a.ends_at, a.note
        from fleet.assignments a join fleet.drivers d on d.organization_id = a.organization_id and d.id = a.driver_id
        where a.organization_id = ${organizationId} and d.user_id = ${userId} order by a.starts_at`
      )
    })
  })
}
