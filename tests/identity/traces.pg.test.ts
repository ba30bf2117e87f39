import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MARKER } from "../isolation/IsolationSample.ts"
import { samples } from "../isolation/samples.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { mailedToken, PASSWORD, type Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { deleteAccounts, exportData } from "./deletionScene.ts"

// Someone who has used everything that the modules offer has their account deleted. What they do is taken from the samples of
// the isolation matrix, and all tables and references from the database's catalog, so new ones are covered without further work.

const NAME = "Quintina Vanishing"

let app: TestApp
let tenant: Tenant
let leaver: Person
let before: ReadonlyMap<string, number>
let tablesAboutThem: ReadonlyArray<string>
let exported: Readonly<Record<string, unknown>>

interface Reference {
  readonly table: string
  readonly column: string
  /** As in `pg_constraint.confdeltype`. */
  readonly action: string
}

/** Every foreign key to an account. */
const references = async (): Promise<ReadonlyArray<Reference>> => {
  const { rows } = await app.admin.query<Reference>(`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as action
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'identity.users'::regclass
    order by 1, 2`)
  return rows
}

const nameOf = ({ table, column }: Pick<Reference, "table" | "column">) => `${table}.${column}`

const rowsOf = async ({ table, column }: Reference): Promise<number> =>
  (await app.admin.query(`select from ${table} where ${column} = $1`, [leaver.user.id])).rowCount ?? 0

/** The tables whose rows contain any of these texts anywhere. */
const tablesWith = async (texts: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const { rows: tables } = await app.admin.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
  const found: Array<string> = []
  for (const { name } of tables) {
    const { rows } = await app.admin.query<{ has: boolean }>(
      `select exists (
         select from ${name} t, unnest($1::text[]) as word where position(lower(word) in lower(t::text)) > 0
       ) as has`,
      [texts]
    )
    if (rows[0]?.has) found.push(name)
  }
  return found
}

/** The lists of a data export, those of the organization among them. */
const exportOf = async (person: Person): Promise<Readonly<Record<string, unknown>>> => {
  const { access_token: token } = person
  const { body } = await call(app, "GET", `/api/me/exports/${await exportData(app, person)}/file`, { token })
  const { organizations, ...own } = body as { readonly organizations: ReadonlyArray<object> }
  return Object.assign({}, own, ...organizations)
}

/** Changes the address of the person who leaves. */
const moveTo = async (email: string) => {
  const token = leaver.access_token
  await call(app, "PUT", "/api/me/email", { token, body: { password: PASSWORD, email } })
  const body = { token: await mailedToken(app, email) }
  const { status } = await call(app, "PUT", "/api/me/email-verification", { token, body })
  expect(status).toBe(200)
}

beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app, MARKER)
  leaver = await tenant.addMember("admin", NAME)
  const colleague = await tenant.addMember("admin", "Cora Colleague")
  const victim = {
    app,
    organizationId: tenant.id,
    base: `/api/organizations/${tenant.id}`,
    owner: leaver,
    colleague: { memberId: await tenant.memberId(colleague), userId: colleague.user.id }
  }
  for (const sample of samples) await sample.seed?.(victim)
  const counts = new Map<string, number>()
  for (const reference of await references()) counts.set(nameOf(reference), await rowsOf(reference))
  before = counts
  tablesAboutThem = await tablesWith([leaver.user.id])
  exported = await exportOf(leaver)
  await moveTo("quintina@moved.example")
  await deleteAccounts(app, [leaver])
})
afterAll(() => app.stop())

describe("a reference to a deleted account", () => {
  it("says in the database what happens to its row: it is deleted, remains or remains without it", async () => {
    const others = (await references()).filter(({ action }) => !["a", "c", "n"].includes(action))
    expect(others.map(nameOf)).toEqual([])
  })

  it("was in use in most tables", () => {
    expect([...before.values()].filter((count) => count > 0).length).toBeGreaterThan(12)
  })

  it("is gone where it cascades, and remains elsewhere, except for the membership", async () => {
    for (const reference of await references()) {
      const remains = reference.action === "a" && nameOf(reference) !== "tenancy.members.user_id"
      const expected = remains ? before.get(nameOf(reference)) : 0
      expect([nameOf(reference), await rowsOf(reference)]).toEqual([nameOf(reference), expected])
    }
  })
})

// The lists of a data export, by the tables that name the person.
const EXPORTED: Readonly<Record<string, string>> = {
  "audit.entries": "activity",
  "files.files": "uploaded_files",
  "identity.factors": "second_factors",
  "identity.identities": "sign_in_services",
  "identity.known_origins": "known_devices_and_networks",
  "identity.passkeys": "passkeys",
  "identity.profiles": "account",
  "identity.recovery_codes": "recovery_codes",
  "identity.sessions": "sessions",
  "identity.users": "account",
  "imports.imports": "imports",
  "inspections.inspections": "inspections",
  "messaging.customer_emails": "customer_emails",
  "messaging.messages": "messages",
  "notifications.notifications": "notifications",
  "notifications.push_subscriptions": "push_browsers",
  "telematics.dimo_tokens": "connected_accounts",
  "tenancy.invitations": "invitations_sent",
  "tenancy.members": "membership",
  "tokens.personal_tokens": "api_tokens",
  "views.saved_views": "saved_views"
}

// Tables that name the person, but hold nothing that is theirs.
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  "app.mails": "which emails were sent, for 30 days",
  "app.outbox": "events, for 7 days",
  "app.senders": "how many emails they have sent lately",
  "customers.customers": "of the organization; who added one is in the activity",
  "fleet.fuel_entries": "of the organization; who added one is in the activity",
  "fleet.handovers": "of the organization; drivers get their assignments",
  "fleet.holds": "of the organization; who placed one is in the activity",
  "fleet.meter_segments": "of the organization: an odometer that was replaced",
  "fleet.readings": "of the organization: the mileage of a vehicle",
  "fleet.safety_blocks": "of the organization; who placed one is in the activity",
  "fleet.samples": "who loaded the sample vehicles",
  "fleet.timeline": "of the organization: the history of a vehicle",
  "maintenance.approval_links": "of the organization; who sent one is in the activity",
  "maintenance.defects": "of the organization; who reported or resolved one is in the activity",
  "maintenance.stickers": "of the organization; who created one is in the activity",
  "maintenance.stock_movements": "of the organization; who received parts is in the activity",
  "identity.credentials": "the password",
  "identity.exports": "the exports themselves",
  "identity.session_tokens": "secrets of the sessions",
  "inspections.form_versions": "of the organization; who published one is in the activity",
  "inspections.reviews": "of the organization; who reviewed one is in the activity",
  "maintenance.downtime_reasons": "of the organization; who recorded one is in the activity",
  "maintenance.labor": "of the organization: how long work on a vehicle took",
  "maintenance.occurrences": "of the organization: the services of a vehicle",
  "maintenance.work_order_lines": "of the organization: who completed a job",
  "maintenance.work_orders": "of the organization; who did what with one is in the activity",
  "messaging.message_attachments": "which of their files belong to which message",
  "messaging.participations": "which messages are unread",
  "messaging.search_texts": "words of messages, for the search",
  "pgboss.job_common": "jobs that follow from events, for 7 days",
  "telematics.shared_devices": "of the organization: what a connected account shares",
  "telematics.shared_vehicles": "of the organization: what a connected account shares",
  "tokens.organization_tokens": "of the organization"
}

describe("a data export", () => {
  it("has what every table with the person's rows holds, except where it is known why not", () => {
    const known = { ...EXPORTED, ...NOT_EXPORTED }
    expect(tablesAboutThem.filter((table) => known[table] === undefined)).toEqual([])
  })

  it.each(Object.entries(EXPORTED))("has the rows of %s as %s", (_, list) => {
    expect(exported[list]).toEqual(expect.arrayContaining([expect.anything()]))
  })
})

// Everything else that has the name or address of someone who left. Each is deleted in time, or is not the account's.
const REMAIN: Readonly<Record<string, string>> = {
  "app.mails": "for 30 days: which emails were sent",
  "app.outbox": "for 7 days: events",
  "pgboss.job_common": "for 7 days: the jobs of these events"
}

it("leaves no name and no address behind, except where it is known why", async () => {
  expect(await tablesWith([NAME, leaver.email, "quintina@moved.example"])).toEqual(
    Object.keys(REMAIN).toSorted()
  )
})
