import type { AnyEndpoint } from "#kernel"
import type { TestApp } from "../support/app.ts"
import { call, foundOrganization, newMember, newPerson, type Reply } from "../support/client.ts"
import { bodies, pathOf, type Target } from "./samples.ts"

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
  const sessions = await itemsOf(app, owner.access_token, "/api/me/sessions")
  return {
    target: {
      organizationId,
      memberId:
        members.find((member) => member.user_id !== removed.user.id && member.user_id !== owner.user.id)
          ?.id ?? "",
      invitationId: invitations[0]?.id ?? "",
      sessionId: sessions[0]?.id ?? "",
      fileId: "AAAAAAAAAAAAAAAAAAAAAAAA"
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
  const response = await app.hono.request(pathOf(endpoint.path, target), {
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
