import { EmailAddress } from "#kernel"
import { rowOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Locale } from "../contract/index.ts"
import { Contacts } from "../queries/Contacts.ts"

const contact = rowOf(
  Schema.Struct({
    email: EmailAddress,
    email_verified_at: Schema.NullOr(Schema.Date),
    locale: Schema.NullOr(Locale),
    time_zone: Schema.NullOr(Schema.String)
  })
)

export const ContactsLive = Layer.effect(
  Contacts,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Contacts.of({
      of: (userId) =>
        contact(sql`
          select u.email, u.email_verified_at, p.locale, p.time_zone
          from identity.users u join identity.profiles p on p.user_id = u.id
          where u.id = ${userId} and u.disabled_at is null`)
    })
  )
)
