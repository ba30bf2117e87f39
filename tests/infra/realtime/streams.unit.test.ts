import { UserId } from "#kernel"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LiveEvent } from "../../../infra/realtime/outbox.ts"
import { isAfter, positionText, readPosition } from "../../../infra/realtime/position.ts"
import { Recent, WINDOW } from "../../../infra/realtime/Recent.ts"
import { type LiveStream, mayReceive, Streams } from "../../../infra/realtime/Streams.ts"

const id = (number: number): UserId =>
  UserId.make(`0198c0de-0000-7000-8000-${String(number).padStart(12, "0")}`)

const event = (number: number, audience: Partial<LiveEvent> = {}): LiveEvent => ({
  xid: "7",
  number: String(number),
  name: "Something",
  organization_id: null,
  user_id: null,
  only_for: null,
  invalidates: [],
  ...audience
})

/** A stream that records what it receives. */
const recording = (userId: UserId) => {
  const taken: Array<string> = []
  const stream: LiveStream = {
    userId,
    token: "",
    turn: 0,
    sink: {
      write: (bytes) => taken.push(Buffer.from(bytes).toString()) > 0,
      end: () => {}
    }
  }
  return { stream, taken }
}

const person = fc.integer({ min: 1, max: 4 }).map(id)
const place = fc.constantFrom("north", "south", "east")
const step = fc.oneof(
  fc.record({ kind: fc.constant("opens" as const), who: person, in: fc.uniqueArray(place) }),
  fc.record({ kind: fc.constant("closes" as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant("moves" as const), who: person, in: fc.uniqueArray(place) }),
  fc.record({
    kind: fc.constant("happens" as const),
    organization_id: fc.option(place),
    user_id: fc.option(person),
    only_for: fc.option(fc.array(person, { maxLength: 3 }))
  })
)

describe("streams", () => {
  it("receive each event once when they may, while users open, close and change organizations", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const streams = new Streams()
        const open: Array<ReturnType<typeof recording>> = []
        const places = new Map<string, ReadonlySet<string>>()
        for (const [number, one] of steps.entries()) {
          if (one.kind === "opens" && open.filter(({ stream }) => stream.userId === one.who).length < 10) {
            const recorded = recording(one.who)
            places.set(one.who, new Set(one.in))
            streams.add(recorded.stream, new Set(one.in))
            open.push(recorded)
          } else if (one.kind === "closes") {
            const [closed] = open.splice(one.which, 1)
            if (closed) streams.remove(closed.stream)
          } else if (one.kind === "moves") {
            places.set(one.who, new Set(one.in))
            streams.move(one.who, new Set(one.in))
          } else if (one.kind === "happens") {
            const happened = event(number, one)
            const { taken } = streams.deliver(happened)
            const recipients = open.filter(({ stream }) =>
              mayReceive(stream.userId, places.get(stream.userId) ?? new Set(), happened)
            )
            expect(taken).toBe(recipients.length)
            for (const recorded of open)
              expect(recorded.taken.splice(0).length).toBe(recipients.includes(recorded) ? 1 : 0)
          }
          expect(streams.size).toBe(open.length)
          expect([...streams.all()].length).toBe(open.length)
        }
      }),
      { seed: 20_260_901, numRuns: 500 }
    )
  })

  it("are removed when their reader is too slow", () => {
    const streams = new Streams()
    const { stream } = recording(id(1))
    streams.add({ ...stream, sink: { write: () => false, end: () => {} } }, new Set())
    expect(streams.deliver(event(1, { user_id: id(1) }))).toEqual({ taken: 0, dropped: 1 })
    expect([streams.size, streams.has(id(1))]).toEqual([0, false])
  })
})

describe("the recent events", () => {
  const reading = (events: ReadonlyArray<LiveEvent>, forgotten: string) => ({
    events,
    forgotten: { xid: forgotten, number: "0" },
    horizon: "9",
    isHeldBack: false
  })
  const events = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => event(from + index))
  const numbers = (some: ReadonlyArray<LiveEvent> | undefined) => some?.map(({ number }) => Number(number))

  it("include everything after a position", () => {
    const recent = new Recent(reading(events(1, 5), "7"))
    expect(numbers(recent.since({ xid: "7", number: "0" }))).toEqual([1, 2, 3, 4, 5])
    expect(numbers(recent.since({ xid: "7", number: "3" }))).toEqual([4, 5])
    expect(numbers(recent.since({ xid: "8", number: "0" }))).toEqual([])
  })

  it("do not go back before the oldest stored event", () => {
    const recent = new Recent(reading(events(1, 5), "7"))
    expect(recent.since({ xid: "6", number: "99" })).toBeUndefined()
    expect(numbers(new Recent(reading([], "7")).since({ xid: "7", number: "0" }))).toEqual([])
  })

  it("are limited to a window, however many follow", () => {
    const recent = new Recent(reading(events(1, WINDOW), "1"))
    expect(recent.since({ xid: "7", number: "0" })).toBeUndefined()
    expect(recent.since({ xid: "7", number: "1" })?.length).toBe(WINDOW - 1)
    for (let from = WINDOW + 1; from < 4 * WINDOW; from += 500) recent.add(events(from, from + 499))
    expect(recent.since({ xid: "7", number: String(WINDOW) })).toBeUndefined()
    expect(numbers(recent.since({ xid: "7", number: String(4 * WINDOW - 3) }))).toEqual(
      events(4 * WINDOW - 2, 4 * WINDOW).map(({ number }) => Number(number))
    )
  })
})

describe("a position", () => {
  it("is parsed as written, and ordered by transaction, then number", () => {
    const number = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String)
    fc.assert(
      fc.property(fc.record({ xid: number, number }), fc.record({ xid: number, number }), (one, other) => {
        expect(readPosition(positionText(one))).toEqual(one)
        const order = (p: typeof one) => [BigInt(p.xid), BigInt(p.number)] as const
        const [[a, b], [c, d]] = [order(one), order(other)]
        expect(isAfter(one, other)).toBe(a > c || (a === c && b > d))
      }),
      { seed: 1 }
    )
    for (const text of ["", "1", "1.", ".1", "1.1.1", "-1.1", "x", undefined])
      expect(readPosition(text)).toBeUndefined()
  })
})
