import type { PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The account, without secrets. */
export const identityPersonalData: PersonalData<SqlClient.SqlClient> = {
  own: Effect.fnUntraced(function* (userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      account: jsonRows(
        sql,
        sql`
        select u.email, u.email_verified_at, u.created_at, p.full_name, p.avatar_file is not null as has_picture,
          p.locale, p.time_zone, p.units
        from identity.users u join identity.profiles p on p.user_id = u.id where u.id = ${userId}`
      ),
      sessions: jsonRows(
        sql,
        sql`
        select created_at, last_seen_at, expires_at, ended_at, ended_because, user_agent, address, signed_in_by
        from identity.sessions where user_id = ${userId} order by created_at`
      ),
      second_factors: jsonRows(
        sql,
        sql`
        select factor_type, status, friendly_name, phone, created_at, last_used_at
        from identity.factors where user_id = ${userId} order by created_at`
      ),
      passkeys: jsonRows(
        sql,
        sql`
        select name, created_at, last_used_at from identity.passkeys where user_id = ${userId} order by created_at`
      ),
      sign_in_services: jsonRows(
        sql,
        sql`
        select name, issuer, email, linked_at, last_used_at
        from identity.identities where user_id = ${userId} order by linked_at`
      ),
      recovery_codes: jsonRows(
        sql,
        sql`
        select created_at, used_at from identity.recovery_codes where user_id = ${userId} order by selector`
      ),
      known_devices_and_networks: jsonRows(
        sql,
        sql`
        select kind, expires_at from identity.known_origins where user_id = ${userId} order by expires_at`
      )
    })
  })
}
