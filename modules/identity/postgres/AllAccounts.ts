import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { AccountSummary } from "../contract/index.ts"
import { idleSince } from "../domain/session.ts"
import { AllAccounts } from "../queries/AllAccounts.ts"

const accounts = rowsOf(AccountSummary)

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
          order by u.created_at desc, u.id desc limit ${limit}`)
    })
  )
)
