import { assert, jsonValue, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { isRefused } from "../../../modules/telematics/trackers/domain/Decoded.ts"
import { decodeOsmandJson } from "../../../modules/telematics/trackers/domain/osmandJson.ts"

const receivedAt = new Date("2026-11-20T10:00:00Z")
const decode = (body: unknown) => decodeOsmandJson(body, receivedAt)

const coords = {
  latitude: -6.1148096,
  longitude: 106.6837015,
  accuracy: 3.8,
  speed: 18.67,
  heading: 63,
  altitude: 35.7
}
const location = {
  event: "motionchange",
  is_moving: false,
  timestamp: "2021-07-21T08:06:34.444Z",
  odometer: 1234,
  coords: { ...coords, speed_accuracy: 0.26, heading_accuracy: 0.28, altitude_accuracy: 3.8 },
  activity: { type: "still", confidence: 100 },
  battery: { is_charging: false, level: 0.79 },
  extras: {}
}
const report = {
  at: new Date("2021-07-21T08:06:34.444Z"),
  fix: coords,
  measured: { deviceBattery: 0.79, isPowered: false }
}

describe("requests of Traccar Client", () => {
  it("reads a location, except for the distance that the app counts", () =>
    expect(decode({ location, device_id: "8737767034" })).toEqual({
      deviceKey: "8737767034",
      reports: [report]
    }))

  it("reads negative values as unknown", () => {
    const phone = {
      timestamp: "2025-05-09T04:11:30.579Z",
      coords: {
        latitude: 37.785834,
        longitude: -122.406417,
        accuracy: 5,
        speed: -1,
        heading: -1,
        altitude: 0,
        floor: null
      },
      battery: { level: -1, is_charging: false }
    }
    expect(decode({ location: phone, device_id: "658765" })).toEqual({
      deviceKey: "658765",
      reports: [
        {
          at: new Date("2025-05-09T04:11:30.579Z"),
          fix: {
            latitude: 37.785834,
            longitude: -122.406417,
            accuracy: 5,
            speed: null,
            heading: null,
            altitude: 0
          },
          measured: { isPowered: false }
        }
      ]
    })
  })

  it.each([
    ["a switch and a text", { ignition: true, note: "x" }, { ignition: true }],
    ["values of all kinds that nothing uses", { flag: true, count: 42, ratio: 3.5 }, {}]
  ])("reads what was measured from its extras: %s", (_, extras, measured) =>
    expect(decode({ location: { ...location, extras }, device_id: 7 })).toEqual({
      deviceKey: "7",
      reports: [{ ...report, measured: { ...report.measured, ...measured } }]
    })
  )
})

describe("several reports in a request", () => {
  it.each([
    ["a list of locations", { device_id: "7", location: [location, location] }],
    [
      "a list of objects",
      [
        { device_id: "7", location },
        { device_id: "7", location }
      ]
    ],
    [
      "a list of locations that name the device",
      [
        { ...location, device_id: "7" },
        { ...location, device_id: "7" }
      ]
    ]
  ])("are read from %s", (_, body) =>
    expect(decode(body)).toEqual({ deviceKey: "7", reports: [report, report] })
  )

  it("leaves out what is not a location, so that the others are not sent forever", () =>
    expect(decode({ device_id: "7", location: [null, 3, {}, [], location] })).toEqual({
      deviceKey: "7",
      reports: [report]
    }))

  it.each([
    ["impossible coordinates", { ...location, coords: { ...coords, latitude: 200 } }, report.at],
    ["no coordinates", { ...location, coords: undefined }, report.at],
    ["a time that cannot be read", { ...location, timestamp: "?" }, receivedAt]
  ])("includes one with %s as a sign of life", (_, sent, at) =>
    expect(decode({ device_id: "7", location: [sent] })).toEqual({
      deviceKey: "7",
      reports: [{ ...report, at, fix: null }]
    })
  )
})

describe("a refused request", () => {
  it.each([
    ["no object", "hello", "not_a_report"],
    ["no location", { device_id: "7" }, "not_a_report"],
    ["an empty list", { device_id: "7", location: [] }, "not_a_report"],
    ["no device", { location }, "no_device"],
    [
      "two devices",
      [
        { device_id: "7", location },
        { device_id: "8", location }
      ],
      "several_devices"
    ],
    ["501 locations", { device_id: "7", location: Array.from({ length: 501 }, () => location) }, "too_large"],
    ["501 objects", Array.from({ length: 501 }, () => ({ device_id: "7", location })), "too_large"]
  ])("%s", (_, body, refused) => expect(decode(body)).toEqual({ refused }))

  it("is not one of 500 locations", () =>
    expect(isRefused(decode({ device_id: "7", location: Array.from({ length: 500 }, () => location) }))).toBe(
      false
    ))
})

it("accepts any JSON", () => {
  assert(
    property(jsonValue(), jsonValue(), (value, other) => {
      decode(value)
      decode({ device_id: "7", location: value })
      decode({ device_id: "7", location: { timestamp: value, coords: other, battery: other, extras: value } })
      const decoded = decode({
        device_id: "7",
        location: { timestamp: 1, coords: { latitude: value, longitude: other } }
      })
      expect(isRefused(decoded)).toBe(false)
    })
  )
})
