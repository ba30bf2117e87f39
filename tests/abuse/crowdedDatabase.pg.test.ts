import { GetMe, SignIn } from "#identity/contract"
import { ListCustomers } from "#customers/contract"
import { RequestTurns } from "#infra/http"
import { MyInvitations } from "#tenancy/contract"
import { Context, Effect, Fiber } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createCustomersTenant, type CustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { untilBlocked } from "../support/patience.ts"

let app: TestApp
let slow: CustomersTenant
let other: Person
beforeAll(async () => {
  app = await startApp()
  slow = await createCustomersTenant(app)
  other = await createPerson(app)
})
afterAll(() => app.stop())

type Call = (n: number) => Promise<{ readonly status: number }>

const listCustomers: Call = () =>
  callEndpoint(app, ListCustomers, { token: slow.owner.access_token, params: slow.params() })

const myInvitations: Call = () => callEndpoint(app, MyInvitations, { token: slow.owner.access_token })

const signIn: Call = (n) =>
  callEndpoint(app, SignIn, { body: { email: `no-one-${n}@example.com`, password: "wrong password" } })

it.each([
  ["one tenant's slow requests", "customers.customers", listCustomers, 200],
  ["one person's slow requests without a transaction", "tenancy.invitations", myInvitations, 200],
  ["a stranger's slow requests", "identity.known_origins", signIn, 401]
])("known flaw: %s take every connection", async (_, table, call, expected) => {
  const locked = await app.admin.connect()
  // Whoever reads this table waits until the test unlocks it.
  await locked.query(`begin; lock table ${table}`)
  const calls = Array.from({ length: 40 }, (_, n) => call(n))
  try {
    await untilBlocked(app)
    const { status } = await callEndpoint(app, GetMe, { token: other.access_token })
    expect(status).toBe(200)
    const held = async () => {
      const { rowCount } = await app.admin.query(
        `select from pg_stat_activity where datname = current_database()
           and application_name = 'motorpool' and xact_start is not null`
      )
      return rowCount
    }
    // A read that was answered may be committed a moment later.
    await expect.poll(held).toBeLessThanOrEqual(4)
  } finally {
    await locked.query("rollback")
    locked.release()
  }
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([expected]))
})

it("counts members for their organization once they have entered it, and strangers for themselves", async () => {
  const tenant = await createCustomersTenant(app)
  const [member, stranger] = [await tenant.addMember("driver"), await createPerson(app)]
  for (const { access_token: token } of [tenant.owner, member, stranger])
    await callEndpoint(app, ListCustomers, { token, params: tenant.params() })
  const { light } = Context.get(app.services.application, RequestTurns)
  const begun: Array<string> = []
  const held = [tenant.owner, member, stranger].flatMap(({ user: { id: person } }) =>
    Array.from({ length: 4 }, () => {
      const begin = Effect.andThen(
        Effect.sync(() => begun.push(person)),
        Effect.never
      )
      return Effect.runFork(light({ organization: tenant.id, person, subscriber: person }, begin))
    })
  )
  await new Promise<void>((resolve) => setImmediate(resolve))
  await Effect.runPromise(Fiber.interruptAll(held))
  const countOf = (person: string) => begun.filter((one) => one === person).length
  expect([tenant.owner, member, stranger].map(({ user }) => countOf(user.id))).toEqual([4, 1, 2])
})
