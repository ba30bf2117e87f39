import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { FormExists, FormHasSchedules, FormTooLarge } from "../../contract/errors.ts"
import { Form, Forms } from "../domain/Forms.ts"

const form = rowOf(Form)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))
const archivedIds = rowsOf(Schema.Struct({ id: Schema.String }))

/** Turns a violated constraint into the error it means. */
const refusing = (statement: Effect.Effect<unknown, SqlError.SqlError>) =>
  statement.pipe(
    Effect.asVoid,
    Effect.catchTag("SqlError", (error): Effect.Effect<never, FormExists | FormTooLarge> => {
      if (constraintOf(error) === "one_active_form_per_name") return Effect.fail(new FormExists())
      return constraintOf(error) === "form_not_too_large"
        ? Effect.fail(new FormTooLarge())
        : Effect.die(error)
    })
  )

export const FormsLive = Layer.effect(
  Forms,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Forms.of({
      lockAll: (organizationId) =>
        done(sql`
          select pg_advisory_xact_lock(hashtextextended('inspections.forms ' || ${organizationId}::text, 0))`),
      count: (organizationId) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from inspections.forms
            where organization_id = ${organizationId} and archived_at is null`),
          ([row]) => row?.count ?? 0
        ),
      add: (added) =>
        refusing(sql`insert into inspections.forms ${sql.insert({ ...added, draft: pg.json(added.draft) })}`),
      lock: (organizationId, id) =>
        form(sql`
          select * from inspections.forms
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      save: ({ organization_id, id, created_at: _created_at, draft, ...rest }) =>
        refusing(sql`
          update inspections.forms set ${sql.update({ ...rest, draft: pg.json(draft) })}
          where organization_id = ${organization_id} and id = ${id}`),
      archive: Effect.fn("inspections.storeArchivedForm")(function* ({
        organization_id,
        id,
        archived_at,
        updated_at,
        version
      }) {
        const archived = yield* archivedIds(sql`
          update inspections.forms set ${sql.update({ archived_at, updated_at, version })}
          where organization_id = ${organization_id} and id = ${id} and not exists (
            select from inspections.schedules s
            where s.organization_id = ${organization_id} and s.form_id = ${id})
          returning id`)
        if (archived.length === 0) yield* new FormHasSchedules()
      }),
      publish: ({ sections, ...version }) =>
        done(
          sql`insert into inspections.form_versions ${sql.insert({ ...version, sections: pg.json(sections) })}`
        )
    })
  })
)
