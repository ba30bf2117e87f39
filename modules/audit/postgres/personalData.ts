import { MOST_EXPORTED, type OrganizationId, type PersonalData, type UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** What the person did, and what others did to them, without the others' network addresses. */
export const auditPersonalData: PersonalData<SqlClient.SqlClient> = {
  own: Effect.fnUntraced(function* (userId: UserId, openTo: ReadonlyArray<OrganizationId>) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      activity: jsonRows(
        sql,
        sql`
        select at, action, organization_id,
          case when organization_id is null or organization_id = any (${[...openTo]}::uuid[]) then subject end as subject,
          case when organization_id is null or organization_id = any (${[...openTo]}::uuid[]) then details else '{}' end
            as details,
          case when actor_id = ${userId} then address end as address, actor_id = ${userId} as by_yourself
        from audit.entries where actor_id = ${userId} or user_id = ${userId} order by at desc limit ${MOST_EXPORTED}`
      )
    })
  })
}
