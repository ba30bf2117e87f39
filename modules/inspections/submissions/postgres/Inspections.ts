import { FileUnavailable } from "#files/contract"
import { DefectId, DefectSeverity } from "#maintenance/contract"
import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { photosOf } from "../../contract/answers.ts"
import { InspectionSuperseded, InspectionTooLarge } from "../../contract/errors.ts"
import { ItemKey } from "../../contract/items.ts"
import { Inspection, Inspections } from "../domain/Inspections.ts"

const inspection = rowOf(Inspection)
const findings = rowsOf(
  Schema.Struct({
    item_key: ItemKey,
    severity: Schema.NullOr(DefectSeverity),
    defect_id: Schema.NullOr(DefectId)
  })
)
const durations = rowsOf(Schema.Struct({ median: Schema.NullOr(Schema.Number) }))
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

/** How many inspections tell how long one usually takes. */
const RECENT = 50
const FEWEST = 5

type Refused = InspectionSuperseded | InspectionTooLarge | FileUnavailable

/** Turns a violated constraint into the error it means. */
const refusing = (statement: Effect.Effect<unknown, SqlError.SqlError>) =>
  statement.pipe(
    Effect.asVoid,
    Effect.catchTag("SqlError", (error): Effect.Effect<never, Refused> => {
      switch (constraintOf(error)) {
        case "one_correction":
          return Effect.fail(new InspectionSuperseded())
        case "inspection_not_too_large":
          return Effect.fail(new InspectionTooLarge())
        // By the foreign key, and by `files.link_from`.
        case "file_of_an_inspection":
        case "available_file":
          return Effect.fail(new FileUnavailable())
        default:
          return Effect.die(error)
      }
    })
  )

/** How long inspections with a form usually take. */
const usualDuration =
  (sql: SqlClient.SqlClient): Inspections["Service"]["usualDuration"] =>
  (organizationId, formId) =>
    Effect.map(
      durations(sql`
        select case when count(*) >= ${FEWEST} then percentile_cont(0.5) within group (order by d.duration) end as median
        from (
          select duration from inspections.inspections
          where organization_id = ${organizationId} and form_id = ${formId}
          order by at desc limit ${RECENT}
        ) d`),
      ([row]) => row?.median ?? null
    )

const reviewing = (
  sql: SqlClient.SqlClient
): Pick<Inspections["Service"], "saveReview" | "removeReview"> => ({
  saveReview: (review) =>
    done(sql`
      insert into inspections.reviews ${sql.insert({ ...review })}
      on conflict (organization_id, inspection_id) do update
      set reviewed_by = excluded.reviewed_by, reviewed_at = excluded.reviewed_at, note = excluded.note`),
  removeReview: (organizationId, id) =>
    Effect.map(
      counts(sql`
        with removed as (
          delete from inspections.reviews
          where organization_id = ${organizationId} and inspection_id = ${id} returning 1
        )
        select count(*)::int as count from removed`),
      ([row]) => (row?.count ?? 0) > 0
    )
})

const purging =
  (sql: SqlClient.SqlClient): Inspections["Service"]["purgeExpired"] =>
  (at, most) =>
    Effect.map(
      counts(sql`
        with expired as (
          select i.organization_id, i.id from inspections.inspections i
          join inspections.forms f on f.organization_id = i.organization_id and f.id = i.form_id
          where i.keep_until <= ${at} and i.received_at + make_interval(months => f.retention_months) <= ${at}
            and not exists (
              select from inspections.inspections c
              where c.organization_id = i.organization_id and c.supersedes_id = i.id and c.keep_until > ${at})
          order by i.organization_id, i.id limit ${most} for update of i skip locked
        ), purged as (
          delete from inspections.inspections i using expired e
          where i.organization_id = e.organization_id and i.id = e.id returning 1
        )
        select count(*)::int as count from purged`),
      ([row]) => row?.count ?? 0
    )

export const InspectionsLive = Layer.effect(
  Inspections,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Inspections.of({
      claim: (organizationId, id) =>
        done(sql`
          select pg_advisory_xact_lock(hashtextextended('inspections ' || ${organizationId}::text || ${id}::text, 0))`),
      find: (organizationId, id) =>
        inspection(sql`
          select * from inspections.inspections where organization_id = ${organizationId} and id = ${id}`),
      findings: (organizationId, id) =>
        findings(sql`
          select item_key, severity, defect_id from inspections.findings
          where organization_id = ${organizationId} and inspection_id = ${id}`),
      usualDuration: usualDuration(sql),
      add: Effect.fn("inspections.addInspection")(function* (added, found) {
        const { organization_id, id, answers, readings, place } = added
        const documents = {
          answers: pg.json(answers),
          readings: pg.json(readings),
          place: place && pg.json(place)
        }
        // The database adds its place in the chain of its vehicle.
        yield* refusing(sql`insert into inspections.inspections ${sql.insert({ ...added, ...documents })}`)
        if (found.length > 0)
          yield* done(sql`
            insert into inspections.findings (organization_id, inspection_id, item_key, severity, defect_id)
            select ${organization_id}, ${id}, item_key, severity, defect_id
            from jsonb_to_recordset(${pg.json(found)}) as given (item_key text, severity text, defect_id uuid)`)
        const files = photosOf(answers)
        if (files.length === 0) return
        const { supersedes_id } = added
        if (supersedes_id !== null)
          yield* done(
            sql`select inspections.carry_photos(${organization_id}, ${supersedes_id}, ${id}, ${files}::uuid[])`
          )
        yield* refusing(sql`
          insert into inspections.inspection_files (organization_id, inspection_id, file_id)
          select ${organization_id}, ${id}, given.file_id from unnest(${files}::uuid[]) as given (file_id)
          where not exists (
            select from inspections.inspection_files f
            where f.organization_id = ${organization_id} and f.inspection_id = ${id} and f.file_id = given.file_id)`)
      }),
      purgeExpired: purging(sql),
      ...reviewing(sql)
    })
  })
)
