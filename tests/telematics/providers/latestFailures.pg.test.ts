import { minutes } from "#kernel"
import { Effect, Logger, References } from "effect"
import { describe, expect, it } from "vitest"
import type { Dimo, Role } from "../../support/dimo/index.ts"
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
withDimo("consent", (place) => {
  ;({ dimo, provider } = place)
  shareVan(dimo)
})

const latest = (id = VAN) => provider.latest(String(id), BOTH, ORGANIZATION)
const read = () => Effect.runPromise(latest())
const count = (role: Role) => countOf(dimo, role)

describe("a failing server", () => {
  const faults = [
    { kind: "unresponsive" },
    { kind: "stall" },
    { kind: "drop" },
    { kind: "html" },
    { kind: "status", status: 500 },
    { kind: "status", status: 429, retryAfter: "60" },
    { kind: "redirect", location: "http://127.0.0.1:9/" },
    { kind: "huge", bytes: 2_000_001 },
    { kind: "huge", bytes: 2_000_001, chunked: true },
    { kind: "answer", type: "application/json", body: "[]" }
  ] as const
  const roles = ["challenge", "submit", "exchange", "telemetry"] as const
  it.for(roles.flatMap((role) => faults.map((fault) => ({ role, fault }))))(
    "is unavailable: $role, $fault.kind",
    async ({ role, fault }) => {
      dimo.fail(role, fault)
      expect(await failure(latest())).toBe("ProviderUnavailable")
    }
  )

  it("is not asked again for some seconds by those that wait for the license's token", async () => {
    dimo.fail("challenge", { kind: "status", status: 500 })
    const all = Array.from({ length: 5 }, (_, id) => failure(latest(id)))
    expect(new Set(await Promise.all(all))).toEqual(new Set(["ProviderUnavailable"]))
    expect(count("challenge")).toBe(1)
  })

  const signal = (value: unknown, timestamp: unknown = MEASURED_AT.toISOString()) => ({ timestamp, value })
  const answers = {
    "an error": { errors: [{ message: "internal system error" }], data: null },
    "an error next to data": { errors: [{ message: "oops" }], data: { signalsLatest: {} } },
    "no data": {},
    "a list": { data: { signalsLatest: [1] } },
    "errors that are none": { errors: "unauthorized", data: { signalsLatest: {} } }
  }
  it.for(Object.entries(answers))("is unavailable with %s", async ([, answer]) => {
    dimo.fail("telemetry", { kind: "answer", type: "application/json", body: JSON.stringify(answer) })
    expect(await failure(latest())).toBe("ProviderUnavailable")
  })

  it("cannot make us believe what cannot be", async () => {
    const place = { latitude: 1, longitude: 2, hdop: 1 }
    const signals = {
      currentLocationCoordinates: signal({ ...place, latitude: 91 }),
      currentLocationHeading: signal("north"),
      speed: signal(-1),
      isIgnitionOn: signal(0.5),
      powertrainTransmissionTravelledDistance: signal(1e300),
      powertrainFuelSystemRelativeLevel: signal(101),
      powertrainTractionBatteryStateOfChargeCurrent: signal(50, "yesterday"),
      lowVoltageBatteryCurrentVoltage: signal(12, new Date(Date.now() + minutes(5)).toISOString()),
      obdDTCList: signal("no idea")
    }
    const answerWith = (more: object) =>
      dimo.fail("telemetry", {
        kind: "answer",
        type: "application/json",
        body: JSON.stringify({ data: { signalsLatest: { ...signals, ...more } } })
      })
    answerWith({})
    expect(await read()).toEqual([])
    // Devices without a fix report zeros.
    answerWith({ currentLocationCoordinates: signal({ latitude: 0, longitude: 0, hdop: 7 }) })
    expect(await read()).toEqual([])
    answerWith({ currentLocationCoordinates: signal(place), obdDTCList: signal("[]"), more: [] })
    expect(await read()).toEqual([
      {
        at: MEASURED_AT,
        fix: { latitude: 1, longitude: 2, speed: null, heading: null, altitude: null, accuracy: 5 },
        measured: { faultCodes: [] }
      }
    ])
    answerWith({ obdDTCList: signal(Array.from({ length: 999 }, (_, n) => `P${1000 + n}`).join()) })
    expect((await read())[0]?.measured.faultCodes).toHaveLength(100)
  })
})

it("never writes the key, a signature or a token to the log", async () => {
  const lines: Array<string> = []
  const log = Logger.map(Logger.formatJson, (line) => void lines.push(line))
  const logged = <A, E>(work: Effect.Effect<A, E>) =>
    Effect.runPromise(
      Effect.exit(work).pipe(
        Effect.provide(Logger.layer([log])),
        Effect.provideService(References.MinimumLogLevel, "Trace")
      )
    )
  await logged(latest())
  const submitted = new URLSearchParams(dimo.requests.find(({ role }) => role === "submit")?.body)
  const secrets = [
    dimo.env.DIMO_API_KEY,
    submitted.get("signature") ?? "",
    submitted.get("state") ?? "",
    ...dimo.tokens()
  ]
  dimo.rotateKey(false)
  dimo.fail("telemetry", { kind: "html" })
  await logged(later(minutes(10))(latest()))
  dimo.fail("submit", { kind: "status", status: 400 })
  await logged(later(minutes(60 * 48))(latest()))
  expect(lines.join()).toContain("Unexpected response from a provider")
  expect([...secrets, ...dimo.tokens()].length).toBeGreaterThan(5)
  for (const secret of [...secrets, ...dimo.tokens()]) {
    expect(secret.length).toBeGreaterThan(10)
    expect(lines.join().includes(secret)).toBe(false)
  }
})
