import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { HeldTokens } from "../contract/index.ts"
import { idleSince } from "../domain/session.ts"
import { AllTokens } from "../queries/AllTokens.ts"

const tokens = rowsOf(HeldTokens)

export const AllTokensLive = Layer.effect(
  AllTokens,
  Effect.map(SqlClient.SqlClient, (sql) =>
    AllTokens.of({
      list: ({ kind, ids }, at) =>
        tokens(sql`
          select held.kind, held.user_id, u.email, count(*)::int as count, max(held.expires_at) as expires_at
          from (
            select 'session' as kind, user_id, expires_at from identity.sessions
            where ended_at is null and expires_at > ${at} and last_seen_at > ${idleSince(at)}
            union all
            select purpose, user_id, expires_at from identity.one_time_tokens where expires_at > ${at}
          ) as held join identity.users u on u.id = held.user_id
          where true
            ${kind === null ? sql`` : sql`and held.kind = ${kind}`}
            ${ids === null ? sql`` : sql`and held.user_id = any (${[...ids]}::uuid[])`}
          group by held.kind, held.user_id, u.email
          order by u.email, held.kind`)
    })
  )
)
