import { Memberships } from "#tenancy"
import { GetOrganization, GetSecondFactorRequirement, RemindOfSecondFactor } from "#tenancy/contract"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { enrollTotp } from "../identity/support.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createCustomer, type Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const path = ({ id }: Tenant, rest = "") => `/api/organizations/${id}${rest}`
const require_ = (tenant: Tenant, grace_days: number | null, by: Person = tenant.owner) =>
  call(app, "PUT", path(tenant, "/second-factor"), { token: by.access_token, body: { grace_days } })
const codeOf = ({ body }: { readonly body: unknown }) => (body as { readonly code?: string }).code
const read = (tenant: Tenant, { access_token: token }: Person) =>
  callEndpoint(app, GetOrganization, { token, params: tenant.params() })
const requirement = async (tenant: Tenant) =>
  (
    await callEndpoint(app, GetSecondFactorRequirement, {
      token: tenant.owner.access_token,
      params: tenant.params()
    })
  ).value
const byWhen = async ({ access_token: token }: Person) => {
  const { items } = (await call(app, "GET", "/api/me/organizations", { token })).body as {
    readonly items: ReadonlyArray<{
      readonly second_factor_from?: string
      readonly lacks_second_factor?: boolean
    }>
  }
  return items[0]?.lacks_second_factor ? items[0].second_factor_from : null
}

/** An organization whose owner has a factor, and a member without one. */
const scene = async () => {
  const tenant = await createTenant(app)
  await enrollTotp(app, tenant.owner)
  return { tenant, member: await tenant.addMember("manager", "Mia Manager") }
}

/** As if the days of grace were over. */
const endGrace = ({ id }: Tenant) =>
  app.admin.query("update tenancy.organizations set second_factor_from = now() where id = $1", [id])

describe("requiring a second factor", () => {
  it("is for owners who have one themselves", async () => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    await enrollTotp(app, admin)
    expect((await require_(tenant, 7, admin)).status).toBe(403)
    expect(codeOf(await require_(tenant, 7))).toBe("own_second_factor_missing")
    await enrollTotp(app, tenant.owner)
    for (const days of [-1, 31, 1.5]) expect((await require_(tenant, days)).status).toBe(422)
    expect((await require_(tenant, 30)).status).toBe(204)
  })

  it("lists who has none, lets them in until the day, and notifies them", async () => {
    const { tenant, member } = await scene()
    expect(await requirement(tenant)).toMatchObject({
      required_from: null,
      missing: [{ user_id: member.user.id, full_name: "Mia Manager", role: "manager" }]
    })
    expect(await byWhen(member)).toBe(null)
    await require_(tenant, 7)
    const { required_from } = await requirement(tenant)
    expect((required_from?.getTime() ?? 0) / 86_400_000 - Date.now() / 86_400_000).toBeCloseTo(7, 1)
    expect((await read(tenant, member)).status).toBe(200)
    expect(await byWhen(member)).toBe(required_from?.toISOString())
    expect(await byWhen(tenant.owner)).toBe(null)
    const { rows } = await app.admin.query(
      "select data -> 'awaiting' as awaiting from app.outbox where name = 'SecondFactorRequirementChanged' and organization_id = $1",
      [tenant.id]
    )
    expect(rows).toEqual([{ awaiting: [member.user.id] }])
    const reminded = await callEndpoint(app, RemindOfSecondFactor, {
      token: tenant.owner.access_token,
      params: tenant.params()
    })
    expect(reminded.status).toBe(202)
  })

  it("refuses members without one from then on, also their streams; their account remains theirs", async () => {
    const { tenant, member } = await scene()
    await require_(tenant, 0)
    const refused = await read(tenant, member)
    expect(refused).toMatchObject({ status: 403 })
    expect(codeOf(await call(app, "GET", path(tenant, "/members"), { token: member.access_token }))).toBe(
      "second_factor_required_by_organization"
    )
    const entered = await Effect.runPromise(
      Effect.provide(
        Memberships.use((memberships) =>
          memberships.organizationsOfEach([member.user.id, tenant.owner.user.id])
        ),
        app.services.system
      )
    )
    expect([...entered.keys()]).toEqual([tenant.owner.user.id])
    const { rows } = await app.admin.query("select role from tenancy.enter($1, $2)", [
      tenant.id,
      member.user.id
    ])
    expect(rows).toEqual([{ role: null }])
    expect((await call(app, "GET", "/api/me", { token: member.access_token })).status).toBe(200)
    expect((await read(tenant, tenant.owner)).status).toBe(200)
  })

  it("hides from a member without one what their own log and notifications say about it", async () => {
    const { tenant, member } = await scene()
    const { access_token: token } = member
    await createCustomer(app, token, tenant.id, { name: "Confidential GmbH" })
    const said = async () => JSON.stringify((await call(app, "GET", "/api/me/audit-log", { token })).body)
    expect(await said()).toContain("Confidential GmbH")
    await require_(tenant, 0)
    await endGrace(tenant)
    expect(await said()).not.toContain("Confidential GmbH")
    await enrollTotp(app, member)
    expect(await said()).toContain("Confidential GmbH")
  })

  it("lets them in as soon as they have one, and no longer once the last one is removed", async () => {
    const { tenant, member } = await scene()
    await require_(tenant, 7)
    await endGrace(tenant)
    expect((await read(tenant, member)).status).toBe(403)
    const { id } = await enrollTotp(app, member)
    expect((await read(tenant, member)).status).toBe(200)
    expect((await requirement(tenant)).missing).toEqual([])
    await call(app, "DELETE", `/api/me/factors/${id}`, { token: member.access_token })
    expect((await read(tenant, member)).status).toBe(403)
  })

  it("can be switched off, after a proof", async () => {
    const { tenant, member } = await scene()
    await require_(tenant, 0)
    await app.admin.query("update identity.sessions set proven_at = now() - interval '1 hour'")
    expect(codeOf(await require_(tenant, null))).toBe("proof_required")
    await app.admin.query("update identity.sessions set proven_at = now()")
    expect((await require_(tenant, null)).status).toBe(204)
    expect((await read(tenant, member)).status).toBe(200)
  })

  it("lets people join, who then need one like the others", async () => {
    const { tenant } = await scene()
    await require_(tenant, 0)
    const late = await tenant.addMember("viewer")
    expect((await read(tenant, late)).status).toBe(403)
    expect(await byWhen(late)).not.toBe(null)
  })
})
