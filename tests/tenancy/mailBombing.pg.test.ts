import { InviteMember, ResendInvitation } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createOrganization, createPerson } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const VICTIM = "victim@example.com"

describe("flooding a mailbox with invitations from many organizations", () => {
  it("stops after 10 emails to one address, while others can still invite it", async () => {
    const attacker = await createPerson(app)
    const statuses: Array<number> = []
    const record = ({ status }: { readonly status: number }) => statuses.push(status)
    const flood = async () => {
      const params = { organizationId: await createOrganization(app, attacker.access_token) }
      const token = attacker.access_token
      const body = { invited_name: "V", email: VICTIM, role: "viewer" as const }
      const invited = await callEndpoint(app, InviteMember, { token, params, body })
      record(invited)
      if (invited.status !== 201) return
      const resend = { token, params: { ...params, invitationId: invited.value.id } }
      for (let time = 0; time < 5; time++) record(await callEndpoint(app, ResendInvitation, resend))
    }
    for (let organization = 0; organization < 3; organization++) await flood()
    expect(statuses.filter((status) => status < 300)).toHaveLength(10)
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
    const { rows } = await app.admin.query(
      "select count(*)::int as mails from app.mails where recipient = $1",
      [VICTIM]
    )
    expect(rows).toEqual([{ mails: 10 }])
    expect((await (await createTenant(app)).invite(VICTIM, "viewer")).status).toBe(201)
  })
})
