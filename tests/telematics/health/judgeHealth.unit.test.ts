import { DeviceIssueKind } from "#telematics/contract"
import { array, assert, boolean, constantFrom, double, integer, option, property, record } from "fast-check"
import { describe, expect, it } from "vitest"
import { type DeviceHealth, type OpenIssue } from "../../../modules/telematics/health/domain/DeviceHealth.ts"
import { judgeHealth } from "../../../modules/telematics/health/domain/judgeHealth.ts"

const now = new Date("2026-11-20T10:00:00Z")
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
const HOUR = 3600
const DAY = 24 * HOUR
const VIN = "1HGCM82633A004352"
const OTHER_VIN = "5GZCZ43D13S812715"

/** Nothing is wrong, or known. */
const healthy: DeviceHealth = {
  linkedAt: ago(30 * DAY),
  lastSeenAt: ago(60),
  seenBeforeAt: ago(120),
  lastFixAt: ago(60),
  deviceBattery: null,
  isPowered: null,
  poweredSince: null,
  voltage: null,
  clockSkew: null,
  reportedVin: null,
  vehicleVin: null
}

const nothing = { opens: [], closes: [] }
const judge = (device: Partial<DeviceHealth>, open: ReadonlyArray<OpenIssue> = []) =>
  judgeHealth({ ...healthy, ...device }, open, now)
const issue = (kind: DeviceIssueKind, seconds = HOUR): OpenIssue => ({ kind, openedAt: ago(seconds) })

const powered = (isPowered: boolean, seconds: number) => ({ isPowered, poweredSince: ago(seconds) })
const neverSeen = { lastSeenAt: null, seenBeforeAt: null, lastFixAt: null }

describe("an issue opens", () => {
  it.each<[string, Partial<DeviceHealth>, ReadonlyArray<DeviceIssueKind>]>([
    ["if nothing is wrong: none", {}, []],
    ["after an hour without any report", { ...neverSeen, linkedAt: ago(HOUR) }, ["never_reported"]],
    ["not within the first hour", { ...neverSeen, linkedAt: ago(HOUR - 1) }, []],
    [
      "if all reports are older than the link",
      { linkedAt: ago(HOUR), lastSeenAt: ago(2 * HOUR) },
      ["never_reported"]
    ],
    ["after a day of silence", { lastSeenAt: ago(DAY) }, ["offline"]],
    ["not after less than a day", { lastSeenAt: ago(DAY - 1) }, []],
    ["after five minutes without power", powered(false, 300), ["unplugged"]],
    ["not while the engine starts", powered(false, 299), []],
    ["if its battery is low", { deviceBattery: 0.14 }, ["low_power"]],
    ["not if its battery is almost low", { deviceBattery: 0.15 }, []],
    ["if the vehicle's battery is low", { voltage: 11.7 }, ["low_power"]],
    ["if a battery of 24 volts is low", { voltage: 23.5 }, ["low_power"]],
    ["not if a battery of 24 volts is not low", { voltage: 23.7 }, []],
    ["not if the device is not connected to the battery", { voltage: 0.3 }, []],
    ["after a day of reports without a fix", { lastFixAt: ago(60 + DAY) }, ["no_fix"]],
    ["after a day of reports without any fix", { lastFixAt: null }, ["no_fix"]],
    [
      "not for its fixes if it is silent",
      { lastSeenAt: ago(2 * DAY), lastFixAt: ago(2.5 * DAY) },
      ["offline"]
    ],
    ["if its clock is ahead", { clockSkew: 301 }, ["clock_skew"]],
    ["not if its clock is a little ahead", { clockSkew: 300 }, []],
    ["if it is in another vehicle", { reportedVin: OTHER_VIN, vehicleVin: VIN }, ["wrong_vehicle"]],
    [
      "not if the VINs are written differently",
      { reportedVin: ` ${VIN.toLowerCase()}`, vehicleVin: VIN },
      []
    ],
    ["not if a part of the VIN is reported", { reportedVin: "1HGCM82", vehicleVin: VIN }, []],
    ["not if zeros are reported", { reportedVin: "0".repeat(17), vehicleVin: VIN }, []],
    ["not if the vehicle's VIN is not known", { reportedVin: OTHER_VIN }, []]
  ])("%s", (_, device, opens) => expect(judge(device)).toEqual({ opens, closes: [] }))

  it("only once", () => expect(judge({ lastSeenAt: ago(DAY) }, [issue("offline")])).toEqual(nothing))

  it("together with others", () =>
    expect(judge({ clockSkew: 900, deviceBattery: 0, ...powered(false, 900) }).opens).toEqual([
      "unplugged",
      "low_power",
      "clock_skew"
    ]))
})

describe("an issue closes", () => {
  it.each<[string, DeviceIssueKind, Partial<DeviceHealth>, boolean]>([
    ["with the first report", "never_reported", {}, true],
    ["not without one", "never_reported", { ...neverSeen, linkedAt: ago(DAY) }, false],
    ["with the second report after a silence", "offline", {}, true],
    ["not with the first one", "offline", { seenBeforeAt: ago(2 * DAY) }, false],
    ["after five minutes with power", "unplugged", powered(true, 300), true],
    ["not immediately", "unplugged", powered(true, 10), false],
    ["if its battery is charged", "low_power", { deviceBattery: 0.26 }, true],
    ["not if its battery is almost charged", "low_power", { deviceBattery: 0.25 }, false],
    ["if the vehicle's battery is charged", "low_power", { voltage: 12.5 }, true],
    ["not if the vehicle's battery is almost charged", "low_power", { voltage: 12.4 }, false],
    ["not if one of two batteries is charged", "low_power", { voltage: 12.8, deviceBattery: 0.2 }, false],
    ["not if no battery is known any more", "low_power", {}, false],
    ["with a fix", "no_fix", { lastFixAt: ago(60) }, true],
    ["not without one since", "no_fix", { lastFixAt: ago(2 * HOUR) }, false],
    ["if its clock was set", "clock_skew", { clockSkew: 59 }, true],
    ["not if its clock is a minute ahead", "clock_skew", { clockSkew: 60 }, false],
    ["if it is in its vehicle again", "wrong_vehicle", { reportedVin: VIN, vehicleVin: VIN }, true],
    ["not if it reports no VIN", "wrong_vehicle", { vehicleVin: VIN }, false]
  ])("%s", (_, kind, device, closes) =>
    expect(judge(device, [issue(kind)])).toEqual({ opens: [], closes: closes ? [kind] : [] })
  )
})

it("never opens what is open, never closes what is not, and comes to rest", () => {
  const instant = option(integer({ min: 0, max: 3 * DAY }).map(ago))
  const device = record({
    linkedAt: integer({ min: 0, max: 3 * DAY }).map(ago),
    lastSeenAt: instant,
    seenBeforeAt: instant,
    lastFixAt: instant,
    deviceBattery: option(double({ min: 0, max: 1, noNaN: true })),
    isPowered: option(boolean()),
    poweredSince: instant,
    voltage: option(double({ min: 0, max: 30, noNaN: true })),
    clockSkew: option(integer({ min: 0, max: 1000 })),
    reportedVin: constantFrom(null, VIN, OTHER_VIN, "?"),
    vehicleVin: constantFrom(null, VIN)
  })
  const kinds = array(constantFrom(...DeviceIssueKind.literals))
  assert(
    property(device, kinds, (health, before) => {
      const open = [...new Set(before)].map((kind) => issue(kind))
      const { opens, closes } = judgeHealth(health, open, now)
      expect(opens.filter((kind) => before.includes(kind))).toEqual([])
      expect(closes.filter((kind) => !before.includes(kind))).toEqual([])
      const after = [
        ...open.filter(({ kind }) => !closes.includes(kind)),
        ...opens.map((kind) => issue(kind, 0))
      ]
      expect(judgeHealth(health, after, now)).toEqual(nothing)
    })
  )
})
