import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant } from "../support/tenant.ts"
import { buildWorld, type World } from "./world.ts"

// Handlers name the organization in their statements as well. This test covers one that does not.

let app: TestApp
let world: World
let client: Client

beforeAll(async () => {
  app = await startApp({ env: { CHANGES_PER_SECOND: "100000" } })
  world = await buildWorld(app)
  client = new Client({ connectionString: app.urls.application })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

/** The tables with an organization that the application may read. */
const tenantTables = async (): Promise<ReadonlyArray<string>> => {
  const { rows } = await app.admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relkind in ('r', 'p', 'v') and not c.relispartition
       and has_table_privilege('motorpool_app', c.oid, 'select')
     order by 1`
  )
  return rows.map(({ name }) => name)
}

/** The number of visible rows of the attacked organization, by table. */
const visibleTo = async (
  connection: Client | TestApp["admin"]
): Promise<Readonly<Record<string, number>>> => {
  const counts: Array<readonly [string, number]> = []
  for (const name of await tenantTables()) {
    const { rows } = await connection.query<{ count: number }>(
      `select count(*)::int as count from ${name} where organization_id = $1`,
      [world.victim.organizationId]
    )
    counts.push([name, rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

describe("the rows of an organization", () => {
  it("exist in most of its tables", async () => {
    const filled = Object.keys(await visibleTo(app.admin))
    expect(filled.length).toBeGreaterThan(10)
    expect(filled).toContain("customers.customers")
  })

  it("are hidden from the application without an organization", async () => {
    expect(await visibleTo(client)).toEqual({})
  })

  it("are hidden from the application in another organization (ASVS 8.3.1)", async () => {
    const { id, owner } = await createTenant(app)
    await client.query("begin")
    await client.query(
      "select set_config('app.organization_id', $1, true), set_config('app.user_id', $2, true)",
      [id, owner.user.id]
    )
    const visible = await visibleTo(client)
    await client.query("rollback")
    expect(visible).toEqual({})
  })
})
