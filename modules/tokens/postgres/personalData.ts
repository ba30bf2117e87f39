import type { PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The person's tokens, without what they are. */
export const tokensPersonalData: PersonalData<SqlClient.SqlClient> = {
  own: Effect.fnUntraced(function* (userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return {
      api_tokens: yield* jsonRows(
        sql,
        sql`
        select name, scopes, created_at, expires_at, last_used_at, last_used_from
        from tokens.personal_tokens where user_id = ${userId} order by created_at`
      )
    }
  })
}
