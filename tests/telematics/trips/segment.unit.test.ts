import { describe, expect, it } from "vitest"
import { segment, type Segments } from "../../../modules/telematics/trips/domain/segment.ts"
import { derive, fixOf, KNOT, minute, type Row, rows, START } from "./rows.ts"

const minutesOf = (at: Date | null): number | null => (at === null ? null : (at.getTime() - START) / 60_000)

const summary = ({ trips, stops }: Segments) => ({
  trips: trips.map(({ startedAt, endedAt, distance }) => [
    minutesOf(startedAt),
    minutesOf(endedAt),
    Math.round(distance)
  ]),
  stops: stops.map(({ from, until }) => [minutesOf(from), minutesOf(until)])
})

const SIMPLE = rows("0 0 0, 1 0 0, 2 10 0, 3 10 1000, 4 10 2000, 5 0 3000, 15 0 3000, 25 0 3000")

describe("trips and stops", () => {
  // The facts of Traccar's own ReportUtilsTest. A stop that has not ended has no end here.
  it("are found in a drive", () => {
    const segments = derive(SIMPLE)
    expect(summary(segments)).toEqual({
      trips: [[2, 5, 3000]],
      stops: [
        [0, 2],
        [5, null]
      ]
    })
    expect(segments.trips[0]?.maxSpeed).toBeCloseTo(10 * KNOT, 9)
    expect(segments.trips[0]?.idleTime).toBe(0)
    expect(segments.trips[0]?.end).toEqual(segments.stops[1]?.place)
  })

  it.each<[string, ReadonlyArray<Row>, object, object]>([
    [
      "a short halt is part of a trip",
      rows(
        "0 0 0, 1 0 0, 2 10 0, 3 10 1000, 4 10 2000, 5 10 3000, 6 10 4000, 7 0 5000, 8 10 6000, 9 0 7000, 19 0 7000, 29 0 7000"
      ),
      {},
      {
        trips: [[2, 9, 7000]],
        stops: [
          [0, 2],
          [9, null]
        ]
      }
    ],
    [
      "errors of the receiver are no trip",
      rows("0 0 0, 1 0 0, 2 1 0, 3 0 0, 4 1 0, 5 0 0"),
      { minParking: 200 },
      { trips: [], stops: [[0, null]] }
    ],
    [
      "the beginning of a movement does not end a stop",
      rows("0 0 0, 1 0 0, 2 0 0, 3 0 0, 4 1 0, 5 2 0"),
      { minParking: 200 },
      { trips: [], stops: [[0, null]] }
    ],
    [
      "a stop begins after the end of a trip that is not known",
      rows("0 2 0, 1 1 0, 2 0 0, 12 0 0, 22 0 0, 32 0 0"),
      { minParking: 200 },
      { trips: [], stops: [[2, null]] }
    ],
    [
      "no stop while the vehicle moves",
      rows("0 5 0, 1 5 0, 2 3 0, 3 5 0, 4 5 0, 5 5 0"),
      { minParking: 200 },
      { trips: [], stops: [] }
    ],
    [
      "silence ends a trip",
      rows("0 7 100, 1 7 300, 2 5 500, 3 5 600, 4 3 700, 23 2 700, 24 5 800, 25 5 900"),
      { minDuration: 200, minParking: 200 },
      { trips: [[0, 4, 600]], stops: [[4, null]] }
    ]
  ])("%s", (_, drive, thresholds, expected) => expect(summary(derive(drive, thresholds))).toEqual(expected))

  it.each<[string, ReadonlyArray<Row>, object]>([
    ["a trip under way", rows("0 0 0, 1 20 0, 2 20 1000"), { trips: [[1, null, 1000]], stops: [[0, 1]] }],
    [
      "a device without speeds",
      rows("0 - 0, 1 - 10, 2 - 900, 3 - 1800, 4 - 1805, 8 - 1800"),
      {
        trips: [[2, 4, 905]],
        stops: [
          [0, 2],
          [4, null]
        ]
      }
    ],
    [
      "a drive of five minutes nearby",
      rows("0 0 0, 1 5 0, 2 5 150, 3 5 300, 4 5 150, 5 5 0, 6 5 100"),
      { trips: [[1, null, 700]], stops: [[0, 1]] }
    ],
    [
      "a device that is silent while the vehicle stands",
      rows("0 20 0, 1 20 1000, 2 0 2000, 602 20 2100, 603 20 3100"),
      {
        trips: [
          [0, 2, 2000],
          [602, null, 1000]
        ],
        stops: [[2, 602]]
      }
    ],
    [
      "a halt of four minutes without a report in between",
      rows("0 20 0, 1 20 1000, 2 0 2000, 6 20 2100, 7 20 3100"),
      {
        trips: [
          [0, 2, 2000],
          [6, null, 1000]
        ],
        stops: [[2, 6]]
      }
    ],
    [
      "a red light in reports every five minutes",
      rows("0 20 0, 5 20 3000, 10 0 6000, 15 20 9000, 16 20 9900"),
      { trips: [[0, null, 9900]], stops: [] }
    ],
    [
      "a tunnel: nothing is known of the time in it",
      rows("0 20 0, 1 20 1000, 21 20 30000, 22 20 31000"),
      {
        trips: [
          [0, 1, 1000],
          [21, null, 1000]
        ],
        stops: []
      }
    ],
    [
      "a vehicle on a truck, which reports no speed",
      rows("0 0 0, 10 0 9000, 20 0 18000"),
      {
        trips: [],
        stops: [
          [0, 10],
          [10, 20],
          [20, null]
        ]
      }
    ],
    ["nothing", [], { trips: [], stops: [] }]
  ])("%s", (_, drive, expected) => expect(summary(derive(drive))).toEqual(expected))

  it("has the vehicle idle for 15 minutes with the ignition on, and stop then", () => {
    const drive = rows("0 20 0 on, 1 20 1000 on, 2 0 2000 on")
    const idle = derive([...drive, [10, 0, 2000, true], [11, 20, 2100, true], [12, 20, 3100, true]])
    expect(summary(idle)).toEqual({ trips: [[0, null, 3100]], stops: [] })
    expect(idle.trips[0]?.idleTime).toBe(540)
    const longer = derive([...drive, [10, 0, 2000, true], [17, 0, 2000, true]])
    expect(summary(longer)).toEqual({ trips: [[0, 2, 2000]], stops: [[2, null]] })
  })

  it("end when nothing was reported for long", () => {
    const fixes = SIMPLE.slice(0, 5).map(fixOf)
    expect(summary(segment(fixes, minute(18)))).toEqual({ trips: [[2, null, 2000]], stops: [[0, 2]] })
    expect(summary(segment(fixes, minute(19)))).toEqual({
      trips: [[2, 4, 2000]],
      stops: [
        [0, 2],
        [4, null]
      ]
    })
    const halted = SIMPLE.slice(0, 6).map(fixOf)
    expect(summary(segment(halted, minute(8)))).toEqual({
      trips: [[2, 5, 3000]],
      stops: [
        [0, 2],
        [5, null]
      ]
    })
  })
})

it("divides the trip of a vehicle that never stops, so that deriving again has where to begin", () => {
  const fixes = Array.from({ length: 5000 }, (_, index): Row => [index, 20, index * 600])
  const { trips, stops } = derive(fixes)
  expect(trips.map(({ endedAt }) => minutesOf(endedAt))).toEqual([1439, 2879, 4319, null])
  expect(stops.map(({ until }) => minutesOf(until))).toEqual([1440, 2880, 4320])
})

it("derives a month of fixes quickly", () => {
  const month = Array.from({ length: 100_000 }, (_, index): Row => {
    const isDriving = index % 500 < 250
    return [
      index / 4,
      isDriving ? 20 : 0,
      Math.floor(index / 500) * 62_500 + Math.min(index % 500, 250) * 250
    ]
  })
  expect(derive(month).trips).toHaveLength(200)
})
