import { actingAs, transactional, UnitOfWork, UserId } from "#kernel"
import { lastingBindings, pool, UnitOfWorkLive } from "#infra/postgres"
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type ClonedDatabase, cloneDatabase } from "../../support/postgres.ts"

type Services = Layer.Success<typeof UnitOfWorkLive> | Layer.Success<ReturnType<typeof pool>>

const ada = UserId.make("0198c0de-0000-7000-8000-00000000000a")
const bob = UserId.make("0198c0de-0000-7000-8000-00000000000b")

let database: ClonedDatabase
let runtime: ManagedRuntime.ManagedRuntime<Services, SqlError.SqlError>

beforeAll(async () => {
  database = await cloneDatabase()
  const url = Redacted.make(database.urls.application)
  // One connection, so that the next unit of work notices what one leaves behind.
  const one = pool({ url, name: "unit-of-work", maxConnections: 1 })
  runtime = ManagedRuntime.make(Layer.provideMerge(UnitOfWorkLive, one))
})
afterAll(async () => {
  await runtime?.dispose()
  await database?.drop()
})

/** The user that row security sees. */
const currentUser = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(sql<{ id: string | null }>`select app.user_id() as id`, ([row]) => row?.id)
)

const inWork = <A, E>(user: UserId, work: Effect.Effect<A, E, Services>) =>
  actingAs(user)(transactional(work))

test("binds the connection to its actor and leaves it unbound", async () => {
  expect(await runtime.runPromise(inWork(ada, currentUser))).toBe(ada)
  expect(await runtime.runPromise(currentUser)).toBeNull()
})

test("binds to its own actor when it joins, and restores the outer one afterwards", async () => {
  const actors = await runtime.runPromise(
    inWork(ada, Effect.all([currentUser, inWork(bob, currentUser), currentUser]))
  )
  expect(actors).toEqual([ada, bob, ada])
})

test.each([
  ["fails", Effect.fail("no")],
  ["dies", Effect.die("no")]
])("restores the outer actor when the joined one %s", async (_, end) => {
  const joined = Effect.exit(inWork(bob, end))
  expect(await runtime.runPromise(inWork(ada, Effect.andThen(joined, currentUser)))).toBe(ada)
})

test("fails with the error of the failed statement, not of restoring the actor", async () => {
  const broken = Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.mapError(sql`select 1 / 0`, () => "divided by zero")
  )
  const fault = await runtime.runPromise(Effect.flip(inWork(ada, inWork(bob, broken))))
  expect(fault).toBe("divided by zero")
})

test("leaves a lasting binding to the next unit, restores it after one inside, and ends with the transaction", async () => {
  const story = Effect.flatMap(lastingBindings, (lasting) =>
    Effect.provideService(
      Effect.all([
        inWork(bob, currentUser),
        currentUser,
        inWork(bob, currentUser),
        inWork(ada, Effect.all([inWork(bob, currentUser), currentUser])),
        currentUser
      ]),
      UnitOfWork,
      lasting
    )
  )
  expect(await runtime.runPromise(inWork(ada, story))).toEqual([bob, bob, bob, [bob, ada], ada])
  expect(await runtime.runPromise(currentUser)).toBeNull()
})
