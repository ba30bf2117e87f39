import { done, rowsOf, withoutTurn } from "#infra/postgres"
import { hashToken } from "#infra/secrets"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { FailedSignIns } from "../domain/FailedSignIns.ts"
import { FORGOTTEN_AFTER_SECONDS, type Run } from "../domain/guesses.ts"

const progress = rowsOf(
  Schema.Struct({
    place: Schema.Int,
    count: Schema.Int,
    seconds_ago: Schema.Number
  })
)

/** Addresses are personal data: only a digest is stored, enough to count by. */
const keyOf = ({ who }: Run): string => Buffer.from(hashToken(who)).toString("base64url")

/** Rows name their run by its place, because they have only its digest. */
const whole = (runs: ReadonlyArray<Run>, statement: Parameters<typeof progress>[0]) =>
  Effect.map(withoutTurn(progress(statement)), (all) =>
    all.flatMap(({ place, count, seconds_ago: secondsAgo }) => {
      const run = runs[place - 1]
      return run === undefined ? [] : [{ ...run, count, secondsAgo }]
    })
  )

/**
 * In the counters of the rate limits: `started_at` is the latest failure, `ends_at` when the run is forgotten. Without
 * turns for its statements: they belong to attempts that take turns to hash, so there are a few at a time, and a turn
 * to hash must not wait for slow transactions.
 */
export const FailedSignInsLive = Layer.effect(
  FailedSignIns,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const table = (runs: ReadonlyArray<Run>) => sql`
      unnest(${runs.map(({ scope }) => scope)}::text[], ${runs.map(keyOf)}::text[])
        with ordinality as run (scope, who, place)`
    return FailedSignIns.of({
      progressOf: (runs) =>
        whole(
          runs,
          sql`
            select run.place::int, l.count,
              extract(epoch from now() - l.started_at)::float8 as seconds_ago
            from ${table(runs)}
            join app.rate_limits l on l.what = 'identity.failed_sign_ins.' || run.scope and l.who = run.who
            where l.ends_at > now()`
        ),
      add: (runs) =>
        whole(
          runs,
          sql`
            with counted as (
              insert into app.rate_limits as l (what, who, started_at, ends_at, count)
              select 'identity.failed_sign_ins.' || scope, who, now(),
                now() + make_interval(secs => ${FORGOTTEN_AFTER_SECONDS}::int), 1
              from ${table(runs)} order by 1, 2
              on conflict (what, who) do update set
                count = case when l.ends_at <= now() then 1 else l.count + 1 end,
                started_at = excluded.started_at, ends_at = excluded.ends_at
              returning what, who, count
            )
            select run.place::int, counted.count, 0::float8 as seconds_ago
            from ${table(runs)}
            join counted on counted.what = 'identity.failed_sign_ins.' || run.scope and counted.who = run.who`
        ),
      clear: (run) =>
        withoutTurn(
          done(sql`
            update app.rate_limits set count = 0, ends_at = now()
            where what = ${`identity.failed_sign_ins.${run.scope}`} and who = ${keyOf(run)}`)
        )
    })
  })
)
