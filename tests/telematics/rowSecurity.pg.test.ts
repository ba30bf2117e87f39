import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import type { Person } from "../support/seeds.ts"
import { type TelematicsTenant, createTelematicsTenant } from "./scene.ts"

let dimo: Dimo
let app: TestApp
let tenant: TelematicsTenant
let other: TelematicsTenant
let ada: Person
let eva: Person
let client: Client

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
  tenant = await createTelematicsTenant(app, dimo)
  other = await createTelematicsTenant(app, dimo, "Other")
  ada = await tenant.addMember("driver")
  eva = await tenant.addMember("admin")
  await tenant.connect(ada)
  await tenant.start(ada)
  client = new Client({ connectionString: app.urls.application })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
  await dimo.stop()
})

/** Runs statements as the application's role, bypassing the application, for a user in an organization. */
const as = async <A>(organizationId: string, { user }: Person, work: () => Promise<A>): Promise<A> => {
  await client.query("begin")
  try {
    await client.query("select tenancy.enter($1, $2)", [organizationId, user.id])
    return await work()
  } finally {
    await client.query("rollback")
  }
}

const affected = async (statement: string, ...values: ReadonlyArray<string>): Promise<number> =>
  (await client.query(statement, [...values])).rowCount ?? 0

const SHARED = ["dimo_tokens", "shared_vehicles", "shared_devices"]

const connectAs = (userId: string, organizationId: string) =>
  client.query(
    `insert into telematics.dimo_tokens (user_id, organization_id, serves, wallet_address, expires_at, connected_at)
     values ($1, $2, $2, '0x' || repeat('b', 40), now() + interval '1 day', now())`,
    [userId, organizationId]
  )

describe("shared vehicles in the database", () => {
  it("are visible to the organization only", async () => {
    for (const table of SHARED) {
      const all = () => affected(`select from telematics.${table}`)
      expect(await as(tenant.id, eva, all), table).toBe(1)
      expect(await as(other.id, other.owner, all), table).toBe(0)
      expect(await all(), table).toBe(0)
    }
  })

  it("are changed and deleted by their user only", async () => {
    for (const table of SHARED) {
      const remove = () => affected(`delete from telematics.${table}`)
      expect(await as(tenant.id, eva, remove), table).toBe(0)
      expect(await as(other.id, other.owner, remove), table).toBe(0)
      expect(await as(tenant.id, ada, remove), table).toBe(1)
    }
    const extend = () => affected("update telematics.dimo_tokens set expires_at = now() + interval '9 years'")
    expect(await as(tenant.id, eva, extend)).toBe(0)
    expect(await as(tenant.id, ada, extend)).toBe(1)
  })
})

describe("the database refuses to", () => {
  it("connect in another user's name", async () => {
    const inOthersName = as(tenant.id, eva, () => connectAs(tenant.owner.user.id, tenant.id))
    await expect(inOthersName).rejects.toMatchObject({ code: "42501" })
  })

  it("connect for another organization than the current one", async () => {
    await expect(as(tenant.id, eva, () => connectAs(eva.user.id, other.id))).rejects.toMatchObject({
      code: "42501"
    })
  })

  it("connect a user who is not a member, even with system rights", async () => {
    const system = new Client({ connectionString: app.urls.system })
    await system.connect()
    const foreign = system.query(
      `insert into telematics.dimo_tokens (user_id, organization_id, serves, wallet_address, expires_at, connected_at)
       values ($1, $2, $2, '0x' || repeat('b', 40), now() + interval '1 day', now())`,
      [other.owner.user.id, tenant.id]
    )
    await expect(foreign).rejects.toMatchObject({ constraint: "connected_by_a_member" })
    await system.end()
  })

  it("move a connection to another organization", async () => {
    const move = () => affected("update telematics.dimo_tokens set organization_id = $1", other.id)
    await expect(as(tenant.id, ada, move)).rejects.toMatchObject({ code: "42501" })
  })

  it("let a connection serve an organization that its user has left", async () => {
    const left = await tenant.addMember("driver")
    await tenant.connect(left)
    await tenant.leave(left)
    const revive = () => affected("update telematics.dimo_tokens set serves = organization_id")
    await client.query("begin")
    // As if they had entered the organization all the same.
    await client.query(
      "select set_config('app.organization_id', $1, true), set_config('app.user_id', $2, true)",
      [tenant.id, left.user.id]
    )
    await expect(revive()).rejects.toMatchObject({ constraint: "connected_by_a_member" })
    await client.query("rollback")
  })
})

describe("an attempt in the database", () => {
  it("is visible to no one else, not even the owner, and cannot be changed", async () => {
    const all = () => affected("select from telematics.attempts")
    expect(await as(tenant.id, tenant.owner, all)).toBe(0)
    expect(await as(tenant.id, ada, all)).toBe(1)
    const extend = () => affected("update telematics.attempts set expires_at = now() + interval '1 day'")
    await expect(as(tenant.id, ada, extend)).rejects.toMatchObject({ code: "42501" })
  })
})

describe("a proof in the database", () => {
  it("is visible to its user only, cannot be added for others, and cannot be changed", async () => {
    const all = () => affected("select from telematics.proofs")
    expect([await as(tenant.id, ada, all), await as(tenant.id, eva, all)]).toEqual([1, 0])
    const add = () =>
      affected("insert into telematics.proofs values (sha256('another'), $1, now())", ada.user.id)
    await expect(as(tenant.id, eva, add)).rejects.toMatchObject({ code: "42501" })
    for (const change of ["update telematics.proofs set expires_at = now()", "delete from telematics.proofs"])
      await expect(as(tenant.id, ada, () => affected(change))).rejects.toMatchObject({ code: "42501" })
  })
})
