import type { OrganizationId, PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The person's role in an organization. */
export const tenancyPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      membership: jsonRows(
        sql,
        sql`
        select role, status, joined_at, invited_at from tenancy.members
        where organization_id = ${organizationId} and user_id = ${userId}`
      ),
      invitations_sent: jsonRows(
        sql,
        sql`
        select invited_name, email, role, status, created_at, expires_at from tenancy.invitations
        where organization_id = ${organizationId} and invited_by = ${userId} order by created_at`
      )
    })
  })
}
