import { CurrentActor, type OrganizationId } from "#kernel"
import { connectionList, expireConnection } from "#telematics/operator"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { logged } from "../support/history.ts"
import { createPerson } from "../support/seeds.ts"
import { createTelematicsTenant } from "./scene.ts"

let dimo: Dimo
let app: TestApp

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
})
afterAll(async () => {
  await app.stop()
  await dimo.stop()
})

const operator = { _tag: "Operator", name: "root" } as const

it("an operator can list the connections of one organization or of all", async () => {
  const [first, second] = [await createTelematicsTenant(app, dimo), await createTelematicsTenant(app, dimo)]
  const wallet = await first.connect(first.owner)
  await second.connect(second.owner)
  const list = (id: OrganizationId | null) => Effect.runPromiseWith(app.services.system)(connectionList(id))
  const organizationId = (await first.mine(first.owner)).organization_id
  expect(await list(organizationId)).toMatchObject([{ wallet_address: wallet, user_id: first.owner.user.id }])
  expect(await list(null)).toHaveLength(2)
})

it("an operator can expire a connection, which its user sees and the audit log records", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  await tenant.connect(tenant.owner)
  const expire = () =>
    Effect.runPromiseWith(app.services.system)(
      Effect.flip(
        Effect.andThen(
          expireConnection(tenant.owner.user.id),
          // It has already expired.
          expireConnection(tenant.owner.user.id)
        )
      ).pipe(Effect.provideService(CurrentActor, operator))
    )
  expect((await expire())._tag).toBe("NotFound")
  expect([(await tenant.mine(tenant.owner)).state, await tenant.models()]).toEqual(["expired", []])
  expect(await logged(app, tenant, "provider.expired")).toEqual([{ subject: "DIMO", details: {} }])
})

it("an operator cannot expire the connection of a user without one", async () => {
  const { user } = await createPerson(app)
  const none = Effect.flip(expireConnection(user.id)).pipe(Effect.provideService(CurrentActor, operator))
  expect((await Effect.runPromiseWith(app.services.system)(none))._tag).toBe("NotFound")
})
