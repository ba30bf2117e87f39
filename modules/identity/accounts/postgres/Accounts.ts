import { EmailAddress, UserId } from "#kernel"
import { rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Locale } from "../../contract/index.ts"
import { Accounts } from "../queries/Accounts.ts"
import { peopleByIds } from "./people.ts"

const account = rowOf(Schema.Struct({ id: Schema.NullOr(UserId) }))
const sender = rowOf(Schema.Struct({ email: EmailAddress, created_at: Schema.Date }))
const contact = rowOf(
  Schema.Struct({
    email: EmailAddress,
    email_verified_at: Schema.NullOr(Schema.Date),
    locale: Schema.NullOr(Locale),
    time_zone: Schema.NullOr(Schema.String)
  })
)

export const AccountsLive = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const byIds = yield* peopleByIds
    return Accounts.of({
      byEmail: (email) =>
        Effect.map(
          account(sql`select identity.user_by_email(${email}) as id`),
          Option.flatMapNullishOr(({ id }) => id)
        ),
      verifiedEmail: Effect.fnUntraced(function* (userId) {
        const [person] = yield* byIds([userId])
        return person?.email_verified_at === null ? Option.none() : Option.fromNullishOr(person?.email)
      }),
      senderOf: (userId) =>
        sender(sql`
          select email, created_at from identity.users
          where id = ${userId} and email_verified_at is not null`),
      contactOf: (userId) =>
        contact(sql`
          select u.email, u.email_verified_at, p.locale, p.time_zone
          from identity.users u join identity.profiles p on p.user_id = u.id
          where u.id = ${userId} and u.disabled_at is null`)
    })
  })
)
