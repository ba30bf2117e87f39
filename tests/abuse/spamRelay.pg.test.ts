import type { EmailAddress } from "#kernel"
import { CreateCustomer } from "#customers/contract"
import { SendCustomerEmail } from "#messaging/contract"
import { CreateOrganization, EditOrganization, InviteMember } from "#tenancy/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createMessagingTenant } from "../messaging/customerEmailScene.ts"
import { ofAge } from "../support/age.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createOrganization, createPerson, type Person, signUp } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const countOf = (statuses: ReadonlyArray<number>, status: number) =>
  statuses.filter((one) => one === status).length

/** An organization of this person that emails its customers. */
const createRelay = async ({ access_token: token }: Person) => {
  const params = { organizationId: await createOrganization(app, token) }
  await callEndpoint(app, EditOrganization, { token, params, body: { customer_email: true } })
  return {
    id: params.organizationId,
    invite: async (email: string) => {
      const body = { invited_name: "V", email, role: "viewer" as const }
      return (await callEndpoint(app, InviteMember, { token, params, body })).status
    },
    write: async (email: string) => {
      const fields = { name: "V", email, phone: null, notes: null }
      const customer = await callEndpoint(app, CreateCustomer, { token, params, body: fields })
      const mail = { subject: "Payroll", content: "Sign in at https://pay.example.", client_id: randomUUID() }
      const body = { customer_id: customer.value.id, ...mail }
      return (await callEndpoint(app, SendCustomerEmail, { token, params, body })).status
    }
  }
}

const mailsFrom = async (person: Person): Promise<number> =>
  (await app.admin.query("select count(*)::int as n from app.mails where sender_id = $1", [person.user.id]))
    .rows[0].n

/** Sets how many invitations an account or organization has sent today. */
const setInvitations = (id: string, sent: number) =>
  app.admin.query("update app.senders set invitations = $2 where id = $1", [id, sent])

describe("known flaw: a new account sends 200 emails and 199 invitations to strangers", () => {
  it("sends 20 of each on its first day, over all its organizations", async () => {
    const spammer = await createPerson(app)
    const relays = [await createRelay(spammer), await createRelay(spammer), await createRelay(spammer)]
    const written: Array<number> = []
    const invited: Array<number> = []
    for (let n = 0; n < 8; n++)
      for (const [index, relay] of relays.entries()) {
        written.push(await relay.write(`c${n}.${index}@victims.example`))
        invited.push(await relay.invite(`i${n}.${index}@victims.example`))
      }
    expect([countOf(written, 201), countOf(written, 429)]).toEqual([20, 4])
    expect([countOf(invited, 201), countOf(invited, 429)]).toEqual([20, 4])
    expect(await mailsFrom(spammer)).toBe(40)
  })

  it("sends no more with concurrent requests", async () => {
    const spammer = await createPerson(app)
    const relays = [await createRelay(spammer), await createRelay(spammer)]
    for (const relay of relays) await relay.invite(`first-${relay.id}@victims.example`)
    await setInvitations(spammer.user.id, 17)
    const invited = await Promise.all(
      relays.flatMap((relay) => [1, 2, 3].map((n) => relay.invite(`next${n}-${relay.id}@victims.example`)))
    )
    expect([countOf(invited, 201), countOf(invited, 429)]).toEqual([3, 3])
    expect(await mailsFrom(spammer)).toBe(5)
  })

  it("sends no more through many accounts in one new organization", async () => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    await setInvitations(tenant.id, 17)
    const invited: Array<number> = []
    for (const n of [1, 2, 3])
      for (const by of [tenant.owner, admin])
        invited.push((await tenant.invite(`house${n}.${by.user.id}@victims.example`, "viewer", by)).status)
    expect([countOf(invited, 201), countOf(invited, 429)]).toEqual([3, 3])
  })

  it("sends nothing with an unverified address", async () => {
    const stranger = await signUp(app)
    const relay = await createRelay(stranger)
    expect([await relay.invite("a@victims.example"), await relay.write("a@victims.example")]).toEqual([
      403, 403
    ])
    expect(await mailsFrom(stranger)).toBe(0)
  })

  it("does not keep a new depot from inviting a team of 15, nor an established one from sending 200", async () => {
    const tenant = await createTenant(app)
    const team: Array<number> = []
    for (let n = 0; n < 15; n++) team.push((await tenant.invite(`team${n}@depot.example`, "driver")).status)
    expect(countOf(team, 201)).toBe(15)
    const house = await createMessagingTenant(app)
    await ofAge(app, house.id)
    const customers = await Promise.all(
      Array.from({ length: 22 }, (_, n) => house.customer({ email: `regular${n}@example.com` }))
    )
    for (const { id } of customers) expect((await house.send({ customer_id: id })).status).toBe(201)
  })
})

describe("known flaw: a name turns an email into a link or poses as someone else", () => {
  const PAYROLL = "Payroll Department https://pay.example/login"

  it("is refused when a person signs up or an organization is created", async () => {
    const body = { email: "payroll@example.com", password: "long enough for us", full_name: PAYROLL }
    const refused = await app.request("/api/public/sign-up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain("Full Name must not contain a web address.")
    const { access_token: token } = await createPerson(app)
    expect(
      await callEndpoint(app, CreateOrganization, { token, body: { name: PAYROLL, industry: "fleet" } })
    ).toMatchObject({ status: 422, text: expect.stringContaining("contains_web_address") })
  })

  it("never reaches a header, when it was stored before", async () => {
    const tenant = await createMessagingTenant(app)
    await app.admin.query("update identity.profiles set full_name = $1 where user_id = $2", [
      PAYROLL,
      tenant.owner.user.id
    ])
    await app.admin.query("update tenancy.organizations set name = $1 where id = $2", [
      "Motorpool Security @ pay.com",
      tenant.id
    ])
    const customer = await tenant.customer({ email: "header@victims.example" })
    await tenant.send({ customer_id: customer.id })
    expect((await app.lastMail("header@victims.example")).replyTo).toEqual({
      name: "Payroll Department https: pay. example/login (— Security pay. com)",
      address: tenant.owner.email as EmailAddress
    })
    await tenant.invite("invited@victims.example", "viewer")
    const { subject, text } = await app.lastMail("invited@victims.example")
    expect(subject).toBe("Payroll Department https: pay. example/login invited you to — Security pay. com")
    expect(text).not.toMatch(/pay\.example|pay\.com|Motorpool Security/)
  })
})
