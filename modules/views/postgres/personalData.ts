import type { OrganizationId, PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The views that the person saved. */
export const viewsPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      saved_views: jsonRows(
        sql,
        sql`
        select list, name, query, columns, shared, created_at, updated_at from views.saved_views
        where organization_id = ${organizationId} and user_id = ${userId} and deleted_at is null order by created_at`
      )
    })
  })
}
