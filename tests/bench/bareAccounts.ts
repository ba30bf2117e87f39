import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { onlyReading, peopleOf, reading, userOf } from "./bareDatabase.ts"

/** `GET /api/me` */
export const me = (authorization: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* onlyReading(
      sql,
      Effect.flatMap(userOf(sql, authorization), (userId) =>
        Effect.andThen(
          sql`select set_config('app.organization_id', ${""}, true), set_config('app.user_id', ${userId}, true)`,
          sql`
            select u.id, u.email, u.email_verified_at, u.created_at,
              p.full_name, p.avatar_file, p.locale, p.time_zone, p.units
            from identity.users u join identity.profiles p on p.user_id = u.id
            where u.id = ${userId}`
        )
      )
    )
    return rows[0]
  })

/** `GET /api/organizations/:organizationId/members` */
export const members = (authorization: string, organizationId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return yield* reading(sql, authorization, organizationId, () =>
      Effect.gen(function* () {
        const items = yield* sql<{ user_id: string }>`
          select organization_id, id, user_id, role, status, joined_at, invited_by, invited_at, created_at,
            (select count(*)::int from tenancy.members
              where organization_id = ${organizationId} and role = 'owner') as owners
          from tenancy.members
          where organization_id = ${organizationId}
          order by created_at desc, id desc limit ${201}`
        const byId = yield* peopleOf(
          sql,
          items.map(({ user_id }) => user_id)
        )
        return { items: items.map((item) => ({ ...item, ...byId.get(item.user_id) })), next: null }
      })
    )
  })
