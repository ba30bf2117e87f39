import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { Context, Effect, Redacted } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { jobs } from "../../../apps/system/assembly.ts"
import { startApp, type TestApp } from "../../support/app.ts"
import { type Dimo, startDimo } from "../../support/dimo/index.ts"
import { createPerson } from "../../support/seeds.ts"
import { contentOf } from "../../support/tables.ts"
import { createTelematicsTenant, tesla } from "../../telematics/scene.ts"

let dimo: Dimo
let app: TestApp

const [NEW_KEY, OLD_KEY] = ["n".repeat(40), "k".repeat(40)]

/** Prepares work for every scheduled job. */
const DUE = `
  update tenancy.invitations set expires_at = now() - interval '1 second';
  insert into identity.deletions (user_id, requested_at, due_at, undo_hash, organizations)
  values ('$leaving', now() - interval '8 days', now() - interval '1 day', decode(repeat('ab', 32), 'hex'), '{}');
  update identity.sessions set expires_at = now() - interval '1 second' where user_id = '$gone';
  insert into tokens.personal_tokens (id, user_id, name, hash, scopes, created_at, expires_at)
  values (gen_random_uuid(), '$there', 'Old', sha256('old'), '{vehicles.read}', now() - interval '2 days',
    now() - interval '1 day');
  insert into notifications.notifications (user_id, id, event_id, kind, title, message, shown, created_at)
  values
    ('$there', gen_random_uuid(), gen_random_uuid(), 'security', 'Old', '', true, now() - interval '181 days'),
    ('$there', '019aa000-0000-7000-8000-00000000000a', gen_random_uuid(), 'security', 'Due', '', true, now());
  insert into notifications.deliveries (user_id, id, notification_id, channel, due_at)
  values ('$there', gen_random_uuid(), '019aa000-0000-7000-8000-00000000000a', 'email', now() - interval '1 minute');
  update app.outbox set occurred_at = now() - interval '8 days';
  insert into app.mails (id, kind, recipient, status, queued_at)
  values (gen_random_uuid(), 'test.old', 'old@example.com', 'failed', now() - interval '31 days');
  insert into app.mails (id, kind, recipient, reference, queued_at)
  values (gen_random_uuid(), 'test.waited-for', 'young@example.com', 'x', now() - interval '2 days');
  update telematics.attempts set started_at = now() - interval '1 hour', expires_at = now() - interval '1 second';
  update telematics.proofs set expires_at = now() - interval '1 second' where user_id = '$late';
  insert into files.files
    (organization_id, id, user_id, kind, name, file, parts, received, stored_bytes, created_at, unlinked_at)
  select organization_id, gen_random_uuid(), user_id, 'file', 'Old.pdf', repeat('0', 64), 1, 1, 1, now(),
    now() - interval '2 days'
  from tenancy.members where user_id = '$there';
  insert into views.saved_views (organization_id, id, user_id, list, name, query, columns, shared, version,
    created_at, updated_at, deleted_at)
  select organization_id, gen_random_uuid(), user_id, 'customers', 'Old', '', '[]', false, 1,
    now(), now(), now() - interval '2 days'
  from tenancy.members where user_id = '$there';
  insert into imports.imports (organization_id, id, target, file_name, size, state, created_at, changed_at, batches, has_rows)
  select organization_id, gen_random_uuid(), 'customers', 'Old.csv', 1, state, now(), now() - interval '31 days', 1, rows
  from tenancy.members, (values ('finished', true), ('uploading', false)) as old (state, rows) where user_id = '$there';
  insert into imports.batches (organization_id, import_id, number, first_line, last_line, rows)
  select organization_id, id, 0, 1, 1, '[[1, ["Old"]]]' from imports.imports where has_rows;
  insert into fleet.vehicles (organization_id, id, unit_number, name_key, kind, vin_status, lifecycle, lifecycle_since,
    safety, version, created_at, updated_at)
  select organization_id, '$vehicle', 'V-1', 'v-1', 'van', 'unchecked', 'in_service', now(), 'ok', 1, now(), now()
  from tenancy.members where user_id = '$there';
  insert into files.files
    (organization_id, id, user_id, kind, name, file, parts, received, stored_bytes, created_at, unlinked_at)
  select organization_id, '$vehicle', user_id, 'photo', 'V-1.jpg', repeat('1', 64), 1, 1, 1, now(), now()
  from tenancy.members where user_id = '$there';
  insert into fleet.documents (organization_id, id, vehicle_id, type, expires_on, required, lead_days, remind_on,
    created_at, updated_at)
  select organization_id, '$vehicle', '$vehicle', 'permit', now() - interval '3 days', false, '{}',
    now() - interval '2 days', now(), now()
  from tenancy.members where user_id = '$there';
  insert into fleet.photos (organization_id, id, vehicle_id, file_id, position, added_at, removed_at)
  select organization_id, '$vehicle', '$vehicle', '$vehicle', 1, now(), now() - interval '2 days'
  from tenancy.members where user_id = '$there';
  insert into telematics.devices (organization_id, id, source, name, key_hash, created_at, updated_at)
  select organization_id, '$vehicle', 'tracker', 'V-1', sha256('V-1'), now(), now()
  from tenancy.members where user_id = '$there';
  insert into telematics.device_links (organization_id, id, device_id, vehicle_id, linked_from, created_at)
  select organization_id, '$vehicle', '$vehicle', '$vehicle', now() - interval '5 days', now()
  from tenancy.members where user_id = '$there';
  select telematics.prepare_positions(now() - interval '500 days');
  insert into telematics.positions (organization_id, device_id, fixed_at, latitude, longitude, received_at, quality)
  select organization_id, '$vehicle', fixed_at, 1, 1, fixed_at, 'good'
  from tenancy.members, (values (now() - interval '500 days'), (now() - interval '2 days')) as old (fixed_at)
  where user_id = '$there';
  update telematics.device_states set seen_at = now() - interval '2 days', derive_from = now() - interval '3 days',
    measured = jsonb_build_object('at', now() - interval '2 days', 'odometer', 1000000)
  where device_id = '$vehicle';
  insert into telematics.geofences (organization_id, id, name, shape, bounds, on_enter, on_exit, dwell_after,
    watched_from, created_at, updated_at)
  select organization_id, '$vehicle', 'Depot', '{"kind":"circle","center":{"latitude":1,"longitude":1},"radius":100}',
    '{"south":0,"west":0,"north":2,"east":2}', true, true, 60, now() - interval '1 day', now(), now()
  from tenancy.members where user_id = '$there';
  insert into telematics.geofence_markers (organization_id, vehicle_id, fixed_at)
  select organization_id, '$vehicle', now() - interval '2 hours' from tenancy.members where user_id = '$there';
  insert into telematics.geofence_states (organization_id, geofence_id, vehicle_id, state)
  select organization_id, '$vehicle', '$vehicle', '{"side":"inside","since":"2026-01-01T00:00:00.000Z",
    "changing":null,"dwelled":false,"speeding":null,"evaluated_at":null}'
  from tenancy.members where user_id = '$there';
  update telematics.dimo_tokens set expires_at = now() - interval '1 second' where user_id = '$late'`

/** Sealed as by a process that has only the older key. */
const sealedWithOldKey = (purpose: string, text: string) =>
  Effect.runPromise(
    Effect.provide(
      Secrets.useSync((secrets) => secrets.seal(purpose, text)),
      Secrets.layer([Redacted.make(OLD_KEY)])
    )
  )

/** A webhook whose secret was replaced long ago, with an old delivery. */
const WEBHOOKS = `
  with endpoint as (
    insert into webhooks.endpoints (organization_id, id, url, event_types, secret, previous_secret,
      previous_secret_until, created_at, updated_at)
    values ($1, gen_random_uuid(), 'https://example.com/', '{vehicle.added}', $2, $2, now() - interval '1 day', now(), now())
    returning organization_id, id
  )
  insert into webhooks.deliveries (organization_id, id, endpoint_id, event_id, event_type, body, status, begun_at,
    created_at)
  select organization_id, gen_random_uuid(), id, gen_random_uuid(), 'vehicle.added',
    jsonb_build_object('data', jsonb_build_object('organization_id', organization_id))::text, 'delivered', now(),
    now() - interval '31 days'
  from endpoint`

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: { ...dimo.env, SECRET_KEY: `${NEW_KEY},${OLD_KEY}` } })
  const tenant = await createTelematicsTenant(app, dimo)
  await tenant.invite("silent@example.com", "viewer")
  const [gone, leaving, late] = [
    await createPerson(app),
    await createPerson(app),
    await tenant.addMember("driver")
  ]
  await tenant.connect(late)
  await tenant.start(late)
  const wallet = await tenant.connect(tenant.owner)
  // A vehicle that reading will discover.
  dimo.setVehicles(wallet, [tesla])
  dimo.share(wallet)
  for (const statement of DUE.replaceAll("$gone", gone.user.id)
    .replaceAll("$leaving", leaving.user.id)
    .replaceAll("$there", tenant.owner.user.id)
    .replaceAll("$late", late.user.id)
    .replaceAll("$vehicle", "019aa000-0000-7000-8000-00000000000b")
    .split(";\n"))
    await app.admin.query(statement)
  await app.admin.query("insert into app.push_keys (id, public_key, private_key) values (1, 'public', $1)", [
    await sealedWithOldKey("push.vapid", "private")
  ])
  await app.admin.query(WEBHOOKS, [tenant.id, await sealedWithOldKey("webhooks.secret", "whsec_b2xk")])
  await app.admin.query(
    `insert into sso.connections (organization_id, id, name, issuer, client_id, client_secret, updated_at)
     values ($1, gen_random_uuid(), 'ID', 'https://login.example.com', 'motorpool', $2, now())`,
    [tenant.id, await sealedWithOldKey("sso.client-secret", "secret")]
  )
  const { boss } = Context.get(app.services.shared, Queue)
  await Effect.runPromise(Effect.promise(() => boss.send(DEAD_LETTERS, { mailId: gone.user.id })))
})
afterAll(async () => {
  await app.stop()
  await dimo.stop()
})

/** Columns with the time of the last check, which may change any number of times. */
const LAST_CHECKED = { "telematics.dimo_tokens": ["read_at"], "telematics.provider_readings": ["read_at"] }

/** All tables except the limits and turns, which every request to a provider changes. */
const contentOfTables = async () => {
  const {
    "app.rate_limits": _,
    "app.outbound_hosts": __,
    "app.outbound_callers": ___,
    ...content
  } = await contentOf(app, LAST_CHECKED)
  return content
}

const changed = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** The tables that each job changes when it has work to do. */
const EFFECTS: Readonly<Record<string, ReadonlyArray<string>>> = {
  "identity.carry-out-deletions": ["identity.users", "identity.deletions", "app.mails", "app.outbox"],
  "identity.purge-expired": ["identity.sessions", "identity.session_tokens"],
  "tokens.purge-expired": ["tokens.personal_tokens"],
  "files.delete-unlinked": ["files.files"],
  "imports.delete-old-rows": ["imports.imports", "imports.batches"],
  "fleet.purge-removed-photos": ["fleet.photos"],
  "fleet.remind-of-documents": ["fleet.documents", "fleet.document_reminders", "app.outbox", "pgboss.job"],
  "tenancy.notify-of-expired-invitations": ["tenancy.invitations", "app.mails", "app.outbox", "pgboss.job"],
  "notifications.purge-old": ["notifications.notifications"],
  "notifications.deliver-due": ["notifications.deliveries", "app.mails", "pgboss.job"],
  "telematics.read-shared-vehicles": [
    "telematics.shared_vehicles",
    "telematics.shared_devices",
    "app.outbox"
  ],
  "telematics.read-signals": ["telematics.provider_readings"],
  "telematics.keep-positions": ["telematics.positions"],
  "telematics.derive-trips": ["telematics.stops", "telematics.device_states"],
  "telematics.record-readings": ["fleet.meters", "fleet.readings"],
  "telematics.check-devices": ["telematics.device_issues", "app.outbox", "pgboss.job"],
  "telematics.watch-geofences": [
    "telematics.geofence_states",
    "telematics.geofence_events",
    "app.outbox",
    "pgboss.job"
  ],
  "telematics.purge-expired": ["telematics.attempts", "telematics.proofs", "telematics.shared_vehicles"],
  "views.purge-deleted": ["views.saved_views"],
  "mail.fail-undeliverable": ["app.mails", "app.outbox", "pgboss.job"],
  "jobs.clean-up": ["app.outbox", "app.outbox_window", "app.mails"],
  "jobs.report-dead-letters": ["app.dead_letters_reported"],
  "push.reencrypt-key": ["app.push_keys"],
  "sso.reencrypt-secrets": ["sso.connections"],
  "webhooks.purge-old-deliveries": ["webhooks.deliveries"],
  "webhooks.reencrypt-secrets": ["webhooks.endpoints"]
}

/** Without the demo's vehicles, which drive on while it runs. */
const scheduled = jobs.filter(({ cron, name }) => cron !== null && name !== "telematics.drive-demo")

it("every scheduled job has work to do in this scene", () => {
  expect(Object.keys(EFFECTS).toSorted()).toEqual(scheduled.map(({ name }) => name).toSorted())
  for (const [name, effects] of Object.entries(EFFECTS)) expect(effects, name).not.toEqual([])
})

it.each(scheduled.map((job) => [job.name, job] as const))(
  "%s does its work once, however often it runs",
  async (name, job) => {
    const run = () => Effect.runPromise(Effect.provide(job.run({}), app.services.system))
    const before = await contentOfTables()
    await run()
    const after = await contentOfTables()
    expect(changed(before, after)).toEqual(expect.arrayContaining([...(EFFECTS[name] ?? [])]))
    await run()
    expect(changed(after, await contentOfTables())).toEqual([])
  }
)
