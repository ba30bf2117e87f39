import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { AccountSummary, HeldTokens } from "../../contract/index.ts"
import { idleSince } from "../../sessions/domain/session.ts"
import { AllAccounts } from "../queries/AllAccounts.ts"

const accounts = rowsOf(AccountSummary)
const tokens = rowsOf(HeldTokens)

export const AllAccountsLive = Layer.effect(
  AllAccounts,
  Effect.map(SqlClient.SqlClient, (sql) =>
    AllAccounts.of({
      list: ({ ids, isDisabled, limit }, at) =>
        accounts(sql`
          select u.id, u.email, p.full_name, u.email_verified_at, u.disabled_at, u.created_at,
            (select count(*)::int from identity.sessions s
              where s.user_id = u.id and s.ended_at is null and s.expires_at > ${at}
                and s.last_seen_at > ${idleSince(at)}) as sessions,
            (select max(s.last_seen_at) from identity.sessions s where s.user_id = u.id) as last_seen_at
          from identity.users u join identity.profiles p on p.user_id = u.id
          where true
            ${ids === null ? sql`` : sql`and u.id = any (${[...ids]}::uuid[])`}
            ${isDisabled === null ? sql`` : isDisabled ? sql`and u.disabled_at is not null` : sql`and u.disabled_at is null`}
          order by u.created_at desc, u.id desc limit ${limit}`),
      tokens: ({ kind, ids }, at) =>
        tokens(sql`
          select token.kind, token.user_id, u.email, count(*)::int as count, max(token.expires_at) as expires_at
          from (
            select 'session' as kind, user_id, expires_at from identity.sessions
            where ended_at is null and expires_at > ${at} and last_seen_at > ${idleSince(at)}
            union all
            select purpose, user_id, expires_at from identity.one_time_tokens where expires_at > ${at}
          ) as token join identity.users u on u.id = token.user_id
          where true
            ${kind === null ? sql`` : sql`and token.kind = ${kind}`}
            ${ids === null ? sql`` : sql`and token.user_id = any (${[...ids]}::uuid[])`}
          group by token.kind, token.user_id, u.email
          order by u.email, token.kind`)
    })
  )
)
