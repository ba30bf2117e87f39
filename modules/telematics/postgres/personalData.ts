import type { OrganizationId, PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Connected accounts, and what the person drove vehicles for. */
export const telematicsPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      connected_accounts: jsonRows(
        sql,
        sql`
        select wallet_address, connected_at, expires_at from telematics.dimo_tokens
        where organization_id = ${organizationId} and user_id = ${userId}`
      ),
      drive_purposes: jsonRows(
        sql,
        sql`
        select vehicle_id, purpose, begins_at, ends_at from telematics.drive_purposes
        where organization_id = ${organizationId} and user_id = ${userId} order by begins_at`
      )
    })
  })
}
