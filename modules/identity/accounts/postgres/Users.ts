import { EmailAddress, UserId } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { EmailTaken, Locale, User } from "../../contract/index.ts"
import { avatarUrl } from "../domain/avatar.ts"
import { Users } from "../domain/Users.ts"

const account = rowOf(
  Schema.Struct({
    id: UserId,
    email: EmailAddress,
    email_verified_at: Schema.NullOr(Schema.Date),
    disabled_at: Schema.NullOr(Schema.Date),
    locale: Schema.NullOr(Locale)
  })
)
const user = rowOf(
  Schema.Struct({
    ...Struct.omit(User.fields, ["avatar_url"]),
    avatar_file: Schema.NullOr(Schema.String)
  })
)

const unlessTaken = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, EmailTaken> =>
  Effect.asVoid(work).pipe(
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new EmailTaken())),
    Effect.catchTag("SqlError", Effect.die)
  )

/** The verified factors of the user `u`, as JSON. */
const factorsOf = (sql: SqlClient.SqlClient) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'factor_type', f.factor_type, 'status', f.status, 'friendly_name', f.friendly_name,
    'issuer', f.issuer, 'phone', f.phone) order by f.created_at, f.id), '[]')
  from identity.factors f where f.user_id = u.id and f.status = 'verified'
)`

export const UsersLive = Layer.effect(
  Users,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Users.of({
      add: ({ id, email, fullName, locale, password, at }) =>
        unlessTaken(
          Effect.gen(function* () {
            yield* sql`insert into identity.users ${sql.insert({ id, email, created_at: at })}`
            yield* sql`insert into identity.profiles
              ${sql.insert({ user_id: id, full_name: fullName, locale, updated_at: at })}`
            if (password === null) return
            yield* sql`insert into identity.credentials ${sql.insert({ user_id: id, password, changed_at: at })}`
          })
        ),

      find: (id) =>
        Effect.map(
          user(sql`
            select u.id, u.email, u.email_verified_at, u.created_at,
              p.full_name, p.avatar_file, p.locale, p.time_zone, p.units,
              ${factorsOf(sql)} as factors,
              (select count(*)::int from identity.passkeys k where k.user_id = u.id) as passkeys,
              exists (select from identity.credentials c where c.user_id = u.id) as has_password
            from identity.users u join identity.profiles p on p.user_id = u.id
            where u.id = ${id}`),
          Option.map(({ avatar_file, ...columns }) => ({
            ...columns,
            avatar_url: avatarUrl(avatar_file)
          }))
        ),

      lock: (id) =>
        account(sql`
          select u.id, u.email, u.email_verified_at, u.disabled_at, p.locale
          from identity.users u join identity.profiles p on p.user_id = u.id
          where u.id = ${id} for no key update of u`),

      markVerified: (id, at) =>
        done(sql`update identity.users set email_verified_at = ${at} where id = ${id}`),

      moveTo: (id, email, at) =>
        unlessTaken(
          sql`update identity.users set email = ${email}, email_verified_at = ${at} where id = ${id}`
        ),

      setDisabled: (id, at) => done(sql`update identity.users set disabled_at = ${at} where id = ${id}`),

      editProfile: (id, edit, at) =>
        done(
          sql`update identity.profiles set ${sql.update({ ...edit, updated_at: at })} where user_id = ${id}`
        ),

      setAvatar: Effect.fnUntraced(function* (id, file, at) {
        const rows = yield* sql<{ before: string | null }>`
            update identity.profiles p set avatar_file = ${file}, updated_at = ${at}
            from (select avatar_file from identity.profiles where user_id = ${id} for update) as old
            where p.user_id = ${id}
            returning old.avatar_file as before`
        return rows[0]?.before ?? null
      }, Effect.orDie)
    })
  )
)
