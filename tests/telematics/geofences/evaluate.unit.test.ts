import { describe, expect, it } from "vitest"
import type { GoodFix } from "../../../modules/telematics/domain/GoodFix.ts"
import {
  evaluate,
  evaluateSilence,
  isNotified
} from "../../../modules/telematics/geofences/domain/evaluate.ts"
import type { GeofenceRule } from "../../../modules/telematics/geofences/domain/GeofenceState.ts"
import { at, fix, rule, run, second, summary } from "./scene.ts"

describe("a vehicle", () => {
  it.each<[string, ReadonlyArray<GoodFix>, ReadonlyArray<string>]>([
    ["that comes and leaves", at(500, 300, 50, 0, 50, 300, 500), ["entered 20", "exited 50"]],
    ["that was there before", at(0, 0, 300, 500), ["exited 20"]],
    ["that was elsewhere", at(500, 500, 500), []],
    ["with a single fix inside", at(500, 500, 0, 500, 500), []],
    ["with a single fix outside", at(500, 500, 0, 0, 500, 0, 0), ["entered 20"]],
    ["with fixes near the edge", at(500, 500, 0, 0, 120, 90, 125, 129, 99), ["entered 20"]],
    ["that leaves slowly", at(0, 0, 110, 120, 131, 132), ["exited 40"]],
    ["with a fix near the edge between two outside", at(0, 0, 200, 110, 200, 110), []],
    ["without fixes", [], []]
  ])("%s", (_, fixes, events) => expect(summary(run(rule, fixes).events)).toEqual(events))

  it("is not affected by fixes that were sent late", () => {
    const { state } = run(rule, at(500, 500, 0, 0))
    for (const late of [fix(30, 500), fix(29, 500), fix(-100, 500)])
      expect(evaluate(rule, state, late, "UTC")).toEqual({ state, events: [] })
  })

  it("has entered if its device is silent after one fix inside", () => {
    const { state } = run(rule, at(500, 500, 0))
    expect(evaluateSilence(rule, state, second(319), "UTC")).toEqual({ state, events: [] })
    const { events, state: after } = evaluateSilence(rule, state, second(320), "UTC")
    expect(summary(events)).toEqual(["entered 20"])
    expect(after).toMatchObject({ side: "inside", since: second(20), changing: null })
  })
})

describe("a stay", () => {
  const long: GeofenceRule = { ...rule, dwell_after: 60 }

  it("is reported once it is long, and once", () =>
    expect(summary(run(long, at(500, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0)).events)).toEqual([
      "entered 20",
      "dwelled 80"
    ]))

  it("is reported again when the vehicle returns", () => {
    const stay = [0, 0, 0, 0, 0, 0, 0]
    expect(summary(run(long, at(500, 500, ...stay, 500, 500, ...stay)).events)).toEqual([
      "entered 20",
      "dwelled 80",
      "exited 90",
      "entered 110",
      "dwelled 170"
    ])
  })

  it("is reported while the device is silent", () => {
    const { state } = run(long, at(500, 500, 0, 0))
    expect(evaluateSilence(long, state, second(79), "UTC").events).toEqual([])
    const { state: after, events } = evaluateSilence(long, state, second(80), "UTC")
    expect(summary(events)).toEqual(["dwelled 80"])
    expect(evaluateSilence(long, after, second(90), "UTC").events).toEqual([])
  })

  it("is reported when the geofence is watched again", () => {
    const hours = { ...long, schedule: [{ days: [5], from: "10:05", until: "11:00" }] }
    expect(summary(run(hours, [...at(500, 500, 0, 0), fix(200, 0), fix(300, 0)]).events)).toEqual([
      "entered 20",
      "dwelled 300"
    ])
  })
})

describe("a vehicle that is too fast", () => {
  const limited: GeofenceRule = { ...rule, speed_limit: 40 }
  const drive = (...speeds: ReadonlyArray<number | null>) =>
    speeds.map((speed, index) => fix(index * 10, 0, { speed }))

  it.each<[string, ReadonlyArray<GoodFix>, ReadonlyArray<string>]>([
    // The facts of Traccar's own OverspeedEventHandlerTest.
    ["for 15 seconds is reported, once", drive(50, 55, 55, 60, 60, 60), ["speeding 20"]],
    ["for a shorter time", drive(50, 55, 40, 55, 55, 30), []],
    ["again", drive(50, 50, 50, 30, 50, 50, 50), ["speeding 20", "speeding 60"]],
    ["although its speed is unknown once", drive(50, null, 50), ["speeding 20"]],
    ["outside", [fix(0, 200, { speed: 90 }), fix(20, 200, { speed: 90 })], []],
    [
      "in two fixes, and nothing is known of the time between them",
      [fix(0, 0, { speed: 50 }), fix(301, 0, { speed: 50 })],
      []
    ]
  ])("%s", (_, fixes, events) => expect(summary(run(limited, fixes).events)).toEqual(events))

  it("is reported with its highest speed", () =>
    expect(run(limited, drive(50, 70, 55)).events).toEqual([
      { kind: "speeding", at: second(20), speed: 70, scheduled: true }
    ]))

  it("is not reported when the geofence is not watched", () => {
    const night = { ...limited, schedule: [{ days: [5], from: "20:00", until: "22:00" }] }
    expect(run(night, drive(50, 70, 55)).events).toEqual([])
  })
})

describe("notifications", () => {
  const entered = { kind: "entered", at: second(0), scheduled: true } as const
  const exited = { kind: "exited", at: second(0), scheduled: true } as const
  const dwelled = { kind: "dwelled", at: second(0), scheduled: true } as const

  it.each([
    [entered, {}, true],
    [entered, { on_enter: false }, false],
    [exited, { on_exit: false }, false],
    [exited, { on_enter: false }, true],
    [dwelled, { on_enter: false, on_exit: false }, true],
    [{ ...entered, scheduled: false }, {}, false]
  ])("%j %j %s", (event, choice, notified) =>
    expect(isNotified(event, { ...rule, ...choice })).toBe(notified)
  )

  it("know whether an event was in the hours of the geofence", () => {
    const hours = { ...rule, schedule: [{ days: [5], from: "10:00", until: "10:01" }] }
    const fixes = [...at(500, 500, 0, 0), fix(70, 500), fix(80, 500)]
    expect(run(hours, fixes).events.map(({ scheduled }) => scheduled)).toEqual([true, false])
  })
})
