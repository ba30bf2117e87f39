import { array, assert, constantFrom, oneof, property, string, tuple } from "fast-check"
import { describe, expect, it } from "vitest"
import { isRefused } from "../../../modules/telematics/trackers/domain/Decoded.ts"
import { decodeOsmandQuery } from "../../../modules/telematics/trackers/domain/osmandQuery.ts"

const receivedAt = new Date("2026-11-20T10:00:00Z")
const decode = (query: string) => decodeOsmandQuery(new URLSearchParams(query), receivedAt)

const reportIn = (query: string) => {
  const decoded = decode(query)
  if (isRefused(decoded)) throw new Error(decoded.refused)
  const [report] = decoded.reports
  if (report === undefined) throw new Error("no report")
  return { deviceKey: decoded.deviceKey, ...report }
}

const place = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  speed: null,
  heading: null,
  altitude: null,
  accuracy: null
})

describe("requests of real trackers", () => {
  // The facts of Traccar's own OsmAndProtocolDecoderTest.
  it.each([
    [
      "cell towers and Wi-Fi networks only",
      "id=123456&timestamp=1377177267&cell=257,02,16,2224&cell=257,02,16,2223,-90&wifi=00-14-22-01-23-45,-80",
      { deviceKey: "123456", at: new Date("2013-08-22T13:14:27Z"), fix: null, measured: {} }
    ],
    [
      "a time and a place only",
      "id=123456&timestamp=1377177267&lat=60.0&lon=30.0",
      { deviceKey: "123456", at: new Date("2013-08-22T13:14:27Z"), fix: place(60, 30), measured: {} }
    ],
    [
      "everything at zero",
      "timestamp=1377177267&lat=60.0&lon=30.0&speed=0.0&bearing=0.0&altitude=0&hdop=0.0&id=123456",
      {
        deviceKey: "123456",
        at: new Date("2013-08-22T13:14:27Z"),
        fix: { ...place(60, 30), speed: 0, heading: 0, altitude: 0 },
        measured: {}
      }
    ],
    [
      "a time in ISO notation",
      "id=902064&lat=42.06288&lon=-88.23412&timestamp=2016-01-27T18%3A55%3A47Z&hdop=6.0&altitude=224.0&speed=0.0",
      {
        deviceKey: "902064",
        at: new Date("2016-01-27T18:55:47Z"),
        fix: { ...place(42.06288, -88.23412), speed: 0, altitude: 224, accuracy: 30 },
        measured: {}
      }
    ],
    [
      "a time in milliseconds",
      "id=902064&lat=42.06288&lon=-88.23412&timestamp=1442068686579",
      {
        deviceKey: "902064",
        at: new Date("2015-09-12T14:38:06.579Z"),
        fix: place(42.06288, -88.23412),
        measured: {}
      }
    ],
    [
      "a time with a space",
      "lat=49.60688&lon=6.15788&timestamp=2014-06-04+09%3A10%3A11&altitude=384.7&speed=0.0&id=353861053849681",
      {
        deviceKey: "353861053849681",
        at: new Date("2014-06-04T09:10:11Z"),
        fix: { ...place(49.60688, 6.15788), altitude: 384.7, speed: 0 },
        measured: {}
      }
    ],
    [
      "no time, and another name of the device",
      "lat=60.0&lon=30.0&speed=0.0&heading=0.0&vacc=0&hacc=0&altitude=0&deviceid=123456",
      {
        deviceKey: "123456",
        at: receivedAt,
        fix: { ...place(60, 30), speed: 0, heading: 0, altitude: 0 },
        measured: {}
      }
    ],
    [
      "the battery",
      "id=861001000719969&lat=41.666667&lon=-0.883333&altitude=350.059479&speed=0.000000&batt=87",
      {
        deviceKey: "861001000719969",
        at: receivedAt,
        fix: { ...place(41.666667, -0.883333), altitude: 350.059479, speed: 0 },
        measured: { deviceBattery: 0.87 }
      }
    ],
    [
      "a location in one parameter",
      "id=123456&timestamp=1377177267&location=60.0,30.0",
      { deviceKey: "123456", at: new Date("2013-08-22T13:14:27Z"), fix: place(60, 30), measured: {} }
    ],
    [
      "ignition, and values that nothing uses",
      "id=123456789012345&timestamp=1504763810&lat=40.7232948571&lon=-74.0061408571&bearing=7.19889788244&speed=40&ignition=true&rpm=933&fuel=24",
      {
        deviceKey: "123456789012345",
        at: new Date("2017-09-07T05:56:50Z"),
        fix: { ...place(40.7232948571, -74.0061408571), heading: 7.19889788244, speed: (40 * 1852) / 3600 },
        measured: { ignition: true }
      }
    ]
  ])("reads %s", (_, query, report) => expect(reportIn(query)).toEqual(report))

  it.each([
    ["an offset whose plus became a space", "2016-01-27T18:55:47+01:00", "2016-01-27T17:55:47.000Z"],
    ["an offset to the west", "2016-01-27T18:55:47.250-0530", "2016-01-28T00:25:47.250Z"],
    ["a time without a zone", "2016-01-27T18:55:47", "2016-01-27T18:55:47.000Z"],
    ["the last number that means seconds", "2147483646", "2038-01-19T03:14:06.000Z"]
  ])("reads %s", (_, timestamp, at) =>
    expect(reportIn(`id=1&timestamp=${timestamp}`).at.toISOString()).toBe(at)
  )
})

describe("what a tracker measures", () => {
  it("converts every unit", () =>
    expect(
      reportIn(
        "id=1&odometer=51245400&hours=7200000&fuelLevel=40&power=12.6&charge=true&rssi=-82&vin=1HGCM82633A004352&dtcs=P0D14 P0101"
      ).measured
    ).toEqual({
      odometer: 51_245_400,
      engineTime: 7200,
      fuelLevel: 0.4,
      voltage: 12.6,
      isPowered: true,
      signal: 0.5,
      vin: "1HGCM82633A004352",
      faultCodes: ["P0D14", "P0101"]
    }))

  it.each([
    "batt=101",
    "batt=-1",
    "batt=full",
    "odometer=-5",
    "charge=maybe",
    "hours=NaN",
    "rssi=99",
    "vin=%00"
  ])("leaves out %s", (parameter) => expect(reportIn(`id=1&${parameter}`).measured).toEqual({}))
})

describe("a speed", () => {
  // Knots; 400 m/s are about 777.5.
  it.each([
    ["777", (777 * 1852) / 3600],
    ["778", null],
    ["-1", null],
    ["fast", null]
  ])("of %s knots is %s", (speed, expected) =>
    expect(reportIn(`id=1&lat=60&lon=30&speed=${speed}`).fix).toEqual({ ...place(60, 30), speed: expected })
  )
})

describe("a report without a fix", () => {
  it.each([
    ["coordinates of nowhere", "lat=0&lon=0"],
    ["a latitude beyond the pole", "lat=91&lon=120"],
    ["a longitude beyond the date line", "lat=9&lon=181"],
    ["no longitude", "lat=9"],
    ["text", "lat=NaN&lon=Infinity"],
    ["a location with one coordinate", "location=60.0"],
    ["a position that is not valid", "lat=60&lon=30&valid=false"],
    ["a time before 2000", "lat=60&lon=30&timestamp=0"],
    ["a time that cannot be read", "lat=60&lon=30&timestamp=yesterday"]
  ])("is still a sign of life: %s", (_, query) =>
    expect(reportIn(`id=1&${query}`)).toEqual({ deviceKey: "1", at: receivedAt, fix: null, measured: {} })
  )

  it.each([
    ["valid=1", true],
    ["valid=true", true],
    ["valid=0", false]
  ])("%s", (parameter, hasFix) =>
    expect(reportIn(`id=1&lat=60&lon=30&${parameter}`).fix !== null).toBe(hasFix)
  )
})

describe("a refused request", () => {
  it.each([
    ["no device", "timestamp=1377177267&lat=60.0&lon=30.0", "no_device"],
    ["an empty name of the device", "id=%20&lat=60&lon=30", "no_device"],
    ["a long name of the device", `id=${"1".repeat(129)}`, "no_device"],
    ["a name with a line break", "id=1%0A2", "no_device"],
    ["swapped coordinates", "id=1&lat=-122.4&lon=37.7", "swapped_coordinates"],
    ["too many parameters", `id=1${"&a=1".repeat(100)}`, "too_large"]
  ])("%s", (_, query, refused) => expect(decode(query)).toEqual({ refused }))
})

it("accepts any text in any parameter", () => {
  const names = [
    "id",
    "lat",
    "lon",
    "location",
    "timestamp",
    "speed",
    "heading",
    "batt",
    "dtcs",
    "vin",
    "rssi"
  ]
  const value = oneof(
    string({ unit: "binary" }),
    constantFrom("1e308", "-0", ".", "0x10", "9".repeat(400), "1,2,3")
  )
  assert(
    property(array(tuple(constantFrom(...names), value)), (pairs) => {
      const decoded = decodeOsmandQuery(new URLSearchParams(pairs), receivedAt)
      if (isRefused(decoded)) return
      for (const { at, fix } of decoded.reports) {
        expect(Number.isNaN(at.getTime())).toBe(false)
        expect(fix === null || (Math.abs(fix.latitude) <= 90 && Math.abs(fix.longitude) <= 180)).toBe(true)
      }
    })
  )
})
