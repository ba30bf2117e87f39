import { rowsOf } from "#infra/postgres"
import type { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { CustomerView } from "../contract/views.ts"
import type { Customers } from "../domain/Customers.ts"
import { customerColumns } from "./columns.ts"
import { refusing } from "./refusing.ts"

const customers = rowsOf(CustomerView)
const addresses = rowsOf(Schema.Struct({ email: Schema.String }))

/** The part of `Customers` for several customers. */
export const changingTogether = (
  sql: SqlClient.SqlClient,
  pg: PgClient.PgClient
): Pick<Customers["Service"], "lockAll" | "saveAll" | "taken"> => ({
  // In a fixed order, so that two changes of the same customers cannot deadlock.
  lockAll: (organizationId, ids) =>
    customers(sql`
      select ${customerColumns(sql)} from customers.customers
      where organization_id = ${organizationId} and id = any(${ids}::uuid[])
      order by id for no key update`),
  saveAll: (organizationId, changed) =>
    refusing(sql`
      update customers.customers as stored
      set tags = given.tags, owner_id = given.owner_id, archived_at = given.archived_at, updated_at = given.updated_at
      from jsonb_to_recordset(${pg.json(changed)}) as given (id uuid, tags text[], owner_id uuid,
        archived_at timestamptz, updated_at timestamptz)
      where stored.organization_id = ${organizationId} and stored.id = given.id`),
  taken: (organizationId, emails) =>
    Effect.map(
      addresses(sql`
        select email from customers.customers
        where organization_id = ${organizationId} and archived_at is null and email = any(${emails}::text[])`),
      (rows) => new Set(rows.map(({ email }) => email))
    )
})
