import { assert, jsonValue, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { responseTo } from "../../../modules/telematics/trackers/domain/responseTo.ts"
import { decodeTraccarForward } from "../../../modules/telematics/trackers/domain/traccarForward.ts"

const receivedAt = new Date("2026-11-20T10:00:00Z")
const device = { id: 1, name: "Van 12", uniqueId: "123456789012345", status: "online" }
const position = {
  protocol: "teltonika",
  deviceTime: "2016-01-01T01:02:05.000+00:00",
  fixTime: "2016-01-01T01:02:03.000+00:00",
  serverTime: "2016-01-01T01:02:06.000+00:00",
  valid: true,
  outdated: false,
  latitude: 20,
  longitude: 30,
  altitude: 12,
  speed: 10,
  course: 90,
  accuracy: 0,
  attributes: {}
}
const fix = {
  latitude: 20,
  longitude: 30,
  altitude: 12,
  speed: (10 * 1852) / 3600,
  heading: 90,
  accuracy: null
}
const fixedAt = new Date("2016-01-01T01:02:03Z")
const decode = (more: object, of: unknown = device) =>
  decodeTraccarForward({ position: { ...position, ...more }, device: of }, receivedAt)

describe("a forwarded position", () => {
  it("is a report in SI units", () =>
    expect(decode({})).toEqual({
      uniqueId: "123456789012345",
      name: "Van 12",
      report: { at: fixedAt, fix, measured: {} }
    }))

  it("has what was measured, in SI units", () =>
    expect(
      decode({
        attributes: {
          ignition: true,
          motion: true,
          odometer: 7,
          obdOdometer: 51_245_000,
          totalDistance: 99,
          hours: 3_600_000,
          fuelLevel: 25,
          fuel: 12,
          batteryLevel: 80,
          power: 13.8,
          rssi: 31,
          dtcs: "P0D14 P0101",
          vin: "1HGCM82633A004352",
          hdop: 1.2,
          obdSpeed: 5
        }
      })
    ).toMatchObject({
      report: {
        fix: { ...fix, accuracy: 6 },
        measured: {
          ignition: true,
          odometer: 51_245_000,
          engineTime: 3600,
          fuelLevel: 0.25,
          deviceBattery: 0.8,
          voltage: 13.8,
          signal: 1,
          faultCodes: ["P0D14", "P0101"],
          vin: "1HGCM82633A004352"
        }
      }
    }))

  it.each([
    ["is not valid", { valid: false }, new Date("2016-01-01T01:02:05Z")],
    ["is the last one, repeated", { outdated: true }, new Date("2016-01-01T01:02:05Z")],
    ["is nowhere", { latitude: 0, longitude: 0 }, new Date("2016-01-01T01:02:05Z")],
    ["has no time at all", { fixTime: null, deviceTime: null }, receivedAt]
  ])("is no fix if it %s", (_, more, at) => expect(decode(more)).toMatchObject({ report: { at, fix: null } }))

  it("reads times in milliseconds", () =>
    expect(decode({ fixTime: 1_451_610_123_000 })).toMatchObject({ report: { at: fixedAt } }))

  it.each([
    ["no position", { device }, "not_a_report"],
    ["a list", [position], "not_a_report"],
    ["no device", { position }, "no_device"],
    ["a device without an id", { position, device: { name: "Van" } }, "no_device"]
  ])("is refused with %s", (_, body, refused) =>
    expect(decodeTraccarForward(body, receivedAt)).toEqual({ refused })
  )

  it("ignores lists within lists, however deep", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)
    expect(decode({ fixTime: deep, attributes: { dtcs: deep, vin: deep } })).toMatchObject({
      report: { fix: null, measured: {} }
    })
  })

  it("is never a reason to throw", () =>
    assert(
      property(jsonValue(), jsonValue(), (value, other) => {
        decodeTraccarForward(value, receivedAt)
        decode({ fixTime: value, latitude: other, attributes: value }, { uniqueId: other, name: value })
        decode({ attributes: { dtcs: value, rssi: other, vin: value, hours: other } })
      })
    ))
})

describe("the response to a tracker", () => {
  it.each([
    ["query", "stored", 200],
    ["json", "stored", 200],
    ["query", "refused", 400],
    ["json", "refused", 400],
    ["query", "unknown_device", 400],
    ["json", "unknown_device", 404]
  ] as const)("%s, %s: %i", (format, outcome, status) => expect(responseTo(format, outcome)).toBe(status))
})
