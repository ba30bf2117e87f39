import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type Dimo, newWallet, startDimo } from "../support/dimo/index.ts"
import { join } from "../support/seeds.ts"
import { type TelematicsTenant, createTelematicsTenant, rowsOf, runJob } from "./scene.ts"

let dimo: Dimo
let app: TestApp
let tenant: TelematicsTenant

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
  tenant = await createTelematicsTenant(app, dimo)
})
afterEach(() => dimo.reset())
afterAll(async () => {
  await app.stop()
  await dimo.stop()
})

const INVALID = [410, "connection_attempt_invalid"]
const REFUSED = [409, "token_refused"]

const outcome = async (completion: ReturnType<TelematicsTenant["complete"]>) => {
  const { status, code } = await completion
  return [status, code]
}

describe("an attempt to connect", () => {
  it("works once, however many requests use it concurrently", async () => {
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    const all = await Promise.all(Array.from({ length: 10 }, () => outcome(tenant.complete(ada, returned))))
    expect(all.filter(([status]) => status === 201)).toHaveLength(1)
    expect(all.filter(([status]) => status !== 201)).toEqual(Array.from({ length: 9 }, () => INVALID))
    expect(await outcome(tenant.complete(ada, returned))).toEqual(INVALID)
  })

  it("is used up by a failed proof", async () => {
    const ada = await tenant.addMember("driver")
    dimo.forge({ signature: "foreign" })
    const returned = await tenant.authorize(ada)
    const first = await tenant.complete(ada, returned)
    expect([first.code, first.detail]).toEqual(["token_refused", "Token exchange failed"])
    dimo.reset()
    expect(await outcome(tenant.complete(ada, { ...returned, token: dimo.token(newWallet()) }))).toEqual(
      INVALID
    )
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
  })

  it("is used up when the provider does not respond", async () => {
    const fresh = await startApp({ env: dimo.env })
    const ownTenant = await createTelematicsTenant(fresh, dimo)
    const returned = await ownTenant.authorize(ownTenant.owner)
    dimo.fail("keys", { kind: "status", status: 500 })
    const { code, detail } = await ownTenant.complete(ownTenant.owner, returned)
    expect([code, detail]).toEqual(["provider_unavailable", "Token exchange failed"])
    dimo.reset()
    expect(await outcome(ownTenant.complete(ownTenant.owner, returned))).toEqual(INVALID)
    await fresh.stop()
  })

  it("belongs to the user who started it, also within the organization", async () => {
    const [ada, eva] = [await tenant.addMember("driver"), await tenant.addMember("driver")]
    const returned = await tenant.authorize(ada)
    expect(await outcome(tenant.complete(eva, returned))).toEqual(INVALID)
    expect((await tenant.complete(ada, returned)).status).toBe(201)
  })

  it("is invalid for a user of another organization", async () => {
    const other = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    expect(await outcome(tenant.complete(other.owner, returned))).toEqual(INVALID)
    expect(await rowsOf(app, "dimo_tokens", other.owner)).toBe(0)
  })

  it("belongs to the browser that started it, whose secret others do not have", async () => {
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    const elsewhere = (await tenant.start(ada)).value.attempt
    expect(await outcome(tenant.complete(ada, { ...returned, attempt: "mp_ot_guessed" }))).toEqual(INVALID)
    expect(await outcome(tenant.complete(ada, { ...returned, attempt: elsewhere }))).toEqual(INVALID)
    expect((await tenant.complete(ada, returned)).status).toBe(201)
  })

  it("cannot be replaced by a valid token", async () => {
    const ada = await tenant.addMember("driver")
    const token = dimo.token(newWallet())
    expect(await outcome(tenant.complete(ada, { attempt: "", token }))).toEqual(INVALID)
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
  })

  it("cannot be completed with another attempt's response", async () => {
    const [ada, eva] = [await tenant.addMember("driver"), await tenant.addMember("driver")]
    const [hers, evas] = [await tenant.authorize(ada), await tenant.authorize(eva)]
    expect(await outcome(tenant.complete(eva, { ...hers, attempt: evas.attempt }))).toEqual(INVALID)
    expect(await rowsOf(app, "dimo_tokens", eva)).toBe(0)
  })

  it("is neither completed nor used up by a response that does not match it", async () => {
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    const { attempt } = returned
    for (const mismatched of [
      {},
      { code: "forged", state: "forged" },
      { token: dimo.token(newWallet()) },
      { token: dimo.token(newWallet()), echo: "forged" },
      { ...returned, state: "forged" }
    ])
      expect(await outcome(tenant.complete(ada, { ...mismatched, attempt }))).toEqual(INVALID)
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
    expect((await tenant.complete(ada, returned)).status).toBe(201)
  })

  it("cannot be completed by another user with a used token, though its own user may use it again", async () => {
    const [ada, eva] = [await tenant.addMember("driver"), await tenant.addMember("driver")]
    const other = await createTelematicsTenant(app, dimo)
    const hers = await tenant.authorize(ada)
    const stolen = { token: hers.token ?? "", wallet_address: hers.wallet_address ?? "" }
    const [evas, foreign] = [await tenant.authorize(eva), await other.authorize(other.owner)]
    const again = await tenant.authorize(ada)
    expect((await tenant.complete(ada, hers)).status).toBe(201)
    expect(await outcome(tenant.complete(eva, { ...evas, ...stolen }))).toEqual(REFUSED)
    expect(await outcome(other.complete(other.owner, { ...foreign, ...stolen }))).toEqual(REFUSED)
    for (const person of [eva, other.owner]) expect(await rowsOf(app, "dimo_tokens", person)).toBe(0)
    expect((await tenant.complete(ada, { ...again, ...stolen })).status).toBe(201)
  })

  it("is completed by one of two users with the same token", async () => {
    const other = await createTelematicsTenant(app, dimo)
    const [ada, wallet] = [await tenant.addMember("driver"), newWallet()]
    const [hers, foreign] = [await tenant.authorize(ada, wallet), await other.authorize(other.owner, wallet)]
    const stolen = { ...foreign, token: hers.token ?? "" }
    const both = await Promise.all([tenant.complete(ada, hers), other.complete(other.owner, stolen)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it("expires after ten minutes", async () => {
    const ada = await tenant.addMember("driver")
    const [late, inTime] = [await tenant.authorize(ada), await tenant.authorize(ada)]
    const age = async (minutes: number) => {
      await app.admin.query(
        `update telematics.attempts
         set started_at = now() - make_interval(mins => $2), expires_at = now() - make_interval(mins => $2) + interval '10 minutes'
         where user_id = $1`,
        [ada.user.id, minutes]
      )
    }
    await age(10)
    expect(await outcome(tenant.complete(ada, late))).toEqual(INVALID)
    await age(9)
    expect((await tenant.complete(ada, inTime)).status).toBe(201)
  })

  it("is deleted once it has expired", async () => {
    const ada = await tenant.addMember("driver")
    await tenant.connect(ada)
    await tenant.start(ada)
    await runJob(app, "telematics.purge-expired")
    expect([await rowsOf(app, "attempts", ada), await rowsOf(app, "proofs", ada)]).toEqual([1, 1])
    await app.admin.query(
      `update telematics.attempts set started_at = now() - interval '1 hour', expires_at = now() - interval '1 second' where user_id = $1`,
      [ada.user.id]
    )
    await app.admin.query(
      "update telematics.proofs set expires_at = now() - interval '1 second' where user_id = $1",
      [ada.user.id]
    )
    await runJob(app, "telematics.purge-expired")
    expect([await rowsOf(app, "attempts", ada), await rowsOf(app, "proofs", ada)]).toEqual([0, 0])
  })
})

describe("a user who has meanwhile", () => {
  it("left the organization cannot complete an attempt", async () => {
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    await tenant.leave(ada)
    expect(await outcome(tenant.complete(ada, returned))).toEqual(INVALID)
    expect(await rowsOf(app, "dimo_tokens", ada)).toBe(0)
  })

  it("moved to another organization cannot complete an attempt there", async () => {
    const other = await createTelematicsTenant(app, dimo)
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    await tenant.leave(ada)
    await other.invite(ada.email, "driver")
    await join(app, ada)
    expect(await outcome(other.complete(ada, returned))).toEqual(INVALID)
  })

  it("become a viewer cannot complete an attempt", async () => {
    const ada = await tenant.addMember("driver")
    const returned = await tenant.authorize(ada)
    await tenant.changeRole(ada, "viewer")
    expect(await outcome(tenant.complete(ada, returned))).toEqual(INVALID)
  })
})

describe("an attempt with a code", () => {
  it("connects once, and only with its own state", async () => {
    const withCodes = await startApp({ env: { ...dimo.env, DIMO_FLOW: "code" } })
    const ownTenant = await createTelematicsTenant(withCodes, dimo)
    const ada = await ownTenant.addMember("driver")
    const good = await ownTenant.authorize(ada)
    expect(good).toMatchObject({ code: expect.any(String), state: expect.any(String) })
    expect(await outcome(ownTenant.complete(ada, { ...good, state: "another" }))).toEqual(INVALID)
    const { state, ...stateless } = good
    expect(await outcome(ownTenant.complete(ada, stateless))).toEqual(INVALID)
    // The right state, but in the wrong parameter for this flow.
    const elsewhere = { ...(await ownTenant.authorize(ada)), echo: state ?? "" }
    expect(await outcome(ownTenant.complete(ada, elsewhere))).toEqual(INVALID)
    expect((await ownTenant.complete(ada, good)).status).toBe(201)
    expect(await outcome(ownTenant.complete(ada, good))).toEqual(INVALID)
    expect((await ownTenant.mine(ada)).state).toBe("connected")
    await withCodes.stop()
  })
})
