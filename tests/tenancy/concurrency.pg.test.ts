import { ChangeMemberRole, LeaveOrganization, TransferOwnership } from "#tenancy/contract"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ofAge } from "../support/age.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson, mailedToken } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { accept, join } from "./requests.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const times = <A>(count: number, work: (index: number) => Promise<A>): Promise<ReadonlyArray<A>> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const countOf = (statuses: ReadonlyArray<{ readonly status: number }>, status: number): number =>
  statuses.filter((response) => response.status === status).length

const ownersOf = async (organizationId: string): Promise<number> => {
  const { rows } = await app.admin.query(
    "select count(*)::int as owners from tenancy.members where organization_id = $1 and role = 'owner'",
    [organizationId]
  )
  return rows[0].owners
}

describe("concurrent requests", () => {
  it("keep one owner when two owners demote each other", async () => {
    for (let round = 0; round < 8; round++) {
      const tenant = await createTenant(app)
      const second = await tenant.addMember("owner")
      const ids = [await tenant.memberId(second), await tenant.memberId(tenant.owner)]
      const responses = await Promise.all(
        [tenant.owner, second].map((by, index) =>
          callEndpoint(app, ChangeMemberRole, {
            token: by.access_token,
            params: tenant.params({ memberId: ids[index] ?? "" }),
            body: { role: "viewer" }
          })
        )
      )
      expect(countOf(responses, 204)).toBe(1)
      expect(await ownersOf(tenant.id)).toBe(1)
    }
  })

  it("keep one owner when both owners leave", async () => {
    for (let round = 0; round < 8; round++) {
      const tenant = await createTenant(app)
      const second = await tenant.addMember("owner")
      const responses = await Promise.all(
        [tenant.owner, second].map((by) =>
          callEndpoint(app, LeaveOrganization, { token: by.access_token, params: tenant.params() })
        )
      )
      expect([countOf(responses, 204), countOf(responses, 409)]).toEqual([1, 1])
      expect(await ownersOf(tenant.id)).toBe(1)
    }
  })

  it("transfer ownership to one of two members", async () => {
    const tenant = await createTenant(app)
    const heirs = [await tenant.addMember("admin"), await tenant.addMember("admin")]
    const ids = await Promise.all(heirs.map(tenant.memberId))
    const responses = await Promise.all(
      ids.map((id) =>
        callEndpoint(app, TransferOwnership, {
          token: tenant.owner.access_token,
          params: tenant.params(),
          body: { member_id: id }
        })
      )
    )
    expect([countOf(responses, 204), countOf(responses, 403)]).toEqual([1, 1])
    expect(await ownersOf(tenant.id)).toBe(1)
  })

  it("create one membership from 100 acceptances", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "driver")
    const token = await mailedToken(app, ada.email)
    const [joined, accepted] = await Promise.all([
      times(50, () => join(app, ada, token)),
      times(50, () => accept(app, ada, value.id))
    ])
    expect([countOf(joined, 201), countOf(accepted, 200)]).toEqual([50, 50])
    expect(await tenant.members()).toHaveLength(2)
    const { rowCount } = await app.admin.query(
      "select from app.outbox where organization_id = $1 and name in ('MemberJoined', 'InvitationAccepted')",
      [tenant.id]
    )
    expect(rowCount).toBe(2)
  })

  it("create one invitation from ten to the same address", async () => {
    const tenant = await createTenant(app)
    const responses = await times(10, () => tenant.invite("wanted@example.com", "driver"))
    expect(countOf(responses, 201)).toBe(1)
    expect(responses.filter(({ code }) => code === "already_invited")).toHaveLength(9)
    const { rowCount } = await app.admin.query("select from app.mails where recipient = 'wanted@example.com'")
    expect(rowCount).toBe(1)
  })

  it("stop at exactly the daily limit of invitations", async () => {
    const tenant = await createTenant(app)
    await ofAge(app, tenant.id)
    await tenant.invite("limit@example.com", "driver")
    await app.admin.query("update app.senders set invitations = 95 where id = $1", [tenant.id])
    const responses = await times(12, (index) => tenant.invite(`limit${index}@example.com`, "driver"))
    expect(countOf(responses, 201)).toBe(5)
    expect(countOf(responses, 429)).toBe(7)
  })

  it("assign no role above the inviter's new one during a demotion", async () => {
    for (let round = 0; round < 8; round++) {
      const tenant = await createTenant(app)
      const [admin, late] = [await tenant.addMember("admin"), await createPerson(app)]
      const memberId = await tenant.memberId(admin)
      const [, invited] = await Promise.all([
        callEndpoint(app, ChangeMemberRole, {
          token: tenant.owner.access_token,
          params: tenant.params({ memberId }),
          body: { role: "viewer" }
        }),
        tenant.invite(late.email, "admin", admin)
      ])
      // Sent before the demotion, it cannot be accepted; after it, sending was refused.
      if (invited.status === 201)
        expect(await accept(app, late, invited.value.id)).toMatchObject({ status: 410 })
      else expect(invited).toMatchObject({ status: 403, code: "forbidden" })
      expect(await tenant.members()).toHaveLength(2)
    }
  })
})

/** A connection with the application's role, in one organization. */
const inside = async (organizationId: string): Promise<Client> => {
  const client = new Client({ connectionString: app.urls.application })
  await client.connect()
  await client.query("begin")
  await client.query("select set_config('app.organization_id', $1, true)", [organizationId])
  return client
}

/** Resolves once the connection's statement waits for a lock or has finished. */
const waitsOrEnds = async (client: Client, statement: Promise<unknown>): Promise<"waits" | "ended"> => {
  const ended = statement.then(
    () => true,
    () => true
  )
  const blocked = "select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'"
  for (;;) {
    // The connection's server process, which the client's type lacks.
    const { rowCount } = await app.admin.query(blocked, [Reflect.get(client, "processID")])
    if (rowCount === 1) return "waits"
    if (await Promise.race([ended, Promise.resolve(false)])) return "ended"
  }
}

describe("database constraints", () => {
  it("refuse the second of two concurrent statements that would leave no owner", async () => {
    const tenant = await createTenant(app)
    const second = await tenant.addMember("owner")
    const demote = "update tenancy.members set role = 'admin' where user_id = $1"
    const [one, two] = [await inside(tenant.id), await inside(tenant.id)]
    try {
      await one.query(demote, [tenant.owner.user.id])
      const waiting = two.query(demote, [second.user.id])
      expect(await waitsOrEnds(two, waiting)).toBe("waits")
      const refused = expect(waiting).rejects.toMatchObject({ code: "23514", constraint: "an_owner_remains" })
      await one.query("commit")
      await refused
    } finally {
      await Promise.all([one.end(), two.end()])
    }
    expect(await ownersOf(tenant.id)).toBe(1)
  })

  it("refuse to delete the last owner, but not the organization", async () => {
    const tenant = await createTenant(app)
    const client = await inside(tenant.id)
    try {
      await expect(client.query("delete from tenancy.members")).rejects.toMatchObject({
        constraint: "an_owner_remains"
      })
    } finally {
      await client.end()
    }
    await app.admin.query("delete from tenancy.organizations where id = $1", [tenant.id])
    expect(await ownersOf(tenant.id)).toBe(0)
  })

  it("allow one membership per person and one pending invitation per address", async () => {
    const tenant = await createTenant(app)
    await tenant.invite("twice@example.com", "driver")
    const client = await inside(tenant.id)
    try {
      await client.query("savepoint here")
      await expect(
        client.query(
          `insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
           values ($1, gen_random_uuid(), $2, 'viewer', 'active', now(), now())`,
          [tenant.id, tenant.owner.user.id]
        )
      ).rejects.toMatchObject({ constraint: "one_membership" })
      await client.query("rollback to here")
      await expect(
        client.query(
          `insert into tenancy.invitations (organization_id, id, invited_name, email, role, status, token_hash,
             expires_at, invited_by, created_at)
           values ($1, gen_random_uuid(), 'X', 'twice@example.com', 'viewer', 'pending', sha256('x'), now(), $2, now())`,
          [tenant.id, tenant.owner.user.id]
        )
      ).rejects.toMatchObject({ constraint: "one_pending_invitation" })
    } finally {
      await client.end()
    }
  })
})
