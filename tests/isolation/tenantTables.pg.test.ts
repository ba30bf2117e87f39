import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../support/postgres.ts"

/** Tables that refer to an organization without belonging to it, and why. */
const NOT_TENANT_TABLES: Readonly<Record<string, string>> = {
  "app.mails": "Emails are the installation's: members queue them, only the system reads them.",
  "app.outbox": "Events outlive their subject: members publish them, only the system reads them.",
  "notifications.notifications": "Belongs to a person, whichever organization it is about."
}

/** Policies that `app.protect_tenant_table` does not create, and their purpose. */
const HANDWRITTEN_POLICIES: Readonly<Record<string, string>> = {
  "app.change_counts: count": "The functions that count run as the owner.",
  "app.changes: count": "The functions that count run as the owner.",
  "app.storage: count": "The functions that count run as the owner.",
  "app.storage_changes: count": "The functions that count run as the owner.",
  "audit.entries: erase": "The functions that delete a person or an organization run as the owner.",
  "audit.entries: mine": "People read what was done by them or to them, wherever that was.",
  "audit.entries: written_as_oneself": "Members add lines, in their own name.",
  "customers.customers: search": "The view that a search reads belongs to this role.",
  "files.files: completed_by_oneself": "Uploads are continued by those who began them.",
  "files.files: count": "The trigger that counts a file's records runs as the owner.",
  "files.files: of_fleet_damage": "Whoever sees damage sees its photo.",
  "files.files: of_fleet_handover_files": "Whoever sees a handover sees its photos.",
  "files.files: of_fleet_documents": "Whoever sees a vehicle sees its documents.",
  "files.files: of_fleet_photos": "Whoever sees a vehicle sees its photos.",
  "files.files: of_inspections_inspection_files": "Members who see an inspection see its photos.",
  "files.files: of_maintenance_defect_photos": "Whoever sees a defect sees its photos.",
  "files.files: of_messaging_message_attachments": "Whoever sees a message sees its files.",
  "files.files: of_oneself": "People see what they uploaded.",
  "files.files: uploaded_by_oneself": "Members upload in their own name.",
  "fleet.drivers: search": "The view that a search reads belongs to this role.",
  "fleet.vehicles: search": "The view that a search reads belongs to this role.",
  "maintenance.approval_links: look_up": "A link is known by its token alone.",
  "maintenance.stickers: look_up": "A sticker is known by what is on it alone.",
  "maintenance.work_order_lines: search": "The view that a search reads belongs to this role.",
  "maintenance.work_orders: search": "The view that a search reads belongs to this role.",
  "messaging.customer_emails: outcome": "A job records the outcome of an email.",
  "messaging.customer_emails: sent_by_oneself": "Members write in their own name.",
  "messaging.message_attachments: attached_by_sender": "Members add their own files to their own messages.",
  "messaging.message_attachments: of_a_message": "Whoever sees a message sees what it has.",
  "messaging.messages: read_by_recipient": "A message is read once, by its recipient.",
  "messaging.messages: search":
    "The trigger that counts a thread's files looks up which thread a message is in.",
  "messaging.messages: seen_by_both": "Sender and recipient alone see a message.",
  "messaging.messages: sent_by_oneself": "Members write in their own name.",
  "messaging.participations: search": "The trigger that indexes messages belongs to this role.",
  "messaging.participations: taking_part": "People see the threads they take part in.",
  "messaging.search_texts: search": "The view that a search reads belongs to this role.",
  "sso.connections: lookup": "The issuer of an organization is looked up before the user is known.",
  "sso.domains: lookup": "The domain of an address leads to its issuer before the user is known.",
  "telematics.devices: look_up": "A tracker is known by its key alone.",
  "telematics.forwarders: look_up": "A Traccar server is known by its token alone.",
  "tenancy.invitations: look_up": "A link from an email is looked up before the user is known.",
  "tenancy.members: look_up": "Entering an organization looks the member up.",
  "tenancy.members: mine": "People list the organizations they are members of.",
  "tenancy.organizations: look_up": "An invitation names its organization before the user is known.",
  "tenancy.organizations: mine": "People list the organizations they are members of.",
  "tokens.organization_tokens: lookup":
    "A token is looked up before its owner is known, and its use is noted.",
  "tokens.organization_tokens: revoked": "Those who manage tokens revoke everyone's.",
  "views.saved_views: shared_changed": "Members whose role allows it change what others shared.",
  "views.saved_views: shared_read": "Everyone sees what was shared."
}

/** Tables whose primary key does not begin with the organization, and why. */
const OTHER_PRIMARY_KEYS: Readonly<Record<string, string>> = {
  "audit.entries": "A line may belong to a person and to no organization."
}

/** Foreign keys between tenant tables that include the organization under another name, and why. */
const OTHER_FOREIGN_KEYS: Readonly<Record<string, string>> = {
  "telematics.dimo_tokens: connected_by_a_member":
    "`serves` is the organization while its person is a member, or null: a check enforces that."
}

let database: Awaited<ReturnType<typeof cloneDatabase>>
let admin: Client
let tables: ReadonlyArray<string>

const OURS =
  "n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'app_migrations', 'public')"

/** Every table that names an organization. */
const NAMING_ONE = `
  select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and ${OURS}
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id')
  order by 1`

const names = async (statement: string): Promise<ReadonlyArray<string>> =>
  (await admin.query<{ name: string }>(statement)).rows.map(({ name }) => name)

beforeAll(async () => {
  database = await cloneDatabase()
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  tables = (await names(NAMING_ONE)).filter((name) => !(name in NOT_TENANT_TABLES))
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const policiesOf = async (table: string) =>
  (
    await admin.query(
      `select policyname, permissive, roles::text, cmd, qual, with_check from pg_policies
       where format('%s.%s', schemaname, tablename) = $1 order by policyname`,
      [table]
    )
  ).rows

/** The arguments of the call that created the table's policies, as recorded on the policy `system`. */
const callOf = async (table: string): Promise<string> => {
  const { rows } = await admin.query(
    `select obj_description(oid, 'pg_policy') as call from pg_policy
     where polrelid = $1::regclass and polname = 'system'`,
    [table]
  )
  return rows[0]?.call ?? ""
}

/** The current policies, and those the function would create. */
const comparePolicies = async (table: string) => {
  const call = await callOf(table)
  if (!call.startsWith(`app.protect_tenant_table('${table}', `))
    return { actual: call, expected: "created by it" }
  await admin.query("savepoint here")
  const actual = await policiesOf(table)
  await admin.query(`select ${call}`)
  const expected = await policiesOf(table)
  await admin.query("rollback to here")
  return { actual, expected }
}

const inTransaction = async (work: () => Promise<void>): Promise<void> => {
  await admin.query("begin")
  try {
    await work()
  } finally {
    await admin.query("rollback")
  }
}

it("app.protect_tenant_table created the policies of every tenant table", () =>
  inTransaction(async () => {
    expect(tables.length).toBeGreaterThan(12)
    for (const table of [...tables, "tenancy.organizations"]) {
      const { actual, expected } = await comparePolicies(table)
      expect.soft(actual, table).toEqual(expected)
    }
  }))

it.each([
  "alter policy inside on customers.customers using (true)",
  "alter policy inside on customers.customers to public",
  "create policy own on customers.customers to motorpool_app using (true)",
  "drop policy inside on customers.customers",
  "comment on policy system on customers.customers is null",
  "select app.protect_table('customers.customers')"
])("detects %s", (change) =>
  inTransaction(async () => {
    await admin.query(change)
    const { actual, expected } = await comparePolicies("customers.customers")
    expect(actual).not.toEqual(expected)
  })
)

it("every handwritten policy is known and has a reason", async () => {
  const written = await names(`
    select format('%s.%s: %s', schemaname, tablename, policyname) as name from pg_policies
    where policyname not in ('system', 'inside', 'append', 'own')
      and (format('%s.%s', schemaname, tablename) in (${NAMING_ONE.replace("order by 1", "")})
        or (schemaname, tablename) = ('tenancy', 'organizations'))
    order by 1`)
  const isOfTenantTable = (policy: string) =>
    !Object.keys(NOT_TENANT_TABLES).some((table) => policy.startsWith(`${table}:`))
  expect(written.filter(isOfTenantTable)).toEqual(Object.keys(HANDWRITTEN_POLICIES).toSorted())
})

it("organization_id comes first in the primary key of every tenant table", async () => {
  const otherKeys = await names(`
    select name from (${NAMING_ONE}) tables
    where coalesce((
      select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = name::regclass and i.indisprimary), '') <> 'organization_id'
    order by 1`)
  expect(otherKeys).toEqual(
    [...Object.keys(NOT_TENANT_TABLES), ...Object.keys(OTHER_PRIMARY_KEYS)].toSorted()
  )
})

it("a foreign key between tenant tables includes the organization", async () => {
  const { rows } = await admin.query<{ name: string; carries: boolean }>(
    `select c.conrelid::regclass::text || ': ' || c.conname as name,
       exists (
         select from unnest(c.conkey, c.confkey) as pair (mine, theirs)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.mine and a.attname = 'organization_id'
         join pg_attribute b on b.attrelid = c.confrelid and b.attnum = pair.theirs and b.attname = 'organization_id'
       ) as carries
     from pg_constraint c
     where c.contype = 'f' and c.conrelid::regclass::text = any($1) and c.confrelid::regclass::text = any($1)
     order by 1`,
    [tables]
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ carries }) => !carries).map(({ name }) => name)).toEqual(
    Object.keys(OTHER_FOREIGN_KEYS)
  )
})

it("a table that refers to a tenant table names the organization, too", async () => {
  const { rows } = await admin.query(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c
     where c.contype = 'f' and c.confrelid::regclass::text = any($1) and c.conrelid::regclass::text <> all($1)`,
    [tables]
  )
  expect(rows).toEqual([])
})
