import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { RemoveMember } from "#tenancy/contract"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { untilBlocked } from "../support/patience.ts"
import { join, type Person } from "../support/seeds.ts"
import { type TelematicsTenant, createTelematicsTenant, reactToRemoval, rowsOf } from "./scene.ts"

let dimo: Dimo
let app: TestApp
let client: Client

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
  client = new Client({ connectionString: app.urls.admin })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
  await dimo.stop()
})

/** Commits a change once another transaction waits for it. */
const commitDuring = async <A>(
  statement: string,
  values: ReadonlyArray<string>,
  other: () => Promise<A>
): Promise<A> => {
  await client.query("begin")
  await client.query(statement, [...values])
  const blocked = other()
  await untilBlocked(app)
  await client.query("commit")
  return blocked
}

const rejoin = async (tenant: TelematicsTenant, person: Person) => {
  await tenant.invite(person.email, "driver")
  await join(app, person)
}

describe("connecting while being removed", () => {
  it("connects nothing when the removal was first", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    const leaves = "delete from tenancy.members where organization_id = $1 and user_id = $2"
    const { code } = await commitDuring(leaves, [tenant.id, ada.user.id], () =>
      tenant.complete(ada, returned)
    )
    expect(code).toBe("connection_attempt_invalid")
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
  })

  it("connects without serving the organization when the removal was second, and is then deleted", async () => {
    const tenant = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const params = tenant.params({ memberId: await tenant.memberId(ada) })
    const connects = `
      insert into telematics.dimo_tokens (user_id, organization_id, serves, wallet_address, expires_at, connected_at)
      values ($2, $1, $1, '0x' || repeat('c', 40), now() + interval '1 day', now())`
    const removed = await commitDuring(connects, [tenant.id, ada.user.id], () =>
      callEndpoint(app, RemoveMember, { token: tenant.owner.access_token, params })
    )
    expect(removed.status).toBe(204)
    await rejoin(tenant, ada)
    expect((await tenant.mine(ada)).state).toBe("none")
    await reactToRemoval(app, tenant)
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
  })
})

it("requires a new connection after rejoining, whatever the servers' clocks say", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  const ada = await tenant.addMember("driver")
  await tenant.connect(ada)
  const ahead =
    "update telematics.dimo_tokens set connected_at = now() + interval '1 hour' where user_id = $1"
  await app.admin.query(ahead, [ada.user.id])
  await tenant.leave(ada)
  await rejoin(tenant, ada)
  expect([(await tenant.mine(ada)).state, await tenant.models()]).toEqual(["none", []])
  await reactToRemoval(app, tenant)
  expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
})
