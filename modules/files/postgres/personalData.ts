import type { OrganizationId, PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The files that the person uploaded: their names, not their content. */
export const filesPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      uploaded_files: jsonRows(
        sql,
        sql`
        select kind, name, stored_bytes, created_at from files.files
        where organization_id = ${organizationId} and user_id = ${userId} order by created_at`
      )
    })
  })
}
