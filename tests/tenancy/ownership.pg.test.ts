import { TransferOwnership } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const roleOf = async ({ members }: Tenant, person: Person) =>
  (await members()).find((member) => member.user_id === person.user.id)?.role

const transfer = async (by: Person, { memberId, params }: Tenant, heir: Person) =>
  callEndpoint(app, TransferOwnership, {
    token: by.access_token,
    params: params(),
    body: { member_id: await memberId(heir) }
  })

describe("transferring ownership", () => {
  it("makes the recipient owner and the previous owner admin", async () => {
    const tenant = await createTenant(app)
    const heir = await tenant.addMember("viewer")
    expect((await transfer(tenant.owner, tenant, heir)).status).toBe(204)
    expect([await roleOf(tenant, heir), await roleOf(tenant, tenant.owner)]).toEqual(["owner", "admin"])
    expect(await transfer(tenant.owner, tenant, heir)).toMatchObject({ status: 403, code: "forbidden" })
  })

  it("refuses admins, and recipients who are owners already", async () => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    const second = await tenant.addMember("owner")
    expect(await transfer(admin, tenant, admin)).toMatchObject({ status: 403, code: "forbidden" })
    expect(await transfer(tenant.owner, tenant, second)).toMatchObject({ status: 409, code: "already_owner" })
    expect(await transfer(tenant.owner, tenant, tenant.owner)).toMatchObject({
      status: 409,
      code: "already_owner"
    })
  })
})
