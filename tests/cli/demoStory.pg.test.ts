// Long because: all of it is about one demo, which takes long to load.
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { contentOf } from "../support/tables.ts"
import { cliOn } from "./support.ts"

const UNTIL = "2026-06-01T09:00:00Z"
const DAYS = 42

interface Loaded {
  readonly password: string
  readonly organizations: ReadonlyArray<{
    readonly name: string
    readonly people: ReadonlyArray<{ readonly name: string; readonly email: string; readonly role: string }>
  }>
}

let app: TestApp
let loaded: Loaded

beforeAll(async () => {
  app = await startApp()
  loaded = (await cliOn(app).json("demo", "load", "--until", UNTIL)) as Loaded
})
afterAll(() => app.stop())

const rows = async <Row extends Record<string, unknown>>(sql: string): Promise<ReadonlyArray<Row>> =>
  (await app.admin.query<Row>(sql)).rows

// These tests run first: later ones write rows at the current time, outside of the story.

/** Columns whose times may be after the end of the story. */
const MAY_BE_LATER = [
  "expires_at",
  "trial_ends_at",
  "access_ends_at",
  "starts_at",
  "due_at",
  "ends_at",
  "occupies_until",
  "until",
  "changed_at",
  "scheduled_from",
  "scheduled_to",
  "keep_until"
]

it("everything happens within the six weeks", async () => {
  const columns = await rows<{ table: string; name: string }>(`
    select table_schema || '.' || table_name as table, column_name as name from information_schema.columns
    where data_type = 'timestamp with time zone'
      and table_schema not in ('pgboss', 'app_migrations', 'pg_catalog', 'information_schema')`)
  expect(columns.length).toBeGreaterThan(40)
  for (const { table, name } of columns.filter(({ name: column }) => !MAY_BE_LATER.includes(column))) {
    const outside = await rows(`
      select ${name} as at from ${table} where not ${name}
        between '${UNTIL}'::timestamptz - interval '${DAYS} days 9 hours' and '${UNTIL}' limit 3`)
    expect.soft(outside, `${table}.${name}`).toEqual([])
  }
})

it("keeps every invariant of the database", async () => {
  const { answer, refusal } = await cliOn(app).jsonAndRefusal("db", "check")
  expect(refusal, JSON.stringify(answer)).toBeNull()
})

it("no email is sent or queued", async () => {
  expect(await rows("select kind from app.mails")).toEqual([])
  expect(await rows("select name from pgboss.job where name like 'mail.%'")).toEqual([])
  const folder = join(app.settings.dataDir, "mail")
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
})

const NAMES = ["Harbour Car Rental", "Lakeview Motors", "Riverside Depot"]
const ROLES = ["admin", "agent", "driver", "manager", "owner", "sales", "technician", "viewer"]

/** Secrets are random, and a transaction's number is the database's own. */
const RANDOM = {
  "identity.credentials": ["password"],
  "tenancy.invitations": ["token_hash"],
  "files.files": ["file"],
  "app.outbox": ["xid"],
  "app.outbox_window": ["xid"],
  "telematics.devices": ["key_hash"],
  "telematics.device_states": ["changed_at"],
  "telematics.forwarders": ["token_hash"],
  "maintenance.stickers": ["token_hash"],
  "maintenance.approval_links": ["token_hash"]
}

it("is the same in every database", async () => {
  const other = await startApp()
  try {
    await cliOn(other).json("demo", "load", "--until", UNTIL)
    const content = async (one: TestApp) =>
      Object.entries(await contentOf(one, RANDOM)).filter(([name]) => !name.startsWith("pgboss."))
    expect(await content(other)).toEqual(await content(app))
  } finally {
    await other.stop()
  }
})

it("every printed account signs in with the printed password and has the printed role", async () => {
  const people = new Map<string, Array<{ name: string; role: string }>>()
  for (const { name, people: team } of loaded.organizations)
    for (const { email, role } of team) people.set(email, [...(people.get(email) ?? []), { name, role }])
  expect([...people.values()].filter((places) => places.length > 1).length).toBeGreaterThan(1)
  for (const [email, places] of people) {
    const body = { email, password: loaded.password }
    const session = await call(app, "POST", "/api/public/sign-in", { body })
    expect(session.status, email).toBe(200)
    const token = (session.body as { access_token: string }).access_token
    const mine = (await call(app, "GET", "/api/me/organizations", { token })).body as {
      items: ReadonlyArray<{ name: string; role: string }>
    }
    expect(mine.items.map(({ name, role }) => ({ name, role })).toSorted(byName), email).toEqual(
      places.toSorted(byName)
    )
  }
})

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1

/** The distinct states of an organization's rows, for each organization. */
const inEach = async (sql: string): Promise<ReadonlyArray<unknown>> => {
  const organizations = await rows(`
    select o.name, (
      select array_agg(distinct state order by state) from (${sql}) states (organization_id, state)
      where states.organization_id = o.id
    ) as states
    from tenancy.organizations o order by o.name`)
  expect(organizations.map(({ name }) => name)).toEqual(NAMES)
  return organizations.map(({ states }) => states)
}

const same = <A>(states: A): ReadonlyArray<A> => NAMES.map(() => states)

describe("each of the three organizations", () => {
  it("has people in every role", async () => {
    expect(await inEach("select organization_id, role from tenancy.members")).toEqual(same(ROLES))
  })

  it("has invitations in every state", async () => {
    const state = `
      select organization_id, case
        when status = 'pending' and expires_at > '${UNTIL}' then 'pending'
        when status = 'pending' and told_at is not null then 'expired'
        else status end
      from tenancy.invitations`
    expect(await inEach(state)).toEqual(same(["accepted", "expired", "pending", "revoked"]))
    const how = `
      select organization_id, action from audit.entries
      where action in ('invitation.declined', 'invitation.revoked')`
    expect(await inEach(how)).toEqual(same(["invitation.declined", "invitation.revoked"]))
  })

  it("has threads with and without replies, read and unread", async () => {
    const state = `
      select organization_id, (case when parent_message_id is null then 'first' else 'reply' end) || ' ' || status
      from messaging.messages`
    expect(await inEach(state)).toEqual(same(["first read", "reply read", "reply sent"]))
    const [counted] = await rows(`
      select min(threads) as threads, min(weeks) as weeks from (
        select count(distinct thread_id)::int as threads,
          count(distinct date_trunc('week', created_at))::int as weeks
        from messaging.messages group by organization_id
      ) each`)
    expect(counted).toEqual({ threads: 30, weeks: 6 })
  })

  it("has a different topic in every thread, and writes in the daytime", async () => {
    const firsts = await rows(`
      select distinct m.organization_id, m.content from messaging.messages m
      where m.parent_message_id is null`)
    expect(firsts.length).toBe(30 * NAMES.length)
    const atNight = await rows(`
      select o.name, m.created_at from messaging.messages m
      join tenancy.organizations o on o.id = m.organization_id
      where not extract(hour from m.created_at at time zone o.time_zone) between 6 and 21`)
    expect(atNight).toEqual([])
  })

  it("has active and archived customers, from a file and entered by hand", async () => {
    const state = `
      select organization_id, case when archived_at is null then 'active' else 'archived' end
      from customers.customers`
    expect(await inEach(state)).toEqual(same(["active", "archived"]))
    const imports = "select organization_id, state || ' ' || created || ' of ' || rows from imports.imports"
    expect(await inEach(imports)).toEqual(same(["finished 48 of 48"]))
  })

  it("has read and unread notifications", async () => {
    const state = `
      select organization_id, case when read_at is null then 'unread' else 'read' end
      from notifications.notifications where shown`
    expect(await inEach(state)).toEqual(same(["read", "unread"]))
  })

  it("has work orders in every state, for every reason to wait, and of all six weeks", async () => {
    const state = `
      select organization_id, concat_ws(' ', case when reason is not null and state = 'in_progress'
        then 'reopened' else state end, waiting_for)
      from maintenance.work_orders`
    expect(await inEach(state)).toEqual(
      same([
        "approved",
        "cancelled",
        "closed",
        "draft",
        "in_progress",
        "quality_check",
        "reopened",
        "requested",
        "scheduled",
        "waiting approval",
        "waiting parts",
        "waiting vendor"
      ])
    )
    const week = `
      select organization_id, floor(extract(epoch from '${UNTIL}' - opened_at) / 604800)::int
      from maintenance.work_orders`
    expect(await inEach(week)).toEqual(same([0, 1, 2, 3, 4, 5]))
    const [least] = await rows(`
      select min(orders)::int as orders, min(closed)::int as closed from (
        select count(*) as orders, count(*) filter (where state = 'closed') as closed
        from maintenance.work_orders group by organization_id) each`)
    expect(least).toEqual({ orders: 41, closed: 24 })
  })

  it("has defects with photos, one of them reported by a sticker, and estimates sent to someone", async () => {
    const photographed = `
      select organization_id, source || case when exists (
        select from maintenance.defect_photos p where p.defect_id = d.id) then ' with a photo' else '' end
      from maintenance.defects d where source in ('driver', 'sticker')`
    expect(await inEach(photographed)).toEqual(same(["driver", "driver with a photo", "sticker"]))
    const stickers = `
      select organization_id, case when revoked_at is not null then 'revoked'
        when last_used_at is not null then 'used' else 'unused' end
      from maintenance.stickers`
    expect(await inEach(stickers)).toEqual(same(["revoked", "unused", "used"]))
    const links = "select organization_id, coalesce(decision, 'open') from maintenance.approval_links"
    expect(await inEach(links)).toEqual(same(["approved", "open"]))
  })

  it("has no vehicle blocked for work for more than six days", async () => {
    const longest = await rows(`
      select max(coalesce(ended_at, '${UNTIL}') - starts_at) < interval '6 days' as short
      from fleet.holds where source_module = 'maintenance' and starts_at < '${UNTIL}'`)
    expect(longest).toEqual([{ short: true }])
  })

  it("has a connected DIMO account whose vehicles and devices were read recently", async () => {
    const state = `
      select t.organization_id, case
        when t.expires_at <= '${UNTIL}' then 'expired'
        when t.read_at > '${UNTIL}'::timestamptz - interval '15 minutes' then 'connected'
        else 'not read for long'
      end
      from telematics.dimo_tokens t
      join telematics.shared_vehicles v using (organization_id, user_id)
      join telematics.shared_devices d using (organization_id, user_id, external_id)
      where v.make is not null and v.model is not null and v.year is not null`
    expect(await inEach(state)).toEqual([["connected"], ["connected"], ["connected", "expired"]])
  })
})

it("one trial has days left, one is nearly over and one has ended", async () => {
  const trials = await rows(`
    select name, round(extract(epoch from trial_ends_at - '${UNTIL}') / 86400)::int as left
    from tenancy.organizations order by name`)
  expect(trials).toEqual([
    { name: "Harbour Car Rental", left: 3 },
    { name: "Lakeview Motors", left: -28 },
    { name: "Riverside Depot", left: 11 }
  ])
})

it("one organization has sent, delivered and failed emails to customers", async () => {
  const emails = await rows(`
    select distinct o.name, e.status, e.delivered_at is not null as delivered
    from messaging.customer_emails e join tenancy.organizations o on o.id = e.organization_id order by 2, 3`)
  const name = "Harbour Car Rental"
  expect(emails).toEqual([
    { name, status: "failed", delivered: false },
    { name, status: "sent", delivered: false },
    { name, status: "sent", delivered: true }
  ])
})

it("the installation has leads in every state, with notes", async () => {
  expect(await rows("select status from leads.leads group by status order by status")).toEqual(
    ["contacted", "lost", "new", "scheduled", "won"].map((status) => ({ status }))
  )
  expect((await rows("select text from leads.notes")).length).toBeGreaterThan(5)
})

it("has notifications of every kind that its events cause", async () => {
  const kinds = await rows("select kind from notifications.notifications group by kind order by kind")
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "customer_email_failed",
    "defect_reported",
    "device_issue",
    "invitation_accepted",
    "invitation_declined",
    "invitation_expired",
    "invitation_received",
    "message_received",
    "recalls",
    "role_changed",
    "vehicle_fault",
    "vehicle_grounded",
    "work_order_approval",
    "work_order_assigned",
    "work_order_decided",
    "work_order_estimate",
    "work_order_waiting"
  ])
})
