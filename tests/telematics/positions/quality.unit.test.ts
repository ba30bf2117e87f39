import { array, assert, integer, property, record } from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type FixHistory,
  type FixQuality,
  judgeFix,
  type JudgedFix,
  NO_FIXES
} from "../../../modules/telematics/positions/domain/quality.ts"

const START = Date.UTC(2026, 10, 20)
/** A fix some meters north of 40° north, some seconds after the start. */
const fix = (seconds: number, meters: number): JudgedFix => ({
  at: new Date(START + seconds * 1000),
  latitude: 40 + meters / 111_195,
  longitude: -3
})
const receivedAt = new Date(START + 3_600_000)

const judgeAll = (fixes: ReadonlyArray<JudgedFix>) => {
  let history: FixHistory = NO_FIXES
  const qualities: Array<FixQuality> = []
  for (const one of fixes) {
    const judgment = judgeFix(history, one, receivedAt)
    qualities.push(judgment.quality)
    history = judgment.history
  }
  return { qualities, history }
}

describe("a fix", () => {
  it.each([
    ["the first one", [fix(0, 0)], ["good"]],
    ["a drive", [fix(0, 0), fix(60, 2000), fix(120, 4000)], ["good", "good", "good"]],
    ["as fast as a racing car", [fix(0, 0), fix(60, 5990)], ["good", "good"]],
    ["faster than any vehicle", [fix(0, 0), fix(60, 6100)], ["good", "jump"]],
    ["a short jump in no time", [fix(0, 0), fix(0, 990)], ["good", "good"]],
    ["one wrong fix", [fix(0, 0), fix(10, 500_000), fix(20, 100)], ["good", "jump", "good"]],
    [
      "two wrong fixes in a row",
      [fix(0, 0), fix(10, 500_000), fix(20, 500_100), fix(30, 100)],
      ["good", "jump", "jump", "good"]
    ],
    [
      "a new place, which the third fix confirms",
      [fix(0, 0), fix(10, 500_000), fix(20, 500_100), fix(30, 500_200), fix(40, 500_300)],
      ["good", "jump", "jump", "good", "good"]
    ],
    [
      "wrong fixes that disagree",
      [fix(0, 0), fix(10, 500_000), fix(20, 900_000), fix(30, 1_300_000), fix(40, 500_000)],
      ["good", "jump", "jump", "jump", "jump"]
    ],
    [
      "a first fix that was wrong",
      [fix(0, 900_000), fix(10, 0), fix(20, 10), fix(30, 20)],
      ["good", "jump", "jump", "good"]
    ],
    ["one that was sent late", [fix(0, 0), fix(600, 9000), fix(300, 4000)], ["good", "good", "good"]],
    ["a far one that was sent late", [fix(0, 0), fix(600, 0), fix(590, 90_000)], ["good", "good", "jump"]],
    ["five minutes ahead", [fix(3900, 0)], ["good"]],
    ["further ahead", [fix(0, 0), fix(3901, 0)], ["good", "future"]]
  ])("%s", (_, fixes, qualities) => expect(judgeAll(fixes).qualities).toEqual(qualities))

  it("that is ahead of its time changes nothing", () => {
    const { history } = judgeAll([fix(0, 0), fix(10, 500_000)])
    expect(judgeFix(history, fix(4000, 500_000), receivedAt).history).toBe(history)
  })

  it("that was sent late does not become the last one", () =>
    expect(judgeAll([fix(0, 0), fix(600, 9000), fix(300, 4000)]).history.last).toEqual(fix(600, 9000)))
})

it("follows any vehicle that is slower than 100 m/s, and never uses a fix from the future", () => {
  const step = record({ seconds: integer({ min: 0, max: 900 }), speed: integer({ min: -95, max: 95 }) })
  assert(
    property(array(step), (steps) => {
      let [seconds, meters] = [0, 0]
      const fixes = steps.map(({ seconds: more, speed }) => {
        seconds += more
        meters += more * speed
        return fix(seconds, meters / 10)
      })
      const { qualities, history } = judgeAll(fixes)
      expect(qualities.filter((quality) => quality === "jump")).toEqual([])
      expect(history.last === null || history.last.at.getTime() <= receivedAt.getTime() + 300_000).toBe(true)
    })
  )
})

it("never loses a vehicle: of three fixes at a place the third is good", () => {
  const place = integer({ min: -5_000_000, max: 5_000_000 })
  assert(
    property(array(place), place, (places, end) => {
      const fixes = [...places, end, end, end].map((meters, index) => fix(index, meters))
      expect(judgeAll(fixes).qualities.at(-1)).toBe("good")
    })
  )
})
