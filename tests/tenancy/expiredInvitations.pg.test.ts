import { RemoveMember, ResendInvitation } from "#tenancy/contract"
import { tenancyModule } from "#tenancy/module"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(() => app.admin.query("delete from tenancy.organizations"))

const job = tenancyModule.jobs.find(({ name }) => name === "tenancy.notify-of-expired-invitations")

/** Runs the job as its worker does, with the system role. */
const runJob = () => Effect.runPromiseWith(app.services.system)(job?.run({}) ?? Effect.die("No such job."))

const expireAll = () =>
  app.admin.query(
    "update tenancy.invitations set expires_at = now() - interval '1 second' where status = 'pending'"
  )

const notified = async (organizationId: string) => {
  const mails = await app.admin.query(
    "select recipient from app.mails where kind = 'tenancy.invitation-expired' and organization_id = $1",
    [organizationId]
  )
  const events = await app.admin.query(
    "select data from app.outbox where name = 'InvitationExpired' and organization_id = $1",
    [organizationId]
  )
  return {
    mails: mails.rows.map(({ recipient }) => recipient),
    events: events.rows.map(({ data }) => data.invitationId)
  }
}

describe("the job that notifies of expired invitations", () => {
  it("runs every 10 minutes for all organizations", () => {
    expect(job).toMatchObject({ cron: "*/10 * * * *", role: "system" })
  })

  it("notifies each inviter once across repeated and concurrent runs", async () => {
    const [one, two] = [await createTenant(app, "One"), await createTenant(app, "Two")]
    const first = (await one.invite("silent@example.com", "viewer")).value.id
    const second = (await two.invite("silent@example.com", "viewer")).value.id
    await runJob()
    expect(await notified(one.id)).toEqual({ mails: [], events: [] })
    await expireAll()
    await Promise.all([runJob(), runJob(), runJob()])
    await runJob()
    expect(await notified(one.id)).toEqual({ mails: [one.owner.email], events: [first] })
    expect(await notified(two.id)).toEqual({ mails: [two.owner.email], events: [second] })
    expect((await app.lastMail(one.owner.email)).text).toContain("silent@example.com")
  })

  it("notifies again when a resent invitation expires", async () => {
    const tenant = await createTenant(app)
    const { value } = await tenant.invite("twice@example.com", "viewer")
    await expireAll()
    await runJob()
    await callEndpoint(app, ResendInvitation, {
      token: tenant.owner.access_token,
      params: tenant.params({ invitationId: value.id })
    })
    await runJob()
    expect((await notified(tenant.id)).mails).toHaveLength(1)
    await expireAll()
    await runJob()
    expect((await notified(tenant.id)).mails).toHaveLength(2)
  })

  it("skips closed invitations and inviters who have left", async () => {
    const tenant = await createTenant(app)
    const manager = await tenant.addMember("manager")
    await tenant.invite("left@example.com", "viewer", manager)
    const params = tenant.params({ memberId: await tenant.memberId(manager) })
    await callEndpoint(app, RemoveMember, { token: tenant.owner.access_token, params })
    await expireAll()
    await runJob()
    expect(await notified(tenant.id)).toMatchObject({ mails: [], events: [expect.any(String)] })
  })

  it("writes in the inviter's language", async () => {
    const tenant = await createTenant(app)
    await call(app, "PATCH", "/api/me/profile", { token: tenant.owner.access_token, body: { locale: "es" } })
    await tenant.invite("callado@example.com", "viewer")
    await expireAll()
    await runJob()
    expect((await app.lastMail(tenant.owner.email)).subject).toBe(
      "Ada Driver no ha respondido a su invitación"
    )
  })

  it("processes more than one batch", async () => {
    const tenant = await createTenant(app)
    await app.admin.query(
      `insert into tenancy.invitations (organization_id, id, invited_name, email, role, status, token_hash,
         expires_at, invited_by, created_at)
       select $1, gen_random_uuid(), 'X', 'many' || n || '@example.com', 'viewer', 'pending',
         sha256(convert_to('many' || n, 'UTF8')), now() - interval '1 day', $2, now()
       from generate_series(1, 205) as n`,
      [tenant.id, tenant.owner.user.id]
    )
    await runJob()
    expect((await notified(tenant.id)).events).toHaveLength(205)
  })
})
