import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Client } from "pg"
import { cloneDatabase } from "../support/postgres.ts"

let database: Awaited<ReturnType<typeof cloneDatabase>>
let admin: Client

beforeAll(async () => {
  database = await cloneDatabase()
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const OURS =
  "n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'app_migrations', 'public')"

/** Counters without users or tenants: digests and numbers. */
const OPEN = ["app.rate_limits", "app.outbound_hosts", "app.outbound_callers"]

describe("known flaw: tables without row security that anyone can reach (CVE-2025-48757)", () => {
  it("every table has row security, enabled and forced", async () => {
    const { rows } = await admin.query(
      `select format('%s.%s', n.nspname, c.relname) as name, c.relrowsecurity and c.relforcerowsecurity as secured
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${OURS}`
    )
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ name, secured }) => !secured && !OPEN.includes(name))).toEqual([])
  })

  it("the application role sees no rows without a setting", async () => {
    const client = new Client({ connectionString: database.urls.application })
    await client.connect()
    try {
      await admin.query(
        `insert into identity.users (id, email, created_at) values (gen_random_uuid(), 'seen@example.com', now())`
      )
      const { rows } = await admin.query(
        `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'v') and ${OURS} and has_table_privilege('motorpool_app', c.oid, 'select')`
      )
      expect(rows.length).toBeGreaterThan(8)
      for (const { name } of rows) {
        if (OPEN.includes(name)) continue
        expect.soft((await client.query(`select count(*)::int as n from ${name}`)).rows[0].n, name).toBe(0)
      }
    } finally {
      await client.end()
    }
  })
})

it("no role that signs in can bypass row security", async () => {
  const { rows } = await admin.query(
    "select rolname from pg_roles where rolname like 'motorpool%' and (rolsuper or rolbypassrls or rolcreaterole)"
  )
  expect(rows).toEqual([])
})

it("a security definer function can be called only by the roles it is for", async () => {
  const { rows } = await admin.query(
    `select p.oid::regprocedure::text as name, p.proowner::regrole::text as owner, p.proconfig::text as config,
       has_function_privilege('public', p.oid, 'execute') as anyone
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prosecdef and ${OURS}`
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { name, anyone, config } of rows) {
    expect.soft(anyone, name).toBe(false)
    expect.soft(config, name).toMatch(/search_path=/)
  }
})

describe("known flaw: row security bypassed in PostgreSQL itself (CVE-2023-2455, CVE-2025-8713)", () => {
  it("the server's version has fixed both", async () => {
    const { rows } = await admin.query("select current_setting('server_version_num')::int as version")
    const fixedSince: Readonly<Record<number, number>> = { 16: 160_010, 17: 170_006 }
    const version: number = rows[0].version
    expect(version).toBeGreaterThanOrEqual(fixedSince[Math.floor(version / 10_000)] ?? 180_000)
  })

  it("the application's role cannot switch roles, and so cannot reuse a plan made for another one", async () => {
    const { rows } = await admin.query("select rolname from pg_roles where rolname <> 'motorpool_app'")
    const client = new Client({ connectionString: database.urls.application })
    await client.connect()
    try {
      expect(rows.length).toBeGreaterThan(5)
      for (const { rolname } of rows)
        await expect(client.query(`set role ${rolname}`), rolname).rejects.toMatchObject({ code: "42501" })
    } finally {
      await client.end()
    }
  })
})
