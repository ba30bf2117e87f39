import { KnownEmail } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type Imported, Imports } from "../domain/Imports.ts"
import { refusing } from "./refusing.ts"

const state = rowOf(Schema.Struct({ undone: Schema.Boolean }))
const lines = rowsOf(Schema.Struct({ import_line: Schema.Int }))
const addresses = rowsOf(Schema.Struct({ email: KnownEmail, line: Schema.NullOr(Schema.Int) }))
const removals = rowsOf(Schema.Struct({ removed: Schema.Int }))

/** Inserts in a fixed order, so that two imports of the same addresses cannot deadlock. */
const inLockOrder = (customers: ReadonlyArray<Imported>): ReadonlyArray<Imported> =>
  customers.toSorted(
    (a, b) =>
      Number(a.email === null) - Number(b.email === null) ||
      order(a.email, b.email) ||
      a.import_line - b.import_line
  )

const order = (a: string | null, b: string | null): number => {
  if (a === b || a === null || b === null) return 0
  return a < b ? -1 : 1
}

export const ImportsLive = Layer.effect(
  Imports,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Imports.of({
      begin: Effect.fn("customers.beginImport")(function* (organization_id, id, begun_at) {
        const begun = yield* Effect.orDie(sql`
          insert into customers.imports ${sql.insert({ organization_id, id, begun_at })}
          on conflict do nothing returning id`)
        const row = yield* state(sql`
          select undone_at is not null as undone from customers.imports
          where organization_id = ${organization_id} and id = ${id} for share`)
        return {
          isNew: begun.length === 1,
          undone: Option.match(row, { onNone: () => false, onSome: ({ undone }) => undone })
        }
      }),
      add: (customers) =>
        refusing(sql`
          insert into customers.customers (organization_id, id, name, email, phone, notes, type, tags, owner_id,
            created_at, updated_at, import_id, import_line)
          select organization_id, id, name, email, phone, notes, type, tags, owner_id, created_at, updated_at, import_id,
            import_line
          from jsonb_to_recordset(${pg.json(inLockOrder(customers))}) as given (organization_id uuid, id uuid, name text,
            email text, phone text, notes text, type text, tags text[], owner_id uuid, created_at timestamptz,
            updated_at timestamptz, import_id uuid, import_line integer)
          on conflict do nothing`).pipe(Effect.catchTag("CustomerExists", Effect.die)),
      made: (organizationId, id, among) =>
        Effect.map(
          lines(sql`
            select import_line from customers.customers
            where organization_id = ${organizationId} and import_id = ${id}
              and import_line = any(${among}::integer[])`),
          (rows) => new Set(rows.map(({ import_line }) => import_line))
        ),
      taken: (organizationId, id, emails) =>
        Effect.map(
          addresses(sql`
            select email, case when import_id = ${id} then import_line end as line from customers.customers
            where organization_id = ${organizationId} and archived_at is null and email = any(${emails}::text[])`),
          (rows) => new Map<string, number | null>(rows.map(({ email, line }) => [email, line]))
        ),
      undo: Effect.fn("customers.removeImport")(function* (organizationId, id, at) {
        const row = yield* state(sql`
          update customers.imports set undone_at = coalesce(undone_at, ${at})
          where organization_id = ${organizationId} and id = ${id} returning true as undone`)
        if (Option.isNone(row)) return Option.none()
        const [{ removed } = { removed: 0 }] = yield* removals(sql`
          select customers.remove_unused_of_import(${organizationId}, ${id}) as removed`)
        const archived = yield* lines(sql`
          update customers.customers set archived_at = ${at}, updated_at = ${at}
          where organization_id = ${organizationId} and import_id = ${id} and archived_at is null
          returning import_line`)
        return Option.some({ removed, archived: archived.length })
      })
    })
  })
)
