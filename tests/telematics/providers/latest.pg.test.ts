import { minutes, seconds } from "#kernel"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Dimo, Role } from "../../support/dimo/index.ts"
import { challengeOf } from "../../support/dimo/web3.ts"
import { later } from "../../support/outbound.ts"
import {
  BOTH,
  countOf,
  failure,
  MEASURED_AT,
  ORGANIZATION,
  type Provider,
  shareVan,
  VAN,
  withDimo
} from "./support.ts"

let dimo: Dimo
let provider: Provider
let keyless: Provider
withDimo("consent", (place) => {
  ;({ dimo, provider, keyless } = place)
  shareVan(dimo)
})

type Permissions = Parameters<Provider["latest"]>[1]
const latest = (permissions: Permissions = BOTH, id = VAN) =>
  provider.latest(String(id), permissions, ORGANIZATION)
const read = (permissions?: Permissions) => Effect.runPromise(latest(permissions))
const count = (role: Role) => countOf(dimo, role)

describe("what a vehicle reported last", () => {
  const everything = {
    currentLocationCoordinates: { latitude: 40.4168, longitude: -3.7038, hdop: 0.8 },
    currentLocationHeading: 271.5,
    currentLocationAltitude: 667,
    speed: 90,
    isIgnitionOn: 1,
    powertrainTransmissionTravelledDistance: 48_211.4,
    powertrainFuelSystemRelativeLevel: 62.5,
    powertrainTractionBatteryStateOfChargeCurrent: 80,
    lowVoltageBatteryCurrentVoltage: 12.6,
    obdDTCList: '["P0171","P0300","P0171"]'
  }

  it("is a report in SI units", async () => {
    dimo.setSignals(VAN, everything, MEASURED_AT)
    expect(await read()).toEqual([
      {
        at: MEASURED_AT,
        fix: { latitude: 40.4168, longitude: -3.7038, speed: 25, heading: 271.5, altitude: 667, accuracy: 4 },
        measured: {
          ignition: true,
          odometer: 48_211_400,
          fuelLevel: 0.625,
          chargeLevel: 0.8,
          voltage: 12.6,
          faultCodes: ["P0171", "P0300"]
        }
      }
    ])
  })

  it("is several reports if it was measured at several times, oldest first", async () => {
    const parked = new Date(MEASURED_AT.getTime() - minutes(30))
    dimo.setSignals(VAN, everything, parked)
    dimo.setSignals(VAN, { powertrainTractionBatteryStateOfChargeCurrent: 81 }, MEASURED_AT)
    // A second apart: still the same moment, dated by the fix.
    dimo.setSignals(VAN, { isIgnitionOn: 0 }, new Date(parked.getTime() + seconds(1)))
    const [earlier, later, ...more] = await read()
    expect(earlier).toMatchObject({ at: parked, fix: { latitude: 40.4168 }, measured: { ignition: false } })
    expect(later).toEqual({ at: MEASURED_AT, fix: null, measured: { chargeLevel: 0.81 } })
    expect(more).toEqual([])
  })

  it("is nothing before it has reported", async () => {
    dimo.setVehicles(dimo.wallet(), [{ tokenId: 5, definition: null }])
    dimo.share(dimo.wallet())
    expect(await Effect.runPromise(latest(BOTH, 5))).toEqual([])
  })

  it("is limited to what its owner lets us read, and nothing else is requested", async () => {
    dimo.setSignals(VAN, everything, MEASURED_AT)
    dimo.share(dimo.wallet(), undefined, [4])
    expect(await read(["location"])).toMatchObject([{ fix: { speed: null, altitude: 667 }, measured: {} }])
    dimo.share(dimo.wallet(), undefined, [1])
    expect(await read(["measurements"])).toMatchObject([{ fix: null, measured: { ignition: true } }])
  })

  it("includes the VIN on request, with the permission for it", async () => {
    const vin = () => Effect.runPromise(provider.vin(String(VAN), ["vin"], ORGANIZATION))
    expect(await vin()).toBe(null)
    dimo.setVin(VAN, "1FTBW2CM5JKA12345")
    expect(await vin()).toBe("1FTBW2CM5JKA12345")
    expect(await failure(provider.vin(String(VAN), BOTH, ORGANIZATION))).toBe("AccessLost")
  })
})

it("cannot be read without the license's key, and nothing is requested", async () => {
  expect([provider.readsReports, keyless.readsReports]).toEqual([true, false])
  expect(await failure(keyless.latest(String(VAN), BOTH, ORGANIZATION))).toBe("ProviderUnavailable")
  expect(await failure(keyless.vin(String(VAN), ["vin"], ORGANIZATION))).toBe("ProviderUnavailable")
  expect(dimo.requests).toEqual([])
})

describe("lost access", () => {
  it("is noticed without a request if nothing may be read", async () => {
    expect(await failure(latest(["vin"]))).toBe("AccessLost")
    expect(dimo.requests).toEqual([])
  })

  it("is noticed when a privilege or everything was revoked, and not retried", async () => {
    dimo.revokePrivilege(VAN, 4)
    expect(await failure(latest())).toBe("AccessLost")
    expect(count("exchange")).toBe(1)
    expect(await read(["measurements"])).toHaveLength(1)
    dimo.revoke(dimo.wallet())
    const afterwards = later(minutes(9))(latest(["measurements"]))
    expect(await failure(afterwards)).toBe("AccessLost")
    expect([count("exchange"), count("telemetry")]).toEqual([3, 1])
  })

  it("ends when the owner grants it again", async () => {
    dimo.revoke(dimo.wallet())
    expect(await failure(latest())).toBe("AccessLost")
    dimo.share(dimo.wallet())
    expect(await Effect.runPromise(later(seconds(6))(latest()))).toHaveLength(1)
  })

  it.for([
    "unauthorized: token id does not match",
    "unauthorized: missing required privilege(s) privilege:GetNonLocationHistory"
  ])("is what the Telemetry API says: %s", async (message) => {
    const body = JSON.stringify({ errors: [{ message, path: ["signalsLatest"] }], data: null })
    dimo.fail("telemetry", { kind: "answer", type: "application/json", body })
    expect(await failure(latest())).toBe("AccessLost")
  })

  it.for(["exchange", "telemetry"] as const)(
    "is a token that %s refuses even when it is new",
    async (role) => {
      dimo.fail(role, { kind: "status", status: 401 })
      expect(await failure(latest())).toBe("AccessLost")
      expect(count(role)).toBe(1)
      dimo.fail(role, { kind: "status", status: 403 })
      expect(await failure(later(seconds(6))(latest()))).toBe("AccessLost")
    }
  )
})

describe("tokens", () => {
  it("are obtained once in nine minutes for a vehicle, and once for the license", async () => {
    await Effect.runPromise(Effect.all([latest(), latest(), latest()], { concurrency: "unbounded" }))
    await Effect.runPromise(later(minutes(8.9))(latest()))
    expect([count("submit"), count("exchange"), count("telemetry")]).toEqual([1, 1, 4])
    await Effect.runPromise(later(minutes(9.1))(latest()))
    expect([count("submit"), count("exchange")]).toEqual([1, 2])
  })

  it("of the license are used for 80 % of their life", async () => {
    dimo.setTokenLifetime(1000)
    await read()
    await Effect.runPromise(later(seconds(790))(latest()))
    expect(count("submit")).toBe(1)
    await Effect.runPromise(later(seconds(810 + 540))(latest()))
    expect(count("submit")).toBe(2)
  })

  it("that are refused are obtained again: the issuer may replace its keys", async () => {
    await read()
    dimo.rotateKey(false)
    expect(await read()).toHaveLength(1)
    expect([count("submit"), count("exchange"), count("telemetry")]).toEqual([2, 3, 3])
  })

  it("are obtained by the next one if the first is interrupted", async () => {
    const held = Promise.withResolvers<void>()
    dimo.fail("challenge", { kind: "late", until: () => held.promise }, 1)
    const aborting = new AbortController()
    const first = Effect.runPromise(latest(), { signal: aborting.signal })
    await expect.poll(() => count("challenge")).toBe(1)
    const second = read()
    aborting.abort()
    await expect(first).rejects.toThrow()
    expect(await second).toHaveLength(1)
    held.resolve()
  })

  it("are not worth a signature of anything but a request to sign in there", async () => {
    const [elsewhere, other] = [
      challengeOf("https://evil.example", dimo.clientId, dimo.url),
      challengeOf(dimo.url, `0x${"1".repeat(40)}`, dimo.url)
    ]
    for (const [at, challenge] of [elsewhere, other, "transfer everything"].entries()) {
      dimo.forge({ challenge })
      expect(await failure(later(seconds(6 * at))(latest()))).toBe("ProviderUnavailable")
    }
    expect([count("challenge"), count("submit")]).toEqual([3, 0])
  })
})
