import type { AnyEndpoint } from "#kernel"
import type { TestApp } from "../support/app.ts"
import { call, foundOrganization, newMember, newPerson, type Reply } from "../support/client.ts"
import { addressOf, bodies, browserSubscription, type Target } from "./samples.ts"

/** Stands in everything the organization under attack owns; must never reach anybody else. */
export const MARKER = "Zanzibar Depot 7741"

export const ROLES = ["admin", "manager", "technician", "agent", "sales", "driver", "viewer"] as const

export interface World {
  readonly target: Target
  readonly owner: string
  readonly byRole: ReadonlyMap<string, string>
  readonly intruder: string
  readonly removed: string
  readonly expired: string
}

const itemsOf = async (
  app: TestApp,
  token: string,
  path: string
): Promise<ReadonlyArray<{ id: string; user_id?: string }>> =>
  ((await call(app, "GET", path, { token })).body as { items: Array<{ id: string; user_id?: string }> }).items

/** A notification of the owner's, and a browser of theirs that takes push messages. */
const tellOwner = async (
  app: TestApp,
  { user, access_token: token }: Awaited<ReturnType<typeof newPerson>>,
  organizationId: string
) => {
  const notificationId = "0199d6a0-0000-7000-8000-000000000002"
  await app.admin.query(
    `insert into notifications.notifications
       (user_id, id, event_id, kind, organization_id, title, message, shown, created_at)
     values ($1, $2, $2, 'role_changed', $3, $4, $4, true, now())`,
    [user.id, notificationId, organizationId, MARKER]
  )
  const body = browserSubscription(MARKER.replaceAll(" ", "-"))
  await call(app, "PUT", "/api/me/push-subscription", { token, body })
  const browsers = await itemsOf(app, token, "/api/me/push-subscriptions")
  return { notificationId, pushSubscriptionId: browsers[0]?.id ?? "" }
}

/** The owner's connection to a provider, a vehicle and a device read through it. */
const connectProvider = async (app: TestApp, userId: string, organizationId: string) => {
  await app.admin.query(
    `insert into telematics.dimo_tokens (user_id, organization_id, serves, wallet_address, expires_at, connected_at, read_at)
     values ($1, $2, $2, '0x' || repeat('a', 40), now() + interval '1 day', now(), now())`,
    [userId, organizationId]
  )
  await app.admin.query(
    `insert into telematics.shared_vehicles (organization_id, user_id, external_id, make) values ($2, $1, '1', $3)`,
    [userId, organizationId, MARKER]
  )
  await app.admin.query(
    `insert into telematics.shared_devices (organization_id, user_id, external_id, position, kind, serial)
     values ($2, $1, '1', 0, 'synthetic', $3)`,
    [userId, organizationId, MARKER]
  )
}

/** An imported customer, and a mail to them. */
const addCustomer = async (app: TestApp, token: string, base: string) => {
  const importId = "0199d6a0-0000-7000-8000-000000000001"
  const rows = [{ line: 2, name: MARKER, email: "customer@example.com", notes: MARKER }]
  await call(app, "PUT", `${base}/customer-imports/${importId}`, { token, body: { preview: false, rows } })
  const customerId = (await itemsOf(app, token, `${base}/customers`))[0]?.id ?? ""
  await call(app, "PATCH", base, { token, body: { customer_email: true } })
  const client_id = "00000000-0000-4000-8000-000000000002"
  const body = { customer_id: customerId, subject: MARKER, content: MARKER, client_id }
  await call(app, "POST", `${base}/customer-emails`, { token, body })
  return { customerId, importId }
}

/** A message between the owner and a colleague, answered once. */
const writeMessages = async (app: TestApp, token: string, base: string, colleagueId: string) => {
  const send = async (path: string, body: object) =>
    ((await call(app, "POST", `${base}${path}`, { token, body })).body as { id: string }).id
  const threadId = await send("/messages", {
    recipient_id: colleagueId,
    subject: MARKER,
    content: MARKER,
    client_id: "00000000-0000-4000-8000-000000000005"
  })
  const reply = { content: MARKER, client_id: "00000000-0000-4000-8000-000000000006" }
  return { colleagueId, threadId, messageId: await send(`/messages/${threadId}/replies`, reply) }
}

/** Two organizations, every role, someone removed, someone whose session has expired. */
export const buildWorld = async (app: TestApp): Promise<World> => {
  const owner = await newPerson(app, `Owner of ${MARKER}`)
  const organizationId = await foundOrganization(app, owner.access_token, MARKER)
  const byRole = new Map<string, string>()
  for (const role of ROLES)
    byRole.set(role, (await newMember(app, owner.access_token, organizationId, role)).access_token)

  const intruder = await newPerson(app, "Intruder")
  await foundOrganization(app, intruder.access_token, "Other Depot")

  const removed = await newMember(app, owner.access_token, organizationId, "admin")
  const expired = await newMember(app, owner.access_token, organizationId, "admin")
  const base = `/api/organizations/${organizationId}`
  const members = await itemsOf(app, owner.access_token, `${base}/members`)
  const removedId = members.find((member) => member.user_id === removed.user.id)?.id
  await call(app, "DELETE", `${base}/members/${removedId}`, { token: owner.access_token })
  await app.admin.query(
    "update identity.session_tokens set access_expires_at = now() - interval '1 second' where user_id = $1",
    [expired.user.id]
  )
  await call(app, "POST", `${base}/invitations`, {
    token: owner.access_token,
    body: { invited_name: MARKER, email: "pending@example.com", role: "viewer" }
  })
  const invitations = await itemsOf(app, owner.access_token, `${base}/invitations`)
  const customer = await addCustomer(app, owner.access_token, base)
  const colleague = members.find(({ user_id }) => user_id !== removed.user.id && user_id !== owner.user.id)
  const written = await writeMessages(app, owner.access_token, base, colleague?.user_id ?? "")
  await connectProvider(app, owner.user.id, organizationId)
  const told = await tellOwner(app, owner, organizationId)
  const sessions = await itemsOf(app, owner.access_token, "/api/me/sessions")
  return {
    target: {
      organizationId,
      memberId: colleague?.id ?? "",
      invitationId: invitations[0]?.id ?? "",
      ...customer,
      ...told,
      ...written,
      sessionId: sessions[0]?.id ?? "",
      fileId: "AAAAAAAAAAAAAAAAAAAAAAAA",
      provider: "dimo"
    },
    owner: owner.access_token,
    byRole,
    intruder: intruder.access_token,
    removed: removed.access_token,
    expired: expired.access_token
  }
}

/** Calls an endpoint on the target with a body it would accept. */
export const attack = async (
  app: TestApp,
  endpoint: AnyEndpoint,
  target: Target,
  token?: string
): Promise<Reply & { text: string }> => {
  const sample = endpoint.bodyType === "none" ? undefined : bodies[endpoint.name]
  if (endpoint.bodyType !== "none" && sample === undefined)
    throw new Error(`The isolation matrix has no sample body for ${endpoint.name}: add one to samples.ts.`)
  const body = sample?.(target)
  const response = await app.hono.request(addressOf(endpoint, target), {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined
        ? {}
        : { "content-type": body instanceof Uint8Array ? "image/png" : "application/json" })
    },
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) })
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: null as never, text }
}

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'app_migrations')
    and tablename not in ('rate_limits') order by 1`

/** A digest of every row of every table: equal before and after means that nothing was written. */
export const fingerprint = async (app: TestApp): Promise<Record<string, string>> => {
  const { rows } = await app.admin.query<{ name: string }>(TABLES)
  const digests = rows.map(async ({ name }) => {
    const { rows: found } = await app.admin.query<{ digest: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`
    )
    return [name, found[0]?.digest ?? ""] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}
