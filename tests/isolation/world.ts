import { type AnyEndpoint, Role } from "#kernel"
import { RemoveMember } from "#tenancy/contract"
import { isReading } from "../../apps/web/contexts/tokens/scopes.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Reply } from "../support/client.ts"
import type { Person } from "../support/seeds.ts"
import { awaitCode, enrollTotp } from "../identity/support.ts"
import { createApiToken, EVERYTHING } from "../tokens/support.ts"
import { createTenant } from "../support/tenant.ts"
import { type IdOf, MARKER, type Victim } from "./IsolationSample.ts"
import { addressOf, bodyOf, merged, samples } from "./samples.ts"

export const ROLES = Role.literals.filter((role) => role !== "owner")

/** The attackers, and what they attack. */
export interface World {
  readonly victim: Victim
  readonly idOf: IdOf
  readonly owner: string
  readonly byRole: ReadonlyMap<string, string>
  readonly intruder: string
  readonly removed: string
  readonly expired: string
  /** Of a sign-in that awaits its second factor. */
  readonly pending: string
  readonly tokens: {
    /** An API token of the owner with every scope. */
    readonly everything: string
    /** One of an admin with a scope that no endpoint requires. */
    readonly narrow: string
    /** One of the owner with every scope that the app calls reading. */
    readonly reading: string
    /** One of the other organization, with every scope. */
    readonly elsewhere: string
  }
}

/** Everything of the organization that can be named in a path or a body. */
export const seed = async (victim: Victim): Promise<IdOf> => {
  const seeded: Array<Readonly<Record<string, string>>> = []
  for (const sample of samples) seeded.push((await sample.seed?.(victim)) ?? {})
  const ids = merged(seeded)
  return (name) => {
    const id = ids[name]
    if (id === undefined)
      throw new Error(
        `The isolation matrix has no :${name}: return one from seed in tests/<module>/isolation.ts.`
      )
    return id
  }
}

/** Has a member do everything that the samples do, so that their own log and lists are full of it. */
const actAs = async (member: Person, victim: Victim): Promise<void> => {
  for (const sample of samples) await sample.seed?.({ ...victim, owner: member })
}

/** Two organizations with every role, a removed member, an expired session and a sign-in that is not complete. */
export const buildWorld = async (app: TestApp): Promise<World> => {
  const tenant = await createTenant(app, MARKER, `Owner of ${MARKER}`)
  const { id: organizationId, owner } = tenant
  const colleague = await tenant.addMember("admin")
  const byRole = new Map<Role, Person>([["admin", colleague]])
  for (const role of ROLES) if (role !== "admin") byRole.set(role, await tenant.addMember(role))
  const other = await createTenant(app, "Other Depot")
  const { owner: intruder } = other

  const removed = await tenant.addMember("admin")
  const expired = await tenant.addMember("admin")
  const pending = await tenant.addMember("admin")
  await enrollTotp(app, pending)
  const victim = {
    app,
    organizationId,
    base: `/api/organizations/${organizationId}`,
    owner,
    colleague: { memberId: await tenant.memberId(colleague), userId: colleague.user.id }
  }
  await actAs(removed, victim)
  await callEndpoint(app, RemoveMember, {
    token: owner.access_token,
    params: tenant.params({ memberId: await tenant.memberId(removed) })
  })
  await app.admin.query(
    "update identity.session_tokens set access_expires_at = now() - interval '1 second' where user_id = $1",
    [expired.user.id]
  )
  const tokens = {
    everything: (await createApiToken(app, owner, { scopes: EVERYTHING })).token,
    narrow: (await createApiToken(app, colleague, { scopes: ["views.share"] })).token,
    reading: (await createApiToken(app, owner, { scopes: EVERYTHING.filter(isReading) })).token,
    elsewhere: (
      await createApiToken(app, await other.addMember("admin"), {
        scopes: EVERYTHING,
        organizationId: other.id
      })
    ).token
  }
  // Otherwise each use would be recorded once a minute, among calls that must write nothing.
  for (const table of ["personal_tokens", "organization_tokens"])
    await app.admin.query(`update tokens.${table} set last_used_at = now() + interval '1 day'`)
  return {
    victim,
    idOf: await seed(victim),
    owner: owner.access_token,
    byRole: new Map([...byRole].map(([role, { access_token }]) => [role, access_token])),
    intruder: intruder.access_token,
    removed: removed.access_token,
    expired: expired.access_token,
    pending: await awaitCode(app, pending.email),
    tokens
  }
}

/** Calls an endpoint on the attacked resources, with a body it would accept. */
export const attack = async (
  { victim: { app }, idOf }: World,
  endpoint: AnyEndpoint,
  token?: string
): Promise<Omit<Reply, "body"> & { readonly text: string }> => {
  const body = bodyOf(endpoint, idOf)
  const file = body instanceof Uint8Array ? new Uint8Array(body) : undefined
  const response = await app.hono.request(addressOf(endpoint, idOf), {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": file === undefined ? "application/json" : "image/png" })
    },
    ...(body === undefined ? {} : { body: file ?? JSON.stringify(body) })
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
