import { OrganizationId } from "#kernel"
import { Effect, Fiber } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Dimo, startDimo } from "../../support/dimo/index.ts"
import { CALLBACK, ORGANIZATION, type OutboundRun, providerOf, startOutbound } from "./support.ts"

const OTHER = OrganizationId.make("0198c0de-0000-7000-8000-000000000002")
const FLEET = Array.from({ length: 200 }, (_, at) => at + 1)

let run: OutboundRun
let dimo: Dimo
beforeAll(async () => {
  run = await startOutbound()
  dimo = await startDimo({ redirectUris: [CALLBACK] })
  dimo.setVehicles(
    dimo.wallet(),
    FLEET.map((tokenId) => ({ tokenId, definition: null }))
  )
  dimo.share(dimo.wallet())
  for (const tokenId of FLEET) dimo.setSignals(tokenId, { speed: 0, isIgnitionOn: 1 })
})
afterAll(async () => {
  await dimo.stop()
  await run.stop()
})

it("reads a large fleet without exceeding ten requests a second, or delaying another organization", async () => {
  const [one, other] = [run.outbound({ perSecond: 10 }), run.outbound({ perSecond: 10 })]
  const read = (process: typeof one) => {
    const { latest } = providerOf(process, dimo)
    return (tokenId: number, by: OrganizationId) => latest(String(tokenId), ["measurements"], by)
  }
  const here = read(one)
  const fleet = Effect.runFork(
    Effect.forEach(FLEET, (tokenId) => Effect.exit(here(tokenId, ORGANIZATION)), { concurrency: "unbounded" })
  )
  const exchanges = () => dimo.requests.filter(({ role }) => role === "exchange").length
  await expect.poll(exchanges, { timeout: 20_000 }).toBeGreaterThan(8)
  const from = performance.now()
  expect(await Effect.runPromise(read(other)(7, OTHER))).toMatchObject([{ measured: { ignition: true } }])
  // Four requests: two to sign in, one for the vehicle's token and one for its values.
  expect(performance.now() - from).toBeLessThan(5000)
  await Effect.runPromise(Fiber.interrupt(fleet))
  expect(exchanges()).toBeLessThan(FLEET.length)
  expect(dimo.busiestSecond()).toBeLessThanOrEqual(10)
})
