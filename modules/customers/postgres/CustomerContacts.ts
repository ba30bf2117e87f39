import { KnownEmail } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CustomerId } from "../contract/views.ts"
import { CustomerContacts } from "../queries/CustomerContacts.ts"

const contacts = rowsOf(
  Schema.Struct({
    id: CustomerId,
    name: Schema.String,
    email: Schema.NullOr(KnownEmail),
    archived: Schema.Boolean
  })
)

export const CustomerContactsLive = Layer.effect(
  CustomerContacts,
  Effect.map(SqlClient.SqlClient, (sql) =>
    CustomerContacts.of({
      byIds: (organizationId, ids) =>
        Effect.map(
          contacts(sql`
            select id, name, email, archived_at is not null as archived from customers.customers
            where organization_id = ${organizationId} and id = any(${ids}::uuid[])`),
          (rows) => new Map(rows.map(({ id, ...contact }) => [id, contact]))
        )
    })
  )
)
