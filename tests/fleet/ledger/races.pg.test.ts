import * as fc from "fast-check"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { createTenant, type Tenant } from "../../support/tenant.ts"
import { newScene, overlapping, type Scene, step, write } from "./steps.ts"

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
})
afterAll(() => app.stop())

const REFUSALS = [
  "",
  "HoldConflict",
  "HoldIsOver",
  "HoldHasBegun",
  "HoldNeedsEnd",
  "EndTooEarly",
  "SafetyBlockIsReleased"
]

/** Vehicles without the groundings that they need, or with others. */
const MISJUDGED = `
  select v.id from fleet.vehicles v
  where (v.safety = 'grounded') <> exists (
    select from fleet.safety_blocks b where b.vehicle_id = v.id and b.severity = 'grounded' and b.released_at is null)
    or v.safety <> 'grounded' and exists (
      select from fleet.holds h
      where h.vehicle_id = v.id and h.kind = 'inspection_grounding' and h.status = 'firm' and h.occupies_until = 'infinity')`

describe("several writers together", () => {
  it("never take a vehicle twice, whatever they do in whichever order", async () => {
    const scene = await newScene(app, tenant)
    const steps = fc.sample(step, { seed: 20_270_402, numRuns: 240 })
    const writer = async (own: typeof steps) => {
      for (const one of own) expect(REFUSALS).toContain(await write(scene, 0, one))
    }
    await Promise.all(Array.from({ length: 6 }, (_, n) => writer(steps.slice(n * 40, n * 40 + 40))))
    expect(scene.ids.length).toBeGreaterThan(10)
    expect(await overlapping(app)).toEqual([])
    expect((await app.admin.query(MISJUDGED)).rows).toEqual([])
  })
})

/** A connection of the application's role, as a member of the organization sees the database. */
const connect = async (isolation: string): Promise<Client> => {
  const client = new Client({ connectionString: app.urls.application })
  await client.connect()
  await client.query(`begin isolation level ${isolation}`)
  await client.query(
    "select set_config('app.organization_id', $1, true), set_config('app.user_id', $2, true)",
    [tenant.id, tenant.owner.user.id]
  )
  return client
}

const insert = (client: Client, { vehicles }: Scene, hours: readonly [number, number], vehicle = 0) => {
  const id = randomUUID()
  const inserted = client.query(
    `insert into fleet.holds (organization_id, id, vehicle_id, kind, status, starts_at, due_at, created_at, updated_at)
     values ($1, $2, $3, 'rental', 'firm', now() + make_interval(hours => $4), now() + make_interval(hours => $5), now(), now())`,
    [tenant.id, id, vehicles[vehicle], ...hours]
  )
  return inserted.then(() => id)
}

/** Whether a connection waits for another one. */
const waits = async (client: Client & { readonly processID?: number }): Promise<boolean> => {
  const { rows } = await app.admin.query("select cardinality(pg_blocking_pids($1)) > 0 as waits", [
    client.processID
  ])
  return rows[0].waits
}

describe("the database alone", () => {
  it.each(["read committed", "repeatable read"])(
    "refuses the second of two concurrent holds (%s)",
    async (isolation) => {
      const scene = await newScene(app, tenant)
      const [one, other] = [await connect(isolation), await connect(isolation)]
      try {
        // Both transactions have their snapshot before either writes.
        await Promise.all([
          one.query("select from fleet.holds limit 1"),
          other.query("select from fleet.holds limit 1")
        ])
        await insert(one, scene, [1, 3])
        const second = insert(other, scene, [2, 4]).then(
          () => "",
          (error: { readonly constraint: string }) => error.constraint
        )
        await expect.poll(() => waits(other)).toBe(true)
        await one.query("commit")
        expect(await second).toBe("one_firm_hold_at_a_time")
        await other.query("rollback")
        expect(await overlapping(app)).toEqual([])
      } finally {
        await Promise.all([one.end(), other.end()])
      }
    }
  )

  it("lets two holds exchange their vehicles while the constraint is deferred, and then checks it", async () => {
    const scene = await newScene(app, tenant)
    const client = await connect("read committed")
    try {
      const ids = [await insert(client, scene, [1, 3], 0), await insert(client, scene, [2, 4], 1)]
      const move = (hold: number, vehicle: number) =>
        client.query("update fleet.holds set vehicle_id = $2 where id = $1", [
          ids[hold],
          scene.vehicles[vehicle]
        ])
      await client.query("set constraints fleet.one_firm_hold_at_a_time deferred")
      await move(0, 1)
      await move(1, 0)
      await client.query("set constraints fleet.one_firm_hold_at_a_time immediate")
      await client.query("set constraints fleet.one_firm_hold_at_a_time deferred")
      await move(0, 0)
      await expect(client.query("commit")).rejects.toMatchObject({ constraint: "one_firm_hold_at_a_time" })
    } finally {
      await client.end()
    }
  })

  it.each([
    ["an end before the start", { starts_at: "2026-04-02Z", due_at: "2026-04-01Z" }],
    ["no end, where there must be one", { due_at: null }],
    ["a vehicle of another organization", { vehicle_id: randomUUID() }],
    ["a transfer to nowhere", { kind: "transfer" }],
    ["the end of a hold that took nothing", { status: "tentative", ended_at: "2026-04-02Z" }]
  ])("refuses %s", async (_, wrong) => {
    const [vehicle_id] = (await newScene(app, tenant)).vehicles
    const hold = {
      organization_id: tenant.id,
      id: randomUUID(),
      vehicle_id,
      kind: "rental",
      status: "firm",
      starts_at: "2026-04-01Z",
      due_at: "2026-04-03Z",
      created_at: "2026-04-01Z",
      updated_at: "2026-04-01Z",
      ...wrong
    }
    const names = Object.keys(hold)
    const inserted = app.admin.query(
      `insert into fleet.holds (${names.join()}) values (${names.map((_name, n) => `$${n + 1}`).join()})`,
      Object.values(hold)
    )
    await expect(inserted).rejects.toMatchObject({ code: expect.stringMatching(/^(?:23|22)/) })
  })
})
