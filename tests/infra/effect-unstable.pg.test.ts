/*
 * What we rely on in modules that Effect tags as unstable: effect/sql and @effect/sql-pg, with exact pins. After an
 * upgrade this file shows first whether the adapters still work. The other two, effect/http and effect/observability,
 * only carry telemetry; tests/infra/observability tests them with an OTLP collector.
 */
import { transactional, CurrentActor, anonymous } from "#kernel"
import { pool, UnitOfWorkLive } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Exit, Fiber, Layer, ManagedRuntime, Redacted } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { Client } from "pg"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type ClonedDatabase, cloneDatabase } from "../support/postgres.ts"

type Services = Layer.Success<typeof UnitOfWorkLive> | Layer.Success<ReturnType<typeof pool>>

let database: ClonedDatabase
let observer: Client
let runtime: ManagedRuntime.ManagedRuntime<Services, SqlError.SqlError>

beforeAll(async () => {
  database = await cloneDatabase()
  observer = new Client({ connectionString: database.urls.admin })
  await observer.connect()
  await observer.query(`
    create schema probe;
    grant usage on schema probe to motorpool_app;
    create table probe.things (
      id integer primary key, name text constraint one_name unique, data jsonb, bytes bytea, at timestamptz
    );
    grant select, insert, update, delete on probe.things to motorpool_app`)
  // One connection, so that the next test notices what a transaction leaves behind.
  const url = Redacted.make(database.urls.application)
  const one = pool({ url, name: "probe", maxConnections: 1, statementSeconds: 5 })
  runtime = ManagedRuntime.make(Layer.provideMerge(UnitOfWorkLive, one))
})
beforeEach(() => observer.query("truncate probe.things"))
afterAll(async () => {
  await runtime?.dispose()
  await observer?.end()
  await database?.drop()
})

const sqlWith = <A, E>(use: (sql: SqlClient.SqlClient) => Effect.Effect<A, E, Services>): Promise<A> =>
  runtime.runPromise(Effect.flatMap(SqlClient.SqlClient, use))

const count = async (): Promise<number> => (await observer.query("select from probe.things")).rowCount ?? 0

const add = (sql: SqlClient.SqlClient, id: number, name = `thing ${id}`) =>
  sql`insert into probe.things ${sql.insert({ id, name })}`

test("commits a transaction as a whole", async () => {
  await sqlWith((sql) => sql.withTransaction(Effect.andThen(add(sql, 1), add(sql, 2))))
  expect(await count()).toBe(2)
})

test.each([
  ["a failure", Effect.fail("no")],
  ["a defect", Effect.die("no")],
  ["an interruption", Effect.interrupt]
])("%s rolls the transaction back and leaves the connection usable", async (_, end) => {
  const exit = await runtime.runPromiseExit(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(Effect.andThen(add(sql, 1), end)))
  )
  expect(Exit.isFailure(exit)).toBe(true)
  expect(await count()).toBe(0)
  expect(await sqlWith((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test("cancels an interrupted statement on the server", async () => {
  await sqlWith((sql) =>
    Effect.gen(function* () {
      const running = yield* Effect.forkChild(sql`select pg_sleep(60)`)
      yield* Effect.promise(() => untilActive("pg_sleep"))
      yield* Fiber.interrupt(running)
    })
  )
  expect(await sqlWith((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
})

/** The id of the current transaction. */
const xid = (sql: SqlClient.SqlClient) => sql`select pg_current_xact_id()::text as xid`

/** Polls PostgreSQL; each query takes its time, so no delay is needed in between. */
const untilActive = async (text: string): Promise<void> => {
  const { rowCount } = await observer.query(
    "select from pg_stat_activity where state = 'active' and query like $1 and pid <> pg_backend_pid()",
    [`%${text}%`]
  )
  if (rowCount === 0) await untilActive(text)
}

test("joins nested units of work without a savepoint, so that a caught failure keeps its changes", async () => {
  const [outer, inner] = await sqlWith((sql) =>
    Effect.gen(function* () {
      const first = yield* xid(sql)
      const failing = transactional(Effect.andThen(add(sql, 1), Effect.fail("no")))
      yield* Effect.ignore(failing)
      return [first, yield* transactional(xid(sql))]
    }).pipe(transactional, Effect.provideService(CurrentActor, anonymous))
  )
  expect(inner).toEqual(outer)
  expect(await count()).toBe(1)
})

test("carries the open transaction in the fiber's context, so that pg-boss sends inside it", async () => {
  await runtime.runPromiseExit(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const run = Effect.runPromiseWith(yield* Effect.context())
      yield* Effect.promise(() => run(sql.unsafe("insert into probe.things (id) values ($1)", [1])))
      return yield* Effect.fail("roll back")
    }).pipe((work) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(work)))
  )
  expect(await count()).toBe(0)
})

const setting = (sql: SqlClient.SqlClient) => sql`select current_setting('app.user_id', true) as value`

test("resets a transaction's local settings before the next one on the connection", async () => {
  const inside = await sqlWith((sql) =>
    sql.withTransaction(
      Effect.andThen(sql`select set_config('app.user_id', ${"someone"}, true)`, setting(sql))
    )
  )
  expect(inside).toEqual([{ value: "someone" }])
  expect(await sqlWith(setting)).toEqual([{ value: "" }])
})

test("identifies a unique violation by its constraint", async () => {
  const name = await sqlWith((sql) =>
    Effect.gen(function* () {
      yield* add(sql, 1, "same")
      return yield* Effect.as(add(sql, 2, "same"), "stored")
    }).pipe(Effect.catchReason("SqlError", "UniqueViolation", ({ constraint }) => Effect.succeed(constraint)))
  )
  expect(name).toBe("one_name")
})

test("reports every other error as a SqlError with the server's message as its cause", async () => {
  const fault = await sqlWith((sql) => Effect.flip(sql`select missing from probe.things`))
  expect(fault).toMatchObject({ _tag: "SqlError" })
  expect(String(fault.reason.cause)).toContain('column "missing" does not exist')
})

const tooLong = (sql: SqlClient.SqlClient) =>
  sql.withTransaction(Effect.andThen(sql`set local statement_timeout = '20ms'`, sql`select pg_sleep(60)`))

test("cancels a statement that takes too long", async () => {
  const fault = await sqlWith((sql) => Effect.flip(tooLong(sql)))
  expect(fault.reason._tag).toBe("StatementTimeoutError")
})

test("applies the pool's limits to its connections", async () => {
  const limits = await sqlWith(
    (
      sql
    ) => sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`
  )
  expect(limits).toEqual([{ statement: "5s", lock: "5s", idle: "20s", name: "probe" }])
})

test("decodes PostgreSQL types as expected", async () => {
  const [row] = await sqlWith(
    (sql) => sql`select 1::int8 as big, count(*) as many, count(*)::int as few, 1.50::numeric as exact,
      true as yes, null as nothing, date '2026-03-01' as day, timestamptz '2026-03-01 12:00:00.123456+02' as at,
      '{"a": [1, null]}'::jsonb as data, '\\x00ff'::bytea as bytes,
      '0198c0de-0000-7000-8000-000000000001'::uuid as id, array['a', 'b'] as list`
  )
  expect(row).toEqual({
    big: 1n,
    many: 1n,
    few: 1,
    exact: "1.50",
    yes: true,
    nothing: null,
    day: "2026-03-01",
    at: new Date("2026-03-01T10:00:00.123Z"),
    data: { a: [1, null] },
    bytes: new Uint8Array([0, 255]),
    id: "0198c0de-0000-7000-8000-000000000001",
    list: ["a", "b"]
  })
})

test("encodes values as expected", async () => {
  const at = new Date("2026-03-01T10:00:00.123Z")
  const ids = ["0198c0de-0000-7000-8000-000000000001"]
  await sqlWith((sql) =>
    Effect.gen(function* () {
      const pg = yield* PgClient.PgClient
      const data = pg.json({ a: ["ü", 1, null] })
      yield* sql`insert into probe.things ${sql.insert({ id: 1, name: null, data, bytes: new Uint8Array([0, 255]), at })}`
      yield* sql`update probe.things set ${sql.update({ name: "renamed" })} where id = any(${[1, 2]})`
    })
  )
  expect((await observer.query("select * from probe.things")).rows).toEqual([
    { id: 1, name: "renamed", data: { a: ["ü", 1, null] }, bytes: Buffer.from([0, 255]), at }
  ])
  const rows = await sqlWith((sql) => sql`select cardinality(${ids}::uuid[]) as n, ${null}::text as nothing`)
  expect(rows).toEqual([{ n: 1, nothing: null }])
})

test("composes a statement from fragments, including an empty one", async () => {
  await sqlWith((sql) => Effect.all([add(sql, 1), add(sql, 2)]))
  const rows = await sqlWith((sql) => {
    const columns = sql`id, name`
    return sql`select ${columns} from probe.things ${sql``} where true ${sql`and id > ${1}`}`
  })
  expect(rows).toEqual([{ id: 2, name: "thing 2" }])
})

test("never treats a value as SQL", async () => {
  const name = "'; drop table probe.things; --"
  await sqlWith((sql) => add(sql, 1, name))
  expect((await observer.query("select name from probe.things")).rows).toEqual([{ name }])
})

test("sends one statement per call, which is why migrations use pg", async () => {
  const fault = await sqlWith((sql) => Effect.flip(sql.unsafe("select 1; select 2")))
  expect(String(fault.reason.cause)).toContain("multiple commands")
})

test("provides SqlClient and PgClient as one client", async () => {
  const services = await runtime.context()
  const ids = await runtime.runPromise(
    Effect.gen(function* () {
      const pg = Context.get(services, PgClient.PgClient)
      const sql = Context.get(services, SqlClient.SqlClient)
      return yield* sql.withTransaction(Effect.all([xid(pg), xid(sql)]))
    })
  )
  expect(ids[0]).toEqual(ids[1])
})
