import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TrackingSettings } from "../../contract/tripViews.ts"
import { DEFAULT_SETTINGS, Retention, TrackingRules } from "../domain/TrackingRules.ts"

const settings = rowOf(TrackingSettings)
const retentions = rowsOf(Retention)
const numbers = rowsOf(Schema.Struct({ number: Schema.Int }))

/** Rows per statement, so that a deletion takes no longer than other statements may. */
const ROWS = 20_000

const one = (rows: ReadonlyArray<{ readonly number: number }>): number => rows[0]?.number ?? 0

export const TrackingRulesLive = Layer.effect(
  TrackingRules,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return TrackingRules.of({
      of: (organizationId) =>
        Effect.map(
          settings(sql`
            select retention_days, tracked_hours from telematics.tracking_settings
            where organization_id = ${organizationId}`),
          Option.getOrElse(() => DEFAULT_SETTINGS)
        ),
      save: (organization_id, { retention_days, tracked_hours }, updated_at) => {
        const hours = tracked_hours === null ? sql`null` : sql`${pg.json(tracked_hours)}`
        return done(sql`
          insert into telematics.tracking_settings (organization_id, retention_days, tracked_hours, updated_at)
          values (${organization_id}, ${retention_days}, ${hours}, ${updated_at})
          on conflict (organization_id) do update set retention_days = excluded.retention_days,
            tracked_hours = excluded.tracked_hours, updated_at = excluded.updated_at`)
      },
      shorter: (days) =>
        retentions(sql`
          select organization_id, retention_days from (
            select d.organization_id,
              coalesce(t.retention_days, ${DEFAULT_SETTINGS.retention_days}::int) as retention_days
            from (select distinct organization_id from telematics.devices) d
            left join telematics.tracking_settings t on t.organization_id = d.organization_id
          ) all_settings where retention_days < ${days}`),
      longest: Effect.map(
        numbers(sql`
          select greatest(max(retention_days), ${DEFAULT_SETTINGS.retention_days}::int) as number
          from telematics.tracking_settings`),
        one
      ),
      deleteBefore: Effect.fn("telematics.deletePositions")(function* (organizationId, before) {
        const deleted = yield* numbers(sql`
          with gone as (
            delete from telematics.positions p using (
              select device_id, fixed_at, latitude, longitude from telematics.positions
              where organization_id = ${organizationId} and fixed_at < ${before} limit ${ROWS}
            ) old
            where p.organization_id = ${organizationId} and p.device_id = old.device_id
              and p.fixed_at = old.fixed_at and p.latitude = old.latitude and p.longitude = old.longitude
              and p.fixed_at < ${before}
            returning 1
          ) select count(*)::int as number from gone`)
        yield* done(sql`
          delete from telematics.trips where organization_id = ${organizationId} and started_at < ${before}`)
        yield* done(sql`
          delete from telematics.stops where organization_id = ${organizationId} and left_at < ${before}`)
        return one(deleted)
      }),
      prepare: (at) => done(sql`select telematics.prepare_positions(${at})`),
      dropBefore: (before) => done(sql`select telematics.drop_positions(${before})`)
    })
  })
)
