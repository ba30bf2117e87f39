import { EmailAddress, UserId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Locale } from "../../contract/index.ts"

const people = rowsOf(
  Schema.Struct({
    user_id: UserId,
    /** Null for a deleted account. */
    email: Schema.NullOr(EmailAddress),
    email_verified_at: Schema.NullOr(Schema.Date),
    full_name: Schema.String,
    avatar_file: Schema.NullOr(Schema.String),
    locale: Schema.NullOr(Locale)
  })
)

/** People by id, bypassing row security through the one function that may. */
export const peopleByIds = Effect.map(
  SqlClient.SqlClient,
  (sql) => (ids: ReadonlyArray<UserId>) =>
    people(sql`
      select user_id, email, email_verified_at, full_name, avatar_file, locale
      from identity.people(${[...ids]}::uuid[])`)
)
