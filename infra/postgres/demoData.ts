import { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { done, rowOf } from "./rows.ts"

/** Loaded demo data. `made` is defined by the command that loaded it. */
const DemoData = Schema.Struct({ until: Schema.Date, scale: Schema.Int, made: Schema.Unknown })

const one = rowOf(DemoData)

const withSql = <A>(work: (sql: SqlClient.SqlClient) => Effect.Effect<A>) =>
  Effect.flatMap(SqlClient.SqlClient, work)

/** The loaded demo data. */
export const loadedDemo = withSql((sql) => one(sql`select until, scale, made from app.demo_data`))

/** Starts loading in the open transaction; false when it is already loaded or being loaded. */
export const beginDemo = (until: Date, scale: number) =>
  withSql((sql) =>
    // Plans are reused, and those made while the tables are empty would read whole tables however full they get.
    Effect.andThen(
      done(sql`set local enable_seqscan = off`),
      Effect.map(
        Effect.orDie(sql`
        insert into app.demo_data ${sql.insert({ until, scale })} on conflict do nothing returning single`),
        (rows) => rows.length === 1
      )
    )
  )

/** Records what was created, in the same transaction. */
export const recordDemo = (made: unknown) =>
  Effect.flatMap(PgClient.PgClient, (pg) => done(pg`update app.demo_data set made = ${pg.json(made)}`))

/** The record is deleted together with the data. */
export const forgetDemo = withSql((sql) => done(sql`delete from app.demo_data`))
