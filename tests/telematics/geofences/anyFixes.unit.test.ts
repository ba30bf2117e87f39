import { array, assert, boolean, constantFrom, double, integer, option, property, record } from "fast-check"
import { describe, expect, it } from "vitest"
import { evaluate, evaluateSilence } from "../../../modules/telematics/geofences/domain/evaluate.ts"
import {
  type GeofenceEvent,
  type GeofenceRule,
  type GeofenceState,
  UNKNOWN
} from "../../../modules/telematics/geofences/domain/GeofenceState.ts"
import { at, fix, rule, run, second, summary } from "./scene.ts"

describe("any fixes", () => {
  const anyFix = record({
    seconds: integer({ min: -20, max: 400 }),
    meters: integer({ min: -300, max: 300 }),
    accuracy: option(integer({ min: 1, max: 400 })),
    speed: option(integer({ min: 0, max: 60 })),
    isSilent: boolean()
  })
  const watched: GeofenceRule = { ...rule, dwell_after: 60, speed_limit: 40 }

  it("lead to entering and leaving in turn, to at most one long stay in between, and to ordered events", () =>
    assert(
      property(array(anyFix, { maxLength: 60, size: "max" }), (steps) => {
        let [state, seconds]: [GeofenceState, number] = [UNKNOWN, 0]
        const events: Array<GeofenceEvent> = []
        for (const { seconds: more, meters, accuracy, speed, isSilent } of steps) {
          seconds += more
          const evaluation = isSilent
            ? evaluateSilence(watched, state, second(seconds), "UTC")
            : evaluate(watched, state, fix(seconds, meters, { accuracy, speed }), "UTC")
          state = evaluation.state
          events.push(...evaluation.events)
        }
        const sides = events.filter(({ kind }) => kind === "entered" || kind === "exited")
        sides.forEach(({ kind, at }, index) => {
          const before = sides[index - 1]
          if (before === undefined) return
          expect(kind).not.toBe(before.kind)
          expect(at >= before.at).toBe(true)
        })
        const stays = events.filter(({ kind }) => kind !== "speeding").map(({ kind }) => kind)
        stays.forEach((kind, index) => {
          if (kind === "dwelled") expect([undefined, "entered"]).toContain(stays[index - 1])
        })
        expect(state.side === "inside").toBe(
          sides.length === 0 ? state.side === "inside" : sides.at(-1)?.kind === "entered"
        )
      })
    ))

  it("near the edge never make a vehicle leave or enter twice", () =>
    assert(
      property(
        array(double({ min: 71, max: 129, noNaN: true }), { maxLength: 100, size: "max" }),
        constantFrom(0, 500),
        (meters, first) => {
          const { events } = run(rule, at(first, first, ...meters))
          expect(summary(events).map((text) => text.split(" ")[0])).toEqual(
            events.length === 0 ? [] : ["entered"]
          )
        }
      )
    ))
})
