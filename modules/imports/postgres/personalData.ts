import type { OrganizationId, PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The files that the person imported. */
export const importsPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      imports: jsonRows(
        sql,
        sql`
        select target, file_name, state, created_at, rows, created, updated from imports.imports
        where organization_id = ${organizationId} and user_id = ${userId} order by created_at`
      )
    })
  })
}
