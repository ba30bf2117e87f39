import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../support/postgres.ts"

/** Tables with rows of organizations that do not count towards their quota, and what bounds them instead. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  "app.change_counts": "One row per organization and schema.",
  "app.changes": "One row per changing statement; every 64th folds them.",
  "app.mails": "Deleted after 30 days; the number of emails is limited.",
  "app.outbox": "Deleted after seven days; one event per change.",
  "app.storage": "The counters themselves, one row per organization.",
  "app.storage_changes": "The counters themselves, folded by writers and every hour.",
  "maintenance.forecasts": "One row per organization.",
  "messaging.participations": "Two short rows per thread, whose message is counted.",
  "messaging.search_texts": "A copy of a message, which is counted.",
  "notifications.notifications": "Belongs to a person, and is deleted after 180 days.",
  "telematics.device_states": "One row per device, which is counted.",
  "telematics.geofence_events": "Deleted with the positions that they follow from, whose number is limited.",
  "telematics.geofence_markers": "One row per vehicle, which is counted.",
  "telematics.geofence_states":
    "One row per vehicle, which is counted, and geofence that it is in or near to.",
  "telematics.provider_readings": "One row per device, which is counted.",
  "telematics.positions":
    "Deleted after 400 days by default; limited per device and per organization and day.",
  "telematics.simulated_devices": "One row per device of the demo, which is counted.",
  "telematics.stops": "Derived from positions, a few a day for each vehicle.",
  "telematics.trips": "Derived from positions, a few a day for each vehicle."
}

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

/** Every table that names an organization, and whether inserts, updates and deletes are counted with all its columns. */
const tables = async () =>
  (
    await admin.query<{ name: string; counted: boolean }>(`
      select c.oid::regclass::text as name, (
        select count(*) = 3 from pg_trigger t
        where t.tgrelid = c.oid and t.tgname in ('counted_insert', 'counted_update', 'counted_delete')
          and t.tgenabled = 'O' and obj_description(t.tgfoid, 'pg_proc') = app.bytes_expression(c.oid)
          and strpos(pg_get_functiondef(t.tgfoid), app.bytes_expression(c.oid)) > 0
      ) as counted
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'pgboss', 'app_migrations')
      order by 1`)
  ).rows

const namesWhere = async (counted: boolean) =>
  (await tables()).filter((table) => table.counted === counted).map(({ name }) => name)

it("every table of organizations counts towards their quota, or something else bounds it", async () => {
  expect(await namesWhere(false)).toEqual(Object.keys(NOT_COUNTED).toSorted())
  expect((await namesWhere(true)).length).toBeGreaterThan(9)
})

it.each([
  "alter table customers.customers add column nicknames text",
  "alter table customers.customers disable trigger counted_update",
  "drop trigger counted_delete on customers.customers"
])("detects %s", async (change) => {
  await admin.query("begin")
  try {
    await admin.query(change)
    expect(await namesWhere(false)).toContain("customers.customers")
  } finally {
    await admin.query("rollback")
  }
})

it("counts rows that exist when a table is first counted, and what a new column adds", async () => {
  const organization = "019aa000-0000-7000-8000-00000000000a"
  const counted = async () =>
    (
      await admin.query(
        "select sum(rows)::int as rows, sum(bytes)::int as bytes from app.storage_changes where organization_id = $1",
        [organization]
      )
    ).rows[0]
  await admin.query("begin")
  try {
    await admin.query("set local role motorpool_owner")
    await admin.query(
      `create schema lab;
       create table lab.notes (organization_id uuid not null, note text);
       alter table lab.notes enable row level security;
       alter table lab.notes force row level security;
       set local role none;
       insert into app.storage (organization_id, max_rows, max_bytes) values ('${organization}', 10, 10000);
       insert into lab.notes values ('${organization}', 'four'), ('${organization}', null);
       set local role motorpool_owner;
       select app.count_storage('lab.notes')`
    )
    expect(await counted()).toEqual({ rows: 2, bytes: 204 })
    await admin.query(
      `alter table lab.notes add column color text default 'red';
       select app.count_storage('lab.notes')`
    )
    expect(await counted()).toEqual({ rows: 2, bytes: 210 })
    await admin.query("set local role none; delete from lab.notes where note = 'four'")
    expect(await counted()).toEqual({ rows: 1, bytes: 103 })
  } finally {
    await admin.query("rollback")
  }
})

it("recounts after rows were restored without triggers", async () => {
  const organization = "019aa000-0000-7000-8000-00000000000b"
  await admin.query("begin")
  try {
    await admin.query(
      `set local session_replication_role = replica;
       insert into imports.plans values ('${organization}', 'a', sha256(''), '{}', '2026-05-01');
       insert into app.storage values ('${organization}', 7, 7, 10, 10000);
       set local session_replication_role = origin;
       set local role motorpool_system;
       select app.recount_storage()`
    )
    const { rows } = await admin.query(
      "select rows::int, bytes::int from app.storage where organization_id = $1",
      [organization]
    )
    expect(rows).toEqual([{ rows: 1, bytes: 135 }])
  } finally {
    await admin.query("rollback")
  }
})
