import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import type { Dimo } from "../../support/dimo/index.ts"
import { later } from "../../support/outbound.ts"
import { PATIENT } from "../../support/patience.ts"
import { withDimo, completing, failure, type Provider } from "./support.ts"

let dimo: Dimo
let provider: Provider
let patient: Provider
withDimo("consent", (place) => {
  ;({ dimo, provider, patient } = place)
})

const fetches = () => dimo.requests.filter(({ role }) => role === "keys").length
const complete = () => completing(provider)

describe("the keys that DIMO publishes", () => {
  it("are fetched once for concurrent callers, and cached", async () => {
    await Effect.runPromise(Effect.all([await complete(), await complete()], { concurrency: 2 }))
    await Effect.runPromise(await complete())
    expect(fetches()).toBe(1)
  })

  it("are fetched again after ten minutes, so that revoked keys expire", async () => {
    await Effect.runPromise(await complete())
    const stolen = await complete()
    dimo.rotateKey(false)
    expect(await Effect.runPromise(stolen)).toMatchObject({ walletAddress: dimo.wallet() })
    expect(await failure(later(10 * 60_000)(stolen))).toBe("TokenRefused")
    expect(fetches()).toBe(2)
  })

  it("are fetched again for an unknown key, at most once a minute", async () => {
    await Effect.runPromise(await complete())
    dimo.rotateKey(true)
    const rotated = await complete()
    expect(await failure(rotated)).toBe("TokenRefused")
    expect(fetches()).toBe(1)
    expect(await Effect.runPromise(later(60_000)(rotated))).toMatchObject({ walletAddress: dimo.wallet() })
    expect(fetches()).toBe(2)
  })

  it("are not fetched for a token with the wrong algorithm", async () => {
    dimo.forge({ signature: "HS256" })
    expect(await failure(await complete())).toBe("TokenRefused")
    expect(fetches()).toBe(0)
  })

  it("fail the exchange when unavailable, and are fetched again five seconds later", async () => {
    const faults = [
      { kind: "unresponsive" },
      { kind: "html" },
      { kind: "drop" },
      { kind: "status", status: 500 },
      { kind: "redirect", location: "http://127.0.0.1:9/keys" },
      { kind: "answer", type: "application/json", body: "[]" }
    ] as const
    for (const [n, fault] of faults.entries()) {
      dimo.fail("keys", fault)
      const before = fetches()
      expect(await failure(later(n * 5000)(await complete())), fault.kind).toBe("ProviderUnavailable")
      expect(fetches(), fault.kind).toBeGreaterThan(before)
    }
    dimo.reset()
    const before = fetches()
    expect(await failure(later(25_000)(await complete()))).toBe("ProviderUnavailable")
    expect(fetches()).toBe(before)
    const healthy = later(faults.length * 5000)(await complete())
    expect(await Effect.runPromise(healthy)).toMatchObject({ walletAddress: dimo.wallet() })
    expect(fetches()).toBe(before + 1)
  })

  it("do not delay callers right after a failure", async () => {
    dimo.fail("keys", { kind: "unresponsive" })
    const failing = failure(await completing(patient))
    await vi.waitFor(() => expect(fetches()).toBe(1), PATIENT)
    dimo.dropConnections()
    expect(await failing).toBe("ProviderUnavailable")
    const before = fetches()
    expect(await failure(await completing(patient))).toBe("ProviderUnavailable")
    expect(fetches()).toBe(before)
  })

  it("do not delay callers with a known key while DIMO stalls; all others share one request", async () => {
    await Effect.runPromise(await completing(patient))
    const known = await completing(patient)
    dimo.rotateKey(true)
    const unknown = await Promise.all(Array.from({ length: 6 }, () => completing(patient)))
    dimo.fail("keys", { kind: "unresponsive" })
    let ended = 0
    const failing = unknown.map((one) => failure(later(60_000)(one)).finally(() => ended++))
    await vi.waitFor(() => expect(fetches()).toBe(2), PATIENT)
    expect(await Effect.runPromise(later(60_000)(known))).toMatchObject({ walletAddress: dimo.wallet() })
    expect(ended).toBe(0)
    dimo.dropConnections()
    expect(new Set(await Promise.all(failing))).toEqual(new Set(["ProviderUnavailable"]))
    expect(fetches()).toBe(2)
  })

  it("may include other types of keys", async () => {
    const own = await (await fetch(`${dimo.url}/keys`)).text()
    const others = `{"keys":[{"kty":"EC","kid":"other","crv":"P-256","x":"x","y":"y"},"nonsense",`
    dimo.fail("keys", { kind: "answer", type: "application/json", body: own.replace('{"keys":[', others) })
    expect(await Effect.runPromise(await complete())).toMatchObject({ walletAddress: dimo.wallet() })
  })
})
