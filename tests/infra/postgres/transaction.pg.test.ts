import { openTransaction, pool } from "#infra/postgres"
import { Effect, Exit, Fiber, type Layer, ManagedRuntime, Redacted } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Client } from "pg"
import { type ClonedDatabase, cloneDatabase } from "../../support/postgres.ts"

type Services = Layer.Success<ReturnType<typeof pool>>

let database: ClonedDatabase
let runtime: ManagedRuntime.ManagedRuntime<Services, SqlError.SqlError>

beforeAll(async () => {
  database = await cloneDatabase()
  const url = Redacted.make(database.urls.application)
  // One connection, so that the next transaction notices what one leaves behind.
  runtime = ManagedRuntime.make(pool({ url, name: "transaction", maxConnections: 1 }))
})
afterAll(async () => {
  await runtime?.dispose()
  await database?.drop()
})

const transaction = <A, E>(
  work: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>,
  kind: "changes" | "reads" = "changes"
) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    openTransaction(sql, { organizationId: "", userId: "" }, work(sql), kind)
  )

/** When the current transaction began; a statement outside of one has a transaction of its own. */
const began = (sql: SqlClient.SqlClient) =>
  Effect.orDie(sql<{ at: string }>`select transaction_timestamp()::text as at, pg_sleep(0.001)`)

/** Sees two transactions where there should be one, and one where there should be two. */
const expectUsable = async () => {
  const [first, second] = await runtime.runPromise(transaction((sql) => Effect.all([began(sql), began(sql)])))
  expect(first).toEqual(second)
  const outside = Effect.flatMap(SqlClient.SqlClient, began)
  expect(await runtime.runPromise(outside)).not.toEqual(await runtime.runPromise(outside))
}

test("runs its first statement in the transaction, too", expectUsable)

test("leaves the connection as it was if it runs no statement", async () => {
  await runtime.runPromise(transaction(() => Effect.void))
  await runtime.runPromiseExit(transaction(() => Effect.fail("no")))
  await expectUsable()
})

const kinds: ReadonlyArray<
  readonly [string, (sql: SqlClient.SqlClient, text: string) => Effect.Effect<unknown, SqlError.SqlError>]
> = [
  ["statement", (sql, text) => sql.unsafe(text)],
  ["values", (sql, text) => sql.unsafe(text).values],
  ["unprepared", (sql, text) => sql.unsafe(text).unprepared]
]

test.each(kinds)("rolls back if the first one fails: %s", async (_, run) => {
  const exit = await runtime.runPromiseExit(transaction((sql) => run(sql, "select 1 / 0")))
  expect(Exit.isFailure(exit)).toBe(true)
  await expectUsable()
})

test.each(kinds)("begins with whatever its first statement is: %s", async (_, run) => {
  const [first, second] = await runtime.runPromise(
    transaction((sql) => Effect.all([run(sql, "select transaction_timestamp()::text as at"), began(sql)]))
  )
  expect(JSON.stringify(first)).toContain(second[0]?.at)
})

test("sends statements of the same moment together, each with its own answer", async () => {
  const answers = await runtime.runPromise(
    transaction((sql) =>
      Effect.all([sql`select 1 as n`, began(sql), sql`select 3 as n`], { concurrency: "unbounded" }).pipe(
        Effect.flatMap((together) => Effect.map(began(sql), (later) => [...together, later]))
      )
    )
  )
  expect([answers[0], answers[2]]).toEqual([[{ n: 1 }], [{ n: 3 }]])
  expect(answers[1]).toEqual(answers[3])
  await expectUsable()
})

test.each([0, 1])("rolls back if number %i of several sent together fails", async (place) => {
  const texts = ["select 1", "select 1"].with(place, "select 1 / 0")
  const exit = await runtime.runPromiseExit(
    transaction((sql) =>
      Effect.all(
        texts.map((text) => sql.unsafe(text)),
        { concurrency: "unbounded" }
      )
    )
  )
  expect(Exit.isFailure(exit)).toBe(true)
  await expectUsable()
})

test("rolls back if it is interrupted while the first statement runs", async () => {
  await runtime.runPromise(
    Effect.gen(function* () {
      const running = yield* Effect.forkChild(transaction((sql) => sql`select pg_sleep(0.2)`))
      yield* Effect.yieldNow
      yield* Fiber.interrupt(running)
    })
  )
  await expectUsable()
})

/** The application's connection as PostgreSQL sees it. */
const stateOf = async () => {
  const client = new Client({ connectionString: database.urls.admin })
  await client.connect()
  try {
    const { rows } = await client.query<{ state: string }>(
      "select state from pg_stat_activity where application_name = 'transaction' and datname = current_database()"
    )
    return rows.map(({ state }) => state)
  } finally {
    await client.end()
  }
}

test("reads without changing anything", async () => {
  const change = transaction((sql) => sql`create table public.made (id int)`, "reads")
  const exit = await runtime.runPromiseExit(change)
  expect(String(Exit.isFailure(exit) && exit.cause)).toContain("read-only transaction")
  await expectUsable()
})

test("reads one after the other, each in a transaction that the next one ends", async () => {
  const read = () => runtime.runPromise(transaction(began, "reads"))
  const [first, second] = [await read(), await read()]
  expect(first).not.toEqual(second)
  await expectUsable()
  await read()
  await runtime.runPromise(transaction((sql) => sql`select set_config('app.user_id', 'someone', false)`))
  await expectUsable()
})

test("ends what it has read soon, even if nothing follows", async () => {
  await runtime.runPromise(transaction(began, "reads"))
  await expect.poll(stateOf).toEqual(["idle"])
})
