import { Role } from "#kernel"
import { Industry, InvitationView, MemberView } from "#tenancy/contract"
import { Units } from "#identity/contract"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
let tenant: Tenant
let other: Tenant
let stranger: Person
let client: Client
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app, "House")
  other = await createTenant(app, "Other")
  stranger = await createPerson(app)
  await tenant.invite("pending@example.com", "viewer")
  client = new Client({ connectionString: app.urls.application })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

const inTransaction = async <A>(work: () => Promise<A>): Promise<A> => {
  await client.query("begin")
  try {
    return await work()
  } finally {
    await client.query("rollback")
  }
}

const enter = async (organizationId: string, userId: string): Promise<string | null> =>
  (await client.query("select role from tenancy.enter($1, $2)", [organizationId, userId])).rows[0].role

const settings = async () =>
  (await client.query("select app.organization_id() as organization, app.user_id() as person")).rows[0]

const visible = async (table: string): Promise<number> =>
  (await client.query(`select from tenancy.${table}`)).rowCount ?? 0

const TABLES = ["organizations", "members", "invitations", "offers"]

describe("entering an organization", () => {
  it("returns the member's role and enters the organization for this transaction", async () => {
    await inTransaction(async () => {
      expect(await enter(tenant.id, tenant.owner.user.id)).toBe("owner")
      expect(await settings()).toEqual({ organization: tenant.id, person: tenant.owner.user.id })
      expect(await visible("members")).toBe(1)
      expect(await visible("invitations")).toBe(1)
    })
    expect(await settings()).toEqual({ organization: null, person: null })
    for (const table of TABLES) expect(await visible(table)).toBe(0)
  })

  it("changes nothing for a non-member", async () => {
    await inTransaction(async () => {
      expect(await enter(tenant.id, stranger.user.id)).toBeNull()
      expect(await enter(tenant.id, other.owner.user.id)).toBeNull()
      expect(await settings()).toEqual({ organization: null, person: null })
      for (const table of TABLES) expect(await visible(table)).toBe(0)
    })
  })

  it("keeps the current organization when the user is not a member of the next one", async () => {
    await inTransaction(async () => {
      await enter(tenant.id, tenant.owner.user.id)
      expect(await enter(other.id, tenant.owner.user.id)).toBeNull()
      expect(await settings()).toEqual({ organization: tenant.id, person: tenant.owner.user.id })
    })
  })
})

describe("outside of an organization", () => {
  it("shows and accepts no rows", async () => {
    for (const table of TABLES) expect(await visible(table)).toBe(0)
    const { rowCount } = await client.query("update tenancy.members set role = 'viewer'")
    expect(rowCount).toBe(0)
  })

  it("shows a person's own memberships and their organizations", async () => {
    await inTransaction(async () => {
      await client.query("select set_config('app.user_id', $1, true)", [other.owner.user.id])
      const { rows } = await client.query("select name from tenancy.organizations")
      expect(rows).toEqual([{ name: "Other" }])
      expect(await visible("members")).toBe(1)
      expect(await visible("invitations")).toBe(0)
    })
  })
})

describe("inside an organization", () => {
  it.each([
    ["organizations", "id"],
    ["members", "organization_id"],
    ["invitations", "organization_id"]
  ])("hides %s of others", async (table, key) => {
    await inTransaction(async () => {
      await enter(other.id, other.owner.user.id)
      // The column list: the hash of a token may not even be read.
      const { rows } = await client.query(`select ${key} as id from tenancy.${table} where ${key} = $1`, [
        tenant.id
      ])
      expect(rows).toEqual([])
    })
  })

  it.each([
    ["refuses to read a token's hash", "select token_hash from tenancy.invitations"],
    [
      "refuses to change an organization's creator",
      "update tenancy.organizations set created_by = created_by"
    ],
    ["refuses to extend a trial", "update tenancy.organizations set trial_ends_at = now()"],
    ["refuses to assign a membership to another person", "update tenancy.members set user_id = user_id"],
    ["refuses to change an invitation's address", "update tenancy.invitations set email = email"],
    ["refuses to delete an organization", "delete from tenancy.organizations"],
    ["refuses to delete invitations", "delete from tenancy.invitations"]
  ])("%s", async (_, statement) => {
    await inTransaction(async () => {
      await enter(tenant.id, tenant.owner.user.id)
      await expect(client.query(statement)).rejects.toMatchObject({ code: "42501" })
    })
  })
})

describe("the tenancy schema", () => {
  it("enables and forces row security on every table", async () => {
    const { rows } = await app.admin.query(
      `select relname, relrowsecurity and relforcerowsecurity as bound from pg_class
       where relnamespace = 'tenancy'::regnamespace and relkind = 'r' order by 1`
    )
    expect(rows.map(({ relname }) => relname)).toEqual(["invitations", "members", "organizations"])
    expect(rows.every(({ bound }) => bound)).toBe(true)
  })

  it.each([
    ["organizations", "industry", Industry.literals],
    ["organizations", "units", Units.literals],
    ["members", "role", Role.literals],
    ["members", "status", [MemberView.fields.status.literal]],
    ["invitations", "role", Role.literals],
    ["invitations", "status", InvitationView.fields.status.literals]
  ] as const)("allows in %s.%s what the contract does", async (table, column, literals) => {
    const { rows } = await app.admin.query<{ text: string }>(
      `select pg_get_constraintdef(c.oid) as text from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
       where c.contype = 'c' and c.conrelid = ('tenancy.' || $1)::regclass and a.attname = $2`,
      [table, column]
    )
    const allowed = [...(rows[0]?.text ?? "").matchAll(/'([a-z]+)'/g)].map(([, value]) => value)
    expect(new Set(allowed)).toEqual(new Set(literals))
  })

  it("uses an index for the member list, with row security", async () => {
    await inTransaction(async () => {
      await enter(tenant.id, tenant.owner.user.id)
      await client.query("set local enable_seqscan = off")
      const { rows } = await client.query(
        `explain (costs off) select id from tenancy.members where organization_id = '${tenant.id}'
         and (created_at, id) < (now(), '${tenant.id}') order by created_at desc, id desc limit 51`
      )
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
      expect(plan).toContain("members_newest_first")
      expect(plan).not.toContain("Sort")
      expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) </)
    })
  })
})
