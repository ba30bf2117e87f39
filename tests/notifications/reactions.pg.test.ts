import type { Role } from "#kernel"
import { EditProfile } from "#identity/contract"
import type { NotificationView } from "#notifications/contract"
import {
  ChangeMemberRole,
  DeclineInvitation,
  LeaveOrganization,
  MyInvitations,
  RemoveMember
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { behindProxy } from "../identity/support.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson, type Person, signUp } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { accept } from "../tenancy/requests.ts"
import { reactTo, listOf, newestEvent, react, runJob } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const newest = async (person: Person): Promise<Partial<NotificationView> | undefined> => {
  const [first] = (await listOf(app, person)).items
  if (first === undefined) return undefined
  const { kind, title, message, link, organization_id } = first
  return { kind, title, message, link, organization_id }
}

const switchToSpanish = ({ access_token: token }: Person) =>
  callEndpoint(app, EditProfile, { token, body: { locale: "es" } })

const giveRole = async (tenant: Tenant, person: Person, role: Role) =>
  callEndpoint(app, ChangeMemberRole, {
    token: tenant.owner.access_token,
    params: tenant.params({ memberId: await tenant.memberId(person) }),
    body: { role }
  })

const remove = async (tenant: Tenant, person: Person) =>
  callEndpoint(app, RemoveMember, {
    token: tenant.owner.access_token,
    params: tenant.params({ memberId: await tenant.memberId(person) })
  })

/** A person with an account and a pending invitation. */
const invited = async (tenant: Tenant, name = "Ina Invited") => {
  const person = await createPerson(app, name)
  await tenant.invite(person.email, "driver")
  const offers = await callEndpoint(app, MyInvitations, { token: person.access_token })
  return { person, invitationId: offers.value.items[0]?.id ?? "" }
}

describe("a changed role", () => {
  it("notifies the member in their language", async () => {
    const tenant = await createTenant(app, "Harbour Depot")
    const [ada, eva] = [await tenant.addMember("viewer"), await tenant.addMember("viewer")]
    await switchToSpanish(eva)
    await giveRole(tenant, ada, "agent")
    await react(app, "MemberRoleChanged")
    expect(await newest(ada)).toEqual({
      kind: "role_changed",
      title: "Your role in Harbour Depot changed",
      message: "Your new role: rental agent.",
      link: "/organization",
      organization_id: tenant.id
    })
    await giveRole(tenant, eva, "driver")
    await react(app, "MemberRoleChanged")
    expect(await newest(eva)).toMatchObject({
      title: "Su rol en Harbour Depot ha cambiado",
      message: "Su nuevo rol: conductor."
    })
    expect((await listOf(app, tenant.owner)).items).toEqual([])
  })

  it("notifies once, however often the job runs and in however many processes", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("viewer")
    await giveRole(tenant, ada, "manager")
    await Promise.all([1, 2, 3, 4].map(() => react(app, "MemberRoleChanged")))
    await react(app, "MemberRoleChanged")
    expect((await listOf(app, ada)).items).toHaveLength(1)
    const { rows } = await app.admin.query(
      "select id from app.mails where recipient = $1 and kind = 'notifications.role_changed'",
      [ada.email]
    )
    expect(rows).toHaveLength(1)
    await giveRole(tenant, ada, "viewer")
    await react(app, "MemberRoleChanged")
    expect((await listOf(app, ada)).items).toHaveLength(2)
  })

  it("does not notify a user who has left in the meantime", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("viewer")
    await giveRole(tenant, ada, "manager")
    await remove(tenant, ada)
    await react(app, "MemberRoleChanged")
    expect((await listOf(app, ada)).items).toEqual([])
  })
})

describe("the end of a membership", () => {
  it("notifies a removed member", async () => {
    const tenant = await createTenant(app, "Harbour Depot")
    const ada = await tenant.addMember("viewer")
    await remove(tenant, ada)
    await react(app, "MemberRemoved")
    expect(await newest(ada)).toEqual({
      kind: "member_removed",
      title: "You were removed from Harbour Depot",
      message: "You no longer have access to Harbour Depot and its data.",
      link: null,
      organization_id: tenant.id
    })
  })

  it("does not notify a member who left", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("viewer")
    await callEndpoint(app, LeaveOrganization, { token: ada.access_token, params: tenant.params() })
    await react(app, "MemberRemoved")
    expect((await listOf(app, ada)).items).toEqual([])
  })
})

describe("an invitation", () => {
  it("notifies the account with the verified address, without a second email", async () => {
    const tenant = await createTenant(app, "Harbour Depot")
    const { person } = await invited(tenant)
    await react(app, "InvitationSent")
    expect(await newest(person)).toEqual({
      kind: "invitation_received",
      title: "Invitation to join Harbour Depot",
      message: "You're invited to Harbour Depot. Accept or decline under Invitations.",
      link: "/dashboard?notifications=invitations",
      organization_id: tenant.id
    })
    const { rows } = await app.admin.query("select kind from app.mails where recipient = $1", [person.email])
    expect(rows.filter(({ kind }) => kind.startsWith("notifications."))).toEqual([])
  })

  it("notifies no one while the address is unverified or has no account", async () => {
    const tenant = await createTenant(app)
    const stranger = await signUp(app, "Not Proven")
    await tenant.invite(stranger.email, "driver")
    await react(app, "InvitationSent")
    expect((await listOf(app, stranger)).items).toEqual([])
    await tenant.invite("nobody.at.all@example.com", "driver")
    await react(app, "InvitationSent")
    const { rows } = await app.admin.query("select 1 from notifications.notifications where event_id = $1", [
      (await newestEvent(app, "InvitationSent")).id
    ])
    expect(rows).toEqual([])
  })

  it("does not notify a user who has joined in the meantime", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("viewer")
    await reactTo(app, await newestEvent(app, "InvitationSent", tenant.id))
    expect((await listOf(app, ada)).items).toEqual([])
  })

  it("notifies the inviter when accepted, and marks the invitee's notification as read", async () => {
    const tenant = await createTenant(app, "Harbour Depot")
    const { person, invitationId } = await invited(tenant)
    await react(app, "InvitationSent")
    expect((await listOf(app, person)).unread).toBe(1)
    await accept(app, person, invitationId)
    await react(app, "InvitationAccepted")
    expect(await newest(tenant.owner)).toEqual({
      kind: "invitation_accepted",
      title: "Ina Invited accepted your invitation",
      message: "Ina Invited is now a member of Harbour Depot.",
      link: "/organization",
      organization_id: tenant.id
    })
    expect((await listOf(app, person)).unread).toBe(0)
  })

  it("notifies the inviter when declined", async () => {
    const tenant = await createTenant(app, "Harbour Depot")
    const { person, invitationId } = await invited(tenant)
    await callEndpoint(app, DeclineInvitation, { token: person.access_token, params: { invitationId } })
    await react(app, "InvitationDeclined")
    expect(await newest(tenant.owner)).toMatchObject({
      kind: "invitation_declined",
      title: "Ina Invited declined your invitation",
      message: "Ina Invited won't join Harbour Depot."
    })
  })

  it("notifies the inviter when expired, and only tenancy emails", async () => {
    const tenant = await createTenant(app, "Harbour Depot")
    await tenant.invite("silent@example.com", "viewer")
    await app.admin.query("update tenancy.invitations set expires_at = now() where status = 'pending'")
    await runJob(app, "tenancy.notify-of-expired-invitations")
    await reactTo(app, await newestEvent(app, "InvitationExpired", tenant.id))
    expect(await newest(tenant.owner)).toEqual({
      kind: "invitation_expired",
      title: "Your invitation has expired",
      message: "Nobody responded to your invitation to Harbour Depot. You can resend it.",
      link: "/organization",
      organization_id: tenant.id
    })
    const mails = await app.admin.query<{ kind: string }>("select kind from app.mails where recipient = $1", [
      tenant.owner.email
    ])
    expect(mails.rows.filter(({ kind }) => kind.includes("expired"))).toEqual([
      { kind: "tenancy.invitation-expired" }
    ])
  })

  it("does not notify an inviter who has left", async () => {
    const tenant = await createTenant(app)
    const manager = await tenant.addMember("manager")
    const person = await createPerson(app)
    await tenant.invite(person.email, "driver", manager)
    const offers = await callEndpoint(app, MyInvitations, { token: person.access_token })
    const invitationId = offers.value.items[0]?.id ?? ""
    await callEndpoint(app, DeclineInvitation, { token: person.access_token, params: { invitationId } })
    await remove(tenant, manager)
    await react(app, "InvitationDeclined")
    expect((await listOf(app, manager)).items).toEqual([])
  })
})
