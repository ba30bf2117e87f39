import { rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CustomerId, CustomerView } from "../contract/views.ts"
import { ImportedCustomers } from "../domain/ImportedCustomers.ts"
import { customerColumns } from "./columns.ts"
import { refusing } from "./refusing.ts"

const customers = rowsOf(CustomerView)
const ids = rowsOf(Schema.Struct({ id: CustomerId }))
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

const counted = (statement: Effect.Effect<ReadonlyArray<unknown>, unknown>) =>
  Effect.map(counts(statement), ([row]) => row?.count ?? 0)

/** Inserts in a fixed order, so that two imports of the same addresses cannot deadlock. */
const inLockOrder = (added: ReadonlyArray<CustomerView>): ReadonlyArray<CustomerView> =>
  added.toSorted((a, b) => order(a.email ?? "", b.email ?? ""))

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const GIVEN = `given (organization_id uuid, id uuid, name text, email text, phone text, notes text, type text,
  tags text[], owner_id uuid, created_at timestamptz, updated_at timestamptz, imported_at timestamptz)`

export const ImportedCustomersLive = Layer.effect(
  ImportedCustomers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const given = (rows: unknown) => sql`jsonb_to_recordset(${pg.json(rows)}) as ${sql.literal(GIVEN)}`
    const withAddresses = (organizationId: string, emails: ReadonlyArray<string>) => sql`
      select ${customerColumns(sql)} from customers.customers
      where organization_id = ${organizationId} and archived_at is null and email = any(${[...emails]}::text[])`
    // These are planned each time: a connection would reuse a plan made while the table was empty, and read all of what the
    // import has added since, for every batch.
    return ImportedCustomers.of({
      withAddresses: (organizationId, emails) => customers(withAddresses(organizationId, emails).unprepared),
      lockWithAddresses: (organizationId, emails) =>
        customers(sql`${withAddresses(organizationId, emails)} order by id for no key update`.unprepared),
      add: (added) =>
        Effect.map(
          ids(sql`
            insert into customers.customers (organization_id, id, name, email, phone, notes, type, tags, owner_id,
              created_at, updated_at)
            select organization_id, id, name, email, phone, notes, type, tags, owner_id, created_at, updated_at
            from ${given(inLockOrder(added))} on conflict do nothing returning id`),
          (rows) => new Set(rows.map(({ id }) => id))
        ),
      save: (organizationId, changed) =>
        Effect.orDie(
          refusing(sql`
            update customers.customers as stored
            set name = given.name, phone = given.phone, notes = given.notes, type = given.type, tags = given.tags,
              owner_id = given.owner_id, updated_at = given.updated_at
            from ${given(changed)} where stored.organization_id = ${organizationId} and stored.id = given.id`)
        ),
      removeUnused: (organizationId, unused) =>
        counted(sql`select customers.remove_unused(${organizationId}, ${[...unused]}::uuid[]) as count`),
      archive: (organizationId, among, at) =>
        counted(sql`
          with archived as (
            update customers.customers set archived_at = ${at}, updated_at = ${at}
            where organization_id = ${organizationId} and id = any(${[...among]}::uuid[]) and archived_at is null
            returning id
          ) select count(*)::int as count from archived`),
      restore: (organizationId, before) =>
        counted(sql`
          with restored as (
            update customers.customers as stored
            set name = given.name, phone = given.phone, notes = given.notes, type = given.type, tags = given.tags,
              owner_id = given.owner_id, updated_at = given.updated_at
            from ${given(before)}
            where stored.organization_id = ${organizationId} and stored.id = given.id
              and stored.updated_at = given.imported_at
            returning stored.id
          ) select count(*)::int as count from restored`)
    })
  })
)
