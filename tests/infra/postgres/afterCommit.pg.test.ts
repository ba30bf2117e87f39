import { actingAs, transactional, UserId } from "#kernel"
import { afterCommit, pool, UnitOfWorkLive } from "#infra/postgres"
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type ClonedDatabase, cloneDatabase } from "../../support/postgres.ts"

type Services = Layer.Success<typeof UnitOfWorkLive> | Layer.Success<ReturnType<typeof pool>>

const ada = UserId.make("0198c0de-0000-7000-8000-00000000000a")

let database: ClonedDatabase
let runtime: ManagedRuntime.ManagedRuntime<Services, SqlError.SqlError>

beforeAll(async () => {
  database = await cloneDatabase()
  const url = Redacted.make(database.urls.application)
  runtime = ManagedRuntime.make(
    Layer.provideMerge(UnitOfWorkLive, pool({ url, name: "after-commit", maxConnections: 1 }))
  )
})
afterAll(async () => {
  await runtime?.dispose()
  await database?.drop()
})

/** Runs work that registers a callback and can count its runs; returns the final count. */
const callbackRuns = async <E>(
  work: (register: Effect.Effect<void>, runs: () => number) => Effect.Effect<unknown, E, Services>
): Promise<number> => {
  let count = 0
  const run = () => {
    count++
  }
  await runtime.runPromise(Effect.exit(work(afterCommit(run), () => count)))
  return count
}

const inWork = <A, E>(work: Effect.Effect<A, E, Services>) => actingAs(ada)(transactional(work))

test("runs a callback once after the commit, however often it was registered, also in nested units of work", async () => {
  let beforeCommit = -1
  const count = await callbackRuns((register, runs) =>
    inWork(
      Effect.gen(function* () {
        yield* register
        yield* inWork(register)
        beforeCommit = runs()
      })
    )
  )
  expect([beforeCommit, count]).toEqual([0, 1])
})

test("runs nothing after a rollback", async () => {
  expect(await callbackRuns((register) => inWork(Effect.andThen(register, Effect.fail("no"))))).toBe(0)
  const broken = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select 1 / 0`)
  expect(await callbackRuns((register) => inWork(Effect.andThen(register, broken)))).toBe(0)
})

test("runs a callback immediately outside of a transaction", async () => {
  expect(await callbackRuns((register) => register)).toBe(1)
})
