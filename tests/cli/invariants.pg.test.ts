import { brokenInvariants } from "#infra/postgres"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { invariants } from "../../apps/system/assembly.ts"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { ada, ben, cleo, organization, type Planted, session, thing } from "./planted.ts"
import { plantedInWorkshop } from "./plantedInWorkshop.ts"

let database: ClonedDatabase
let client: Client

beforeAll(async () => {
  database = await cloneDatabase()
  client = new Client({ connectionString: database.urls.admin })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const message = `
  insert into messaging.messages (organization_id, id, thread_id, sender_id, recipient_id, client_id, subject,
      content, message_type, status, created_at)
    values (${organization}, ${thing}, ${thing}, ${ada}, ${ben}, ${thing}, 'Keys', 'Office', 'internal', 'sent',
      '2026-05-01');
  insert into messaging.participations
    select ${organization}, ${thing}, person, '2026-05-01', 0, ${thing}, other, null, (person = ${ben})::int
    from (values (${ada}::uuid, ${ben}::uuid), (${ben}, ${ada})) people (person, other);
  insert into messaging.search_texts values (${organization}, ${thing}, ${thing}, ${ada}, ${ben}, 'keys')`

const reply = `
  insert into messaging.messages (organization_id, id, thread_id, parent_message_id, sender_id, recipient_id,
      client_id, subject, content, message_type, status, created_at)
    values (${organization}, ${session}, ${thing}, ${thing}, ${ben}, ${ada}, ${session}, 'Keys', 'Thanks',
      'internal', 'sent', '2026-05-02');
  update messaging.participations set reply_count = 1, latest_at = '2026-05-02', latest_id = ${session},
    unread_count = 1;
  insert into messaging.search_texts values (${organization}, ${thing}, ${session}, ${ben}, ${ada}, 'thanks')`

const lead = (status: string) => `
  insert into leads.leads (id, status, first_name, last_name, email, company, job_title, business_type, locale,
      created_at, updated_at)
    values (${thing}, '${status}', 'Ada', 'L', 'ada@example.com', 'Depot', 'Owner', 'fleet', 'en', '2026-05-01',
      '2026-05-02');
  insert into leads.notes (lead_id, author, text, at) values (${thing}, 'ben', 'Called', '2026-05-02')`

const readings = `
  insert into fleet.vehicles (organization_id, id, vin_status, name_key, unit_number, kind, lifecycle, lifecycle_since,
      safety, version, created_at, updated_at, odometer_m, odometer_at)
    values (${organization}, ${thing}, 'unchecked', '1', '1', 'van', 'in_service', now(), 'ok', 1, now(), now(), 2,
      '2026-05-02');
  insert into fleet.meters (organization_id, id, vehicle_id, kind, measure, unit, is_primary, created_at)
    values (${organization}, ${thing}, ${thing}, 'odometer', 'distance', 'km', true, now());
  insert into fleet.meter_segments
    (organization_id, id, meter_id, seq, reason, start_value, life_at_start, created_at)
    values (${organization}, ${thing}, ${thing}, 1, 'initial', 0, 0, now());
  insert into fleet.readings (organization_id, id, meter_id, segment_id, read_at, value, raw_value, raw_unit, source,
      plausibility, recorded_at)
    select ${organization}, id, ${thing}, ${thing}, read_at, value, value, 'km', 'manual', 'ok', now()
    from (values (${ada}::uuid, '2026-05-01'::timestamptz, 1), (${ben}, '2026-05-02', 2)) given (id, read_at, value)`

const sharedVehicle = `
  insert into telematics.dimo_tokens
    (user_id, organization_id, wallet_address, expires_at, connected_at, read_at)
    values (${ada}, ${organization}, '0x${"0".repeat(40)}', '2026-06-01', '2026-05-01', '2026-05-01');
  insert into telematics.shared_vehicles (organization_id, user_id, external_id)
    values (${organization}, ${ada}, 'one')`

const handover = `
  insert into fleet.handovers (organization_id, id, vehicle_id, assignment_id, driver_id, direction, at, device_at,
      recorded_at, recorded_by, photos, damage, signatures, number, content_hash)
    values (${organization}, ${thing}, ${thing}, ${thing}, ${thing}, 'out', '2026-05-01', '2026-05-01', '2026-05-01', ${ada},
      '[]', '[]', '[]', 1, repeat('0', 64));
  update fleet.handovers h set content_hash = fleet.handover_hash(h, null)`

const groundedVehicle = `
  insert into fleet.vehicles (organization_id, id, unit_number, vin_status, name_key, kind, lifecycle,
      lifecycle_since, safety, version, created_at, updated_at)
    values (${organization}, ${thing}, '7', 'unchecked', '7', 'van', 'in_service', '2026-05-01', 'grounded', 1,
      '2026-05-01', '2026-05-01');
  insert into fleet.safety_blocks (organization_id, id, vehicle_id, severity, reason, opened_at)
    values (${organization}, ${ada}, ${thing}, 'grounded', 'Brakes', '2026-05-01');
  insert into fleet.holds (organization_id, id, vehicle_id, kind, status, starts_at, created_at, updated_at)
    values (${organization}, ${ada}, ${thing}, 'inspection_grounding', 'firm', '2026-05-01', '2026-05-01', '2026-05-01')`

const planted: Planted = {
  "app.storage-counters-match-tables": [
    `insert into imports.plans values (${organization}, 'a', sha256(''), '{}', '2026-05-01');
     insert into app.storage values (${organization}, 2, 85, 9, 999);
     insert into app.storage_changes (organization_id, rows, bytes) values (${organization}, -1, 50)`,
    "update app.storage set bytes = 86"
  ],
  "fleet.readings-are-in-order": [readings, `update fleet.readings set value = 3 where id = ${ada}`],
  "fleet.vehicles-show-newest-readings": [readings, "update fleet.vehicles set odometer_m = 1"],
  "identity.accounts-have-profiles": [
    `insert into identity.users (id, email, created_at) values (${ada}, 'ada@example.com', now());
     insert into identity.profiles (user_id, full_name, updated_at) values (${ada}, 'Ada', now())`,
    "delete from identity.profiles"
  ],
  "identity.tokens-and-sessions-have-the-same-user": [
    `insert into identity.sessions (id, user_id, created_at, expires_at, last_seen_at, proven_at, user_agent, address, signed_in_by)
       values (${session}, ${ada}, now(), now(), now(), now(), '', '', 'password');
     insert into identity.session_tokens
       (refresh_hash, session_id, user_id, access_hash, access_expires_at, refresh_expires_at)
       values ('a', ${session}, ${ada}, 'b', now(), now())`,
    `update identity.session_tokens set user_id = ${ben}`
  ],
  "tenancy.organizations-have-owners": [
    `insert into tenancy.organizations
       (id, name, industry, created_by, created_at, trial_ends_at, time_zone, currency, units)
       values (${organization}, 'Depot', 'fleet', ${ada}, now(), now(), 'UTC', 'EUR', 'metric');
     insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
       values (${organization}, ${thing}, ${ada}, 'owner', 'active', now(), now())`,
    "update tenancy.members set role = 'viewer'"
  ],
  "imports.counts-add-up": [
    `insert into imports.imports
       (organization_id, id, target, file_name, size, state, created_at, changed_at, rows, done, created, failed)
       values (${organization}, ${thing}, 'customers', 'file.csv', 10, 'finished', now(), now(), 3, 3, 2, 1)`,
    "update imports.imports set created = 3"
  ],
  "fleet.safety-follows-from-open-blocks": [
    groundedVehicle,
    "update fleet.safety_blocks set severity = 'restricted'"
  ],
  "fleet.handovers-are-as-recorded": [handover, "update fleet.handovers set content_hash = repeat('0', 64)"],
  "fleet.grounded-vehicles-are-blocked": [groundedVehicle, "update fleet.holds set ended_at = '2026-05-02'"],
  ...plantedInWorkshop,
  "messaging.participants-list-their-threads": [
    message,
    `update messaging.participations set user_id = ${cleo} where user_id = ${ben}`
  ],
  "messaging.threads-have-two-participants": [
    `${message}; ${reply}`,
    `update messaging.messages set recipient_id = ${cleo} where parent_message_id is not null;
     update messaging.participations set unread_count = 0 where user_id = ${ada};
     update messaging.search_texts set recipient_id = ${cleo} where sender_id = ${ben}`
  ],
  "messaging.search-index-matches-messages": [
    message,
    `update messaging.search_texts set recipient_id = ${cleo}`
  ],
  "notifications.push-sessions-have-one-user": [
    `insert into notifications.push_subscriptions
       (user_id, id, session_id, endpoint, p256dh, auth, browser, created_at)
       values (${ada}, ${ada}, ${session}, 'one', '', '', '', now()),
         (${ada}, ${ben}, ${session}, 'two', '', '', '', now())`,
    `update notifications.push_subscriptions set user_id = ${ben} where endpoint = 'two'`
  ],
  "leads.status-changes-have-notes": [lead("contacted"), "delete from leads.notes"],
  "leads.closed-leads-get-no-notes": [lead("won"), "update leads.notes set at = '2026-05-03'"],
  "telematics.connections-with-vehicles-were-refreshed": [
    sharedVehicle,
    "update telematics.dimo_tokens set read_at = null"
  ],
  "telematics.device-lists-are-complete": [
    `${sharedVehicle};
     insert into telematics.shared_devices (organization_id, user_id, external_id, position, kind)
       values (${organization}, ${ada}, 'one', 0, 'synthetic'), (${organization}, ${ada}, 'one', 1, 'synthetic')`,
    "delete from telematics.shared_devices where position = 0"
  ]
}

/** The invariants that these statements break, as the role that `db check` uses. */
const brokenBy = async (...statements: ReadonlyArray<string>) => {
  await client.query("begin; set local session_replication_role = replica")
  try {
    for (const statement of statements) await client.query(statement)
    await client.query("set local role motorpool_system")
    return await brokenInvariants(
      async <Row extends object>(statement: string) => (await client.query<Row>(statement)).rows,
      invariants
    )
  } finally {
    await client.query("rollback")
  }
}

it("every invariant has a planted violation", () => {
  expect(Object.keys(planted).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted())
})

it.each(invariants)("$name is reported only when it is broken", async ({ name, broken }) => {
  const [sound = "", breaking = ""] = planted[name] ?? []
  expect(await brokenBy(sound)).toEqual([])
  expect(await brokenBy(sound, breaking)).toEqual([`1 ${broken} (${name})`])
})
