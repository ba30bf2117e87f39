import {
  ChangeMemberRole,
  InviteMember,
  LeaveOrganization,
  RemoveMember,
  ResendInvitation
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { createApiToken, EVERYTHING } from "../tokens/support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** An organization with two owners, an admin and an invited owner, and what is done to them. */
const scene = async () => {
  const tenant = await createTenant(app)
  const [second, admin] = [await tenant.addMember("owner"), await tenant.addMember("admin")]
  const { params, memberId } = tenant
  const invite = (token: string, role: "owner" | "viewer", email: string) =>
    callEndpoint(app, InviteMember, { token, params: params(), body: { invited_name: "Ines", email, role } })
  const changeRole = async (token: string, person: Person, role: "owner" | "admin" | "viewer") =>
    callEndpoint(app, ChangeMemberRole, {
      token,
      params: params({ memberId: await memberId(person) }),
      body: { role }
    })
  const email = `ines-${tenant.id}@example.com`
  await invite(tenant.owner.access_token, "owner", email)
  const [invitation] = await tenant.invitations()
  const aboutOwners = (token: string) =>
    Promise.all([
      changeRole(token, admin, "owner"),
      changeRole(token, second, "admin"),
      invite(token, "owner", `another-${tenant.id}@example.com`),
      callEndpoint(app, ResendInvitation, { token, params: params({ invitationId: invitation?.id ?? "" }) }),
      memberId(second).then((id) =>
        callEndpoint(app, RemoveMember, { token, params: params({ memberId: id }) })
      )
    ])
  return { tenant, admin, invite, changeRole, aboutOwners }
}

const forgetProof = ({ user }: Person) =>
  app.admin.query(
    "update identity.sessions set proven_at = now() - interval '301 seconds' where user_id = $1",
    [user.id]
  )

describe("who owns an organization", () => {
  it("is changed only by owners who have just proven who they are", async () => {
    const { tenant, admin, invite, changeRole, aboutOwners } = await scene()
    const { owner } = tenant
    await forgetProof(owner)
    const leave = await callEndpoint(app, LeaveOrganization, {
      token: owner.access_token,
      params: tenant.params()
    })
    for (const reply of [...(await aboutOwners(owner.access_token)), leave])
      expect(reply).toMatchObject({ status: 403, code: "proof_required" })
    expect((await changeRole(owner.access_token, admin, "viewer")).status).toBe(204)
    expect((await invite(owner.access_token, "viewer", `viewer-${tenant.id}@example.com`)).status).toBe(201)
  })

  it("is not changed with an API token", async () => {
    const { tenant, admin, changeRole, aboutOwners } = await scene()
    const { token } = await createApiToken(app, tenant.owner, { scopes: EVERYTHING })
    for (const reply of await aboutOwners(token))
      expect(reply).toMatchObject({ status: 403, code: "proof_required" })
    expect((await changeRole(token, admin, "viewer")).status).toBe(204)
  })
})
