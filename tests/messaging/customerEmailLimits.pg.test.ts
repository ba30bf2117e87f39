import { atInstant, OrganizationId, UserId } from "#kernel"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { takeAllowance } from "../../infra/mail/takeAllowance.ts"
import { ofAge } from "../support/age.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson } from "../support/seeds.ts"
import { createMessagingTenant, type MessagingTenant } from "./customerEmailScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** An organization of age, which has sent this many emails today or on another day. */
const createTenantWith = async (
  sent: number,
  day = "(now() at time zone 'UTC')::date"
): Promise<MessagingTenant> => {
  const tenant = await createMessagingTenant(app)
  await ofAge(app, tenant.id)
  await app.admin.query(
    `insert into app.senders (id, kind, since, day, customer_emails) values ($1, 'organization', now(), ${day}, $2)`,
    [tenant.id, sent]
  )
  return tenant
}

const sentToday = async (tenant: MessagingTenant): Promise<number> => {
  const { rows } = await app.admin.query("select customer_emails from app.senders where id = $1", [tenant.id])
  return rows[0].customer_emails
}

const today = () => new Date().toISOString().slice(0, 10)

/** A test that must start and end on the same day, so it is repeated when midnight passes during it. */
const withinOneDay = (test: () => Promise<void>) => async () => {
  for (let day = ""; day !== today();) {
    day = today()
    await test().catch((cause: unknown) => {
      if (day === today()) throw cause
    })
  }
}

describe("an organization's limit of 200 emails a day", () => {
  it(
    "allows the 200th, refuses the 201st with a message and stores nothing",
    withinOneDay(async () => {
      const tenant = await createTenantWith(199)
      const email = `${tenant.id}@example.com`
      const customer = await tenant.customer({ email })
      expect((await tenant.send({ customer_id: customer.id })).status).toBe(201)
      expect(await tenant.send({ customer_id: customer.id })).toMatchObject({
        status: 429,
        code: "sending_limit_reached",
        detail: "Your organization can send 200 customer emails a day. Try again tomorrow."
      })
      expect(await tenant.emails()).toHaveLength(1)
      expect(await sentToday(tenant)).toBe(200)
      const { rowCount } = await app.admin.query("select from app.mails where recipient = $1", [email])
      expect(rowCount).toBe(1)
    })
  )

  it(
    "applies to concurrent sends of different users",
    withinOneDay(async () => {
      const tenant = await createTenantWith(195)
      const people = [tenant.owner, await tenant.addMember("agent"), await tenant.addMember("sales")]
      const customers = await Promise.all(
        [0, 1, 2, 3].map((n) => tenant.customer({ email: `atonce${n}@example.com` }))
      )
      const responses = await Promise.all(
        people.flatMap((by) => customers.map(({ id }) => tenant.send({ customer_id: id }, by)))
      )
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(5)
      expect(responses.filter(({ code }) => code === "sending_limit_reached")).toHaveLength(7)
      expect(await tenant.emails()).toHaveLength(5)
    })
  )

  it("resets at midnight UTC, whatever the server's time zone", async () => {
    const tenant = await createTenantWith(199, "date '2026-03-29'")
    const sender = {
      account: { id: UserId.make(tenant.owner.user.id), since: new Date(0) },
      organization: { id: OrganizationId.make(tenant.id), since: new Date(0) }
    }
    const count = async (at: string) => {
      await Effect.runPromise(
        takeAllowance(sender, "customer emails").pipe(
          atInstant(new Date(at)),
          Effect.provide(app.services.system)
        )
      )
      return sentToday(tenant)
    }
    expect(await count("2026-03-29T23:59:59.999Z")).toBe(200)
    expect(await count("2026-03-30T00:00:00.000Z")).toBe(1)
    expect(await count("2026-03-30T00:00:00.001Z")).toBe(2)
    expect(await count("2026-03-30T23:59:59.999Z")).toBe(3)
  })

  it(
    "is separate for each organization",
    withinOneDay(async () => {
      const [full, free] = [await createTenantWith(200), await createTenantWith(0)]
      const customers = [
        await full.customer({ email: "f@example.com" }),
        await free.customer({ email: "f@example.com" })
      ]
      expect((await full.send({ customer_id: customers[0]?.id ?? "" })).status).toBe(429)
      expect((await free.send({ customer_id: customers[1]?.id ?? "" })).status).toBe(201)
    })
  )
})

describe("known flaw: flooding a mailbox from organizations created for it", () => {
  it("ends after 20 emails of one user to one address, while others can still write there", async () => {
    const attacker = await createPerson(app)
    const houses = [await createMessagingTenant(app), await createMessagingTenant(app)]
    const statuses: Array<number> = []
    for (const tenant of houses) {
      await app.admin.query("update tenancy.members set user_id = $1 where organization_id = $2", [
        attacker.user.id,
        tenant.id
      ])
      const own = { ...tenant, owner: attacker }
      const customer = await tenant.create({ email: "victim@example.com" }, attacker)
      for (let time = 0; time < 12; time++)
        statuses.push((await own.send({ customer_id: customer.value.id }, attacker)).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    const other = await createMessagingTenant(app)
    const customer = await other.customer({ email: "victim@example.com" })
    expect((await other.send({ customer_id: customer.id })).status).toBe(201)
  })
})
