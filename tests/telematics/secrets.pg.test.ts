import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp } from "../support/app.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { mentions } from "../support/tables.ts"
import { type TelematicsTenant, createTelematicsTenant, runJob } from "./scene.ts"

let dimo: Dimo
const lines: Array<string> = []

beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  dimo = await startDimo()
})
afterAll(async () => {
  await dimo.stop()
  vi.restoreAllMocks()
})

describe.each(["consent", "code"])("in the %s flow", (flow) => {
  it("writes neither token, code, state nor secret to a log line or a table", async () => {
    const app = await startApp({ env: { ...dimo.env, DIMO_FLOW: flow, LOG_LEVEL: "Trace" } })
    const tenant: TelematicsTenant = await createTelematicsTenant(app, dimo)
    const refused = await tenant.authorize(tenant.owner)
    dimo.forge({ signature: "foreign" })
    const forged = flow === "consent" ? { ...refused, token: dimo.token(dimo.wallet()) } : refused
    expect((await tenant.complete(tenant.owner, forged)).code).toBe("token_refused")
    dimo.reset()
    const good = await tenant.authorize(tenant.owner)
    const wallet = dimo.wallet()
    const open = await tenant.authorize(tenant.owner)
    expect((await tenant.complete(tenant.owner, good)).status).toBe(201)
    const long = await tenant.complete(tenant.owner, { ...open, token: "t".repeat(9000) })
    expect([long.status, long.text.includes("tttt")]).toEqual([422, false])
    dimo.fail("identity", { kind: "status", status: 503 })
    await runJob(app, "telematics.read-shared-vehicles")
    dimo.reset()
    const log = lines.join("")
    expect(log).toContain("completeConnection answered 201")
    expect(log).toContain("Shared vehicles could not be read")
    for (const returned of [forged, good, open])
      for (const [name, secret] of Object.entries(returned)) {
        if (name === "wallet_address") continue
        expect(log.includes(secret), `${name} in the log`).toBe(false)
        expect(await mentions(app, secret), `${name} in a table`).toEqual([])
      }
    // Proves that the search works: a wallet may be stored.
    expect(await mentions(app, wallet)).not.toEqual([])
    await app.stop()
  })
})
