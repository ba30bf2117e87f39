import { OrganizationId, UserId } from "#kernel"
import { WalletAddress } from "#telematics/contract"
import { Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { answers, attemptEnds } from "../../modules/telematics/connections/domain/Attempts.ts"
import { type Connection, stateOf } from "../../modules/telematics/connections/domain/Connections.ts"
import type { ProviderVehicle } from "../../modules/telematics/connections/domain/Providers.ts"
import { isSame, sharedThrough } from "../../modules/telematics/connections/domain/SharedVehicles.ts"

const noon = new Date("2026-11-21T12:00:00Z")
const departure = { state: Redacted.make("state"), startedAt: noon }

const connection: Connection = {
  provider: "dimo",
  user_id: UserId.make("0199d6a0-0000-7000-8000-000000000001"),
  organization_id: OrganizationId.make("0199d6a0-0000-7000-8000-000000000002"),
  wallet_address: WalletAddress.make(`0x${"a".repeat(40)}`),
  expires_at: noon,
  connected_at: noon,
  read_at: null,
  read_failed_at: null
}

const vehicle = (externalId: string, model = "Transit"): ProviderVehicle => ({
  externalId,
  make: "Ford",
  model,
  year: 2022,
  devices: [{ kind: "synthetic", serial: null, imei: null, manufacturer: null }],
  permissions: ["location"],
  accessEndsAt: noon
})

describe("an attempt", () => {
  it("expires ten minutes after it started", () =>
    expect(attemptEnds(departure)).toEqual(new Date("2026-11-21T12:10:00Z")))

  it.each([
    ["is not matched", "without state", {}, false],
    ["is matched", "with its state", { state: "state" }, true],
    ["is matched", "with its state as echo", { echo: "state" }, true],
    ["is not matched", "with another state", { state: "forged" }, false],
    ["is not matched", "with another echo", { echo: "forged" }, false],
    ["is not matched", "with its state and another echo", { state: "state", echo: "forged" }, false],
    ["is not matched", "with an empty state", { state: "" }, false]
  ])("%s by a response %s", (_verdict, _response, returned, matched) =>
    expect(answers({ attempt: "secret", ...returned }, departure)).toBe(matched)
  )
})

describe("a connection", () => {
  it.each([
    ["no record", undefined, 0, "none"],
    ["a second before its end", connection, -1000, "connected"],
    ["at its end", connection, 0, "expired"],
    ["after its end", connection, 1, "expired"]
  ] as const)("with %s is in the right state", (_, record, millis, state) =>
    expect(stateOf(record, new Date(noon.getTime() + millis))).toBe(state)
  )
})

describe("a provider's vehicles", () => {
  it("are deduplicated and ordered", () => {
    const read = sharedThrough(connection, [vehicle("2"), vehicle("1"), vehicle("2", "Sprinter")])
    expect(read.map(({ external_id, model }) => [external_id, model])).toEqual([
      ["1", "Transit"],
      ["2", "Sprinter"]
    ])
  })

  it("are equal in any order, and different with any change", () => {
    const read = (...vehicles: ReadonlyArray<ProviderVehicle>) => sharedThrough(connection, vehicles)
    const before = read(vehicle("1"), vehicle("2"))
    expect(isSame(before, read(vehicle("2"), vehicle("1")))).toBe(true)
    for (const other of [
      read(vehicle("1")),
      read(vehicle("1"), vehicle("2", "Sprinter")),
      read(vehicle("1"), { ...vehicle("2"), devices: [] }),
      read(vehicle("1"), { ...vehicle("2"), accessEndsAt: null }),
      read(vehicle("1"), { ...vehicle("2"), accessEndsAt: new Date(noon.getTime() + 1) })
    ])
      expect(isSame(before, other)).toBe(false)
  })
})
