import type { OrganizationId } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { OrganizationRecord, Organizations } from "../domain/Organizations.ts"

const organization = rowOf(OrganizationRecord)

/** Deleting a large organization exceeds the default statement timeout. */
export const deleteRows = (sql: SqlClient.SqlClient, id: OrganizationId) =>
  done(
    Effect.andThen(
      sql`select set_config('statement_timeout', '600000', true)`,
      sql`delete from tenancy.organizations where id = ${id}`
    )
  )

export const OrganizationsLive = Layer.effect(
  Organizations,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return Organizations.of({
      add: (record) => done(sql`insert into tenancy.organizations ${sql.insert(record)}`),
      find: (id) =>
        organization(sql`
          select id, name, industry, created_by, created_at, trial_ends_at, time_zone, currency, units,
            customer_email
          from tenancy.organizations where id = ${id}`),
      save: ({ id, name, industry, time_zone, currency, units, customer_email }) =>
        done(sql`
          update tenancy.organizations
          set ${sql.update({ name, industry, time_zone, currency, units, customer_email })}
          where id = ${id}`),
      remove: (id) => deleteRows(sql, id),
      // FOR NO KEY UPDATE, so that inserts that reference the organization need not wait.
      lock: (id) =>
        Effect.map(
          Effect.orDie(sql`select from tenancy.organizations where id = ${id} for no key update`),
          (rows) => rows.length === 1
        )
    })
  })
)
