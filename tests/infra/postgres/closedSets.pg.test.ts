import { Role } from "#kernel"
import { Locale, Units } from "#identity/contract"
import { BusinessType, FleetSize, LeadStatus } from "#leads/contract"
import { CustomerEmailView, MessageView } from "#messaging/contract"
import { Channel, NotificationKind } from "#notifications/contract"
import { DeviceView, ProviderName } from "#telematics/contract"
import { Industry, InvitationView } from "#tenancy/contract"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../../support/postgres.ts"

/** Each column that holds a closed set, and the schema with the same values. */
const SETS: Readonly<Record<string, ReadonlyArray<string>>> = {
  "identity.profiles.locale": Locale.literals,
  "identity.profiles.units": Units.literals,
  "tenancy.organizations.industry": Industry.literals,
  "tenancy.organizations.units": Units.literals,
  "tenancy.members.role": Role.literals,
  "tenancy.members.status": ["active"],
  "tenancy.invitations.role": Role.literals,
  "tenancy.invitations.status": InvitationView.fields.status.literals,
  "messaging.messages.message_type": [MessageView.fields.message_type.literal],
  "messaging.messages.status": MessageView.fields.status.literals,
  "messaging.customer_emails.status": CustomerEmailView.fields.status.literals,
  "notifications.notifications.kind": NotificationKind.literals,
  "notifications.choices.kind": NotificationKind.literals,
  "notifications.choices.channel": Channel.literals,
  "notifications.deliveries.channel": ["email", "push"],
  "leads.leads.status": LeadStatus.literals,
  "leads.leads.business_type": BusinessType.literals,
  "leads.leads.fleet_size": FleetSize.literals,
  "leads.leads.locale": Locale.literals,
  "telematics.attempts.provider": ProviderName.literals,
  "telematics.shared_devices.kind": DeviceView.fields.kind.literals
}

let database: Awaited<ReturnType<typeof cloneDatabase>>
let found: ReadonlyMap<string, ReadonlyArray<string>>

beforeAll(async () => {
  database = await cloneDatabase()
  const client = new Client({ connectionString: database.urls.admin })
  await client.connect()
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select n.nspname || '.' || c.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
     where k.contype = 'c' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')`
  )
  await client.end()
  found = new Map(
    rows.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? "")
    ])
  )
})
afterAll(() => database.drop())

it.each(Object.entries(SETS))("%s takes what its schema takes", (column, values) =>
  expect(found.get(column)?.toSorted()).toEqual(values.toSorted())
)
