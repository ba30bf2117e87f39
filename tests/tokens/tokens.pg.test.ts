import {
  CreateMyToken,
  CreateToken,
  ListTokens,
  MyTokens,
  RevokeMyToken,
  RevokeToken
} from "#tokens/contract"
import { tokensModule } from "#tokens/module"
import { CreateCustomer } from "#customers/contract"
import { ChangeMemberRole, RemoveMember } from "#tenancy/contract"
import type { Job } from "#infra/jobs"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createPerson } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { auditOf, newestEvent } from "../identity/support.ts"
import { createApiToken, EVERYTHING } from "./support.ts"

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
})
afterAll(() => app.stop())

const read = async (token: string, { id }: Pick<Tenant, "id"> = tenant) =>
  (await call(app, "GET", `/api/organizations/${id}/customers`, { token })).status

const statusOfMe = async (token: string) => (await call(app, "GET", "/api/me", { token })).status

const ace = { type: "company", name: "Ace", email: null, phone: null, notes: null } as const

const addCustomer = (token: string) =>
  callEndpoint(app, CreateCustomer, { token, params: tenant.params(), body: ace })

type Needs = (typeof tokensModule.jobs)[number] extends Job<infer R> ? R : never

const run = async (name: string, data: unknown = {}): Promise<void> => {
  const job: Job<Needs> | undefined = tokensModule.jobs.find((known) => known.name === name)
  if (job === undefined) throw new Error(`There is no job ${name}.`)
  await Effect.runPromise(Effect.provide(job.run(data), app.services[job.role]))
}

const expire = (id: string) =>
  app.admin.query(
    `with personal as (
       update tokens.personal_tokens set created_at = created_at - interval '2 days', expires_at = now() - interval '1 second'
       where id = $1)
     update tokens.organization_tokens set created_at = created_at - interval '2 days', expires_at = now() - interval '1 second'
     where id = $1`,
    [id]
  )

describe("a personal API token", () => {
  it("acts as its owner within its scopes, in each of their organizations", async () => {
    const other = await createTenant(app)
    const person = await tenant.addMember("admin")
    const { token } = await createApiToken(app, person, { scopes: ["customers.read"] })
    expect(await statusOfMe(token)).toBe(200)
    const { body } = await call(app, "GET", "/api/me/organizations", { token })
    expect(body).toMatchObject({ items: [{ id: tenant.id, can: ["customers.read"] }] })
    expect(await read(token)).toBe(200)
    expect(await addCustomer(token)).toMatchObject({ status: 403, code: "forbidden" })
    expect(await read(token, other)).toBe(404)
  })

  it("does not get the stored response to a call of its owner's session", async () => {
    const { token } = await createApiToken(app, tenant.owner, { scopes: ["customers.read"] })
    const create = (as: string) =>
      call(app, "POST", `/api/organizations/${tenant.id}/customers`, {
        token: as,
        headers: { "idempotency-key": "once" },
        body: ace
      })
    expect((await create(tenant.owner.access_token)).status).toBe(201)
    expect((await create(token)).status).toBe(403)
  })

  it("is shown once, stored as a hash, and listed with its last use", async () => {
    const person = await createPerson(app)
    const created = await createApiToken(app, person, { name: "Sync", scopes: ["customers.read"] })
    expect(created.token).toMatch(/^mp_api_/)
    await statusOfMe(created.token)
    const { value, text } = await callEndpoint(app, MyTokens, { token: person.access_token })
    expect(value.items).toEqual([
      expect.objectContaining({
        name: "Sync",
        scopes: ["customers.read"],
        last_used_at: expect.any(Date),
        last_used_from: expect.any(String)
      })
    ])
    expect(text).not.toContain(created.token)
    const { rows } = await app.admin.query("select * from tokens.personal_tokens where id = $1", [created.id])
    expect(JSON.stringify(rows)).not.toContain(created.token)
  })

  it("ends when it is revoked or expires, or its owner is disabled", async () => {
    const person = await createPerson(app)
    const [revoked, expired, disabled] = await Promise.all(
      ["a", "b", "c"].map((name) => createApiToken(app, person, { name, scopes: ["vehicles.read"] }))
    )
    if (!revoked || !expired || !disabled) throw new Error("Three tokens were created.")
    await callEndpoint(app, RevokeMyToken, { token: person.access_token, params: { apiTokenId: revoked.id } })
    await expire(expired.id)
    expect(await statusOfMe(revoked.token)).toBe(401)
    expect(await statusOfMe(expired.token)).toBe(401)
    expect(await statusOfMe(disabled.token)).toBe(200)
    const { value } = await callEndpoint(app, MyTokens, { token: person.access_token })
    expect(value.items.map(({ name }) => name)).toEqual(["c"])
    await app.admin.query("update identity.users set disabled_at = now() where id = $1", [person.user.id])
    expect(await statusOfMe(disabled.token)).toBe(401)
    expect((await auditOf(app, person.user.id)).slice(-1)).toEqual(["token.revoked"])
  })

  it("is reported to its owner", async () => {
    const person = await createPerson(app)
    await createApiToken(app, person, { name: "Sync", scopes: ["vehicles.read"] })
    const event = await newestEvent(app, "PersonalTokenChanged")
    for (let time = 0; time < 2; time += 1) await run("tokens.when-personal-token-changed", event)
    const { rows } = await app.admin.query(
      "select title, message from notifications.notifications where user_id = $1",
      [person.user.id]
    )
    expect(rows).toEqual([{ title: "API token created", message: expect.stringContaining("“Sync”") }])
  })

  it("opens no stream of a person's events", async () => {
    const { token } = await createApiToken(app, await createPerson(app), { scopes: EVERYTHING })
    expect((await call(app, "GET", "/api/me/events", { token })).status).toBe(403)
  })
})

describe("an organization's API token", () => {
  it("works in this organization alone, and not for what belongs to its owner", async () => {
    const other = await createTenant(app)
    const { organizationId, token } = {
      organizationId: other.id,
      ...(await createApiToken(app, other.owner, { scopes: EVERYTHING, organizationId: other.id }))
    }
    expect(organizationId).toBe(other.id)
    expect(await read(token, other)).toBe(200)
    expect(await read(token)).toBe(404)
    expect(await call(app, "GET", "/api/me", { token })).toMatchObject({
      status: 403,
      body: { code: "token_not_accepted" }
    })
  })

  it("never allows more than the current role of its owner", async () => {
    const person = await tenant.addMember("admin")
    const { token } = await createApiToken(app, person, { scopes: EVERYTHING, organizationId: tenant.id })
    expect((await addCustomer(token)).status).toBe(201)
    await callEndpoint(app, ChangeMemberRole, {
      token: tenant.owner.access_token,
      params: tenant.params({ memberId: await tenant.memberId(person) }),
      body: { role: "viewer" }
    })
    expect(await addCustomer(token)).toMatchObject({ status: 403 })
  })

  it("ends when its owner leaves, and stays gone when they return", async () => {
    const person = await tenant.addMember("admin")
    const chosen = { scopes: ["customers.read"], organizationId: tenant.id } as const
    const { token } = await createApiToken(app, person, chosen)
    const personal = await createApiToken(app, person, { scopes: ["customers.read"] })
    await callEndpoint(app, RemoveMember, {
      token: tenant.owner.access_token,
      params: tenant.params({ memberId: await tenant.memberId(person) })
    })
    expect(await read(token)).toBe(401)
    expect(await read(personal.token)).toBe(404)
  })

  it("is listed for and revoked by everyone who manages them", async () => {
    const { id, token } = await createApiToken(app, tenant.owner, {
      name: "Export",
      scopes: ["customers.read"],
      organizationId: tenant.id
    })
    const admin = await tenant.addMember("admin")
    const as = { token: admin.access_token, params: tenant.params() }
    const { value } = await callEndpoint(app, ListTokens, as)
    expect(value.items).toContainEqual(expect.objectContaining({ name: "Export", owner_name: "Olga Owner" }))
    await callEndpoint(app, RevokeToken, { ...as, params: tenant.params({ tokenId: id }) })
    expect(await read(token)).toBe(401)
  })
})

describe("a new token", () => {
  it("must have known permissions and a life of up to a year", async () => {
    const { access_token: token } = await createPerson(app)
    const body = { name: "Sync", scopes: ["vehicles.read"], valid_days: 30 } as const
    const answer = async (changes: object) =>
      (await callEndpoint(app, CreateMyToken, { token, body: { ...body, ...changes } })).status
    expect(await answer({ scopes: ["vehicles.fly"] })).toBe(422)
    expect(await answer({ scopes: [] })).toBe(422)
    expect(await answer({ valid_days: 366 })).toBe(422)
    expect(await answer({ name: " " })).toBe(422)
    expect(await answer({})).toBe(201)
  })

  it("is refused once there are fifty, also of those that are created at the same moment", async () => {
    const { owner, id, params } = await createTenant(app)
    await app.admin.query(
      `insert into tokens.organization_tokens
         (organization_id, id, user_id, name, hash, scopes, created_at, expires_at)
       select $1, uuidv7(), $2, 'Token ' || n, decode(lpad(n::text, 4, '0'), 'hex'), '{vehicles.read}', now(),
         now() + interval '1 day'
       from generate_series(1, 48) n`,
      [id, owner.user.id]
    )
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        callEndpoint(app, CreateToken, {
          token: owner.access_token,
          params: params(),
          body: { name: "Sync", scopes: ["vehicles.read"], valid_days: 1 }
        })
      )
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual(["", "", "too_many_tokens", "too_many_tokens"])
  })
})

it("deletes expired tokens, and can do so twice", async () => {
  const person = await tenant.addMember("admin")
  const scopes = ["vehicles.read"] as const
  const expired = [
    await createApiToken(app, person, { scopes }),
    await createApiToken(app, person, { scopes, organizationId: tenant.id })
  ]
  const valid = await createApiToken(app, person, { scopes })
  for (const { id } of expired) await expire(id)
  for (let time = 0; time < 2; time += 1) {
    await run("tokens.purge-expired")
    const { rows } = await app.admin.query(
      `select id from tokens.personal_tokens where user_id = $1
       union all select id from tokens.organization_tokens where user_id = $1`,
      [person.user.id]
    )
    expect(rows).toEqual([{ id: valid.id }])
  }
})
