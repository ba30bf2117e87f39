import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { Context, Effect, Redacted } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { jobs } from "../../../apps/system/assembly.ts"
import { startApp, type TestApp } from "../../support/app.ts"
import { type LocalServer, startServer } from "../support/localServer.ts"
import { type Dimo, startDimo } from "../../support/dimo/index.ts"
import { createPerson } from "../../support/seeds.ts"
import { contentOf } from "../../support/tables.ts"
import { createTelematicsTenant, tesla } from "../../telematics/scene.ts"
import { DUE } from "./dueWork.ts"

/** A recall of every model. */
const RECALLS = { results: [{ NHTSACampaignNumber: "24V101000", Component: "STEERING" }] }

let dimo: Dimo
let authority: LocalServer
let app: TestApp

const [NEW_KEY, OLD_KEY] = ["n".repeat(40), "k".repeat(40)]

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
  authority = await startServer((_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(RECALLS))
  )
  app = await startApp({
    env: { ...dimo.env, RECALLS_URL: authority.url, SECRET_KEY: `${NEW_KEY},${OLD_KEY}` }
  })
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
  await authority.close()
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
  "maintenance.end-deferrals": ["maintenance.defects", "app.outbox", "pgboss.job"],
  "maintenance.fetch-recalls": [
    "maintenance.published_recalls",
    "maintenance.recall_lookups",
    "maintenance.campaigns",
    "maintenance.recalls",
    "fleet.timeline",
    "app.outbox",
    "pgboss.job"
  ],
  "maintenance.forecast-services": ["maintenance.occurrences", "maintenance.forecasts", "app.outbox"],
  "maintenance.remind-of-services": ["maintenance.occurrences", "app.outbox", "pgboss.job"],
  "inspections.report-missed": [
    "inspections.schedules",
    "inspections.periods",
    "inspections.missed",
    "app.outbox",
    "pgboss.job"
  ],
  "inspections.purge-expired": ["inspections.inspections", "inspections.links"],
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
