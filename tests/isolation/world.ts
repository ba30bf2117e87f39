import { type AnyEndpoint, Role } from "#kernel"
import type { TestApp } from "../support/app.ts"
import { call, type Reply } from "../support/client.ts"
import { createMember, createTeam } from "../support/seeds.ts"
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
}

interface ListedMember {
  readonly id: string
  readonly user_id: string
}

const membersOf = async (app: TestApp, token: string, base: string): Promise<ReadonlyArray<ListedMember>> =>
  ((await call(app, "GET", `${base}/members`, { token })).body as { items: Array<ListedMember> }).items

const memberIdOf = (members: ReadonlyArray<ListedMember>, userId: string): string => {
  const member = members.find(({ user_id }) => user_id === userId)
  if (member === undefined) throw new Error("There is no such member.")
  return member.id
}

/** Everything of the organization that can be named in a path or a body. */
const seed = async (victim: Victim): Promise<IdOf> => {
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

/** Two organizations with every role, a removed member and an expired session. */
export const buildWorld = async (app: TestApp): Promise<World> => {
  const { organizationId, owner, inRole } = await createTeam(app, {
    name: MARKER,
    ownerName: `Owner of ${MARKER}`,
    roles: ROLES
  })
  const token = owner.access_token
  const base = `/api/organizations/${organizationId}`
  const { owner: intruder } = await createTeam(app, { name: "Other Depot" })

  const removed = await createMember(app, token, organizationId, "admin")
  const expired = await createMember(app, token, organizationId, "admin")
  const members = await membersOf(app, token, base)
  await call(app, "DELETE", `${base}/members/${memberIdOf(members, removed.user.id)}`, { token })
  await app.admin.query(
    "update identity.session_tokens set access_expires_at = now() - interval '1 second' where user_id = $1",
    [expired.user.id]
  )
  const userId = inRole("admin").user.id
  const victim = {
    app,
    organizationId,
    base,
    owner,
    colleague: { memberId: memberIdOf(members, userId), userId }
  }
  return {
    victim,
    idOf: await seed(victim),
    owner: token,
    byRole: new Map(ROLES.map((role) => [role, inRole(role).access_token])),
    intruder: intruder.access_token,
    removed: removed.access_token,
    expired: expired.access_token
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
