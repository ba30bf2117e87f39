import { anyOf, CalendarDate, dateRange, dayIn, daysAfter, numberRange, period } from "#kernel"
import { Schema } from "effect"
import { assert, nat, option, pre, property } from "fast-check"
import { describe, expect, test } from "vitest"

const decodes = <A>(schema: Schema.Codec<A, string>) => {
  const decode = Schema.decodeUnknownOption(schema)
  return (text: string) => decode(text)._tag === "Some"
}

describe("filters in a query", () => {
  const kinds = anyOf(Schema.Literals(["van", "truck"]))

  test("accepts one or more choices of a closed set, and nothing else", () => {
    expect(Schema.decodeUnknownSync(kinds)("van,truck")).toEqual(["van", "truck"])
    expect(["", "van,", "bus", "van;truck"].filter(decodes(kinds))).toEqual([])
  })

  test("reads ranges that are open at one end", () => {
    expect(Schema.decodeUnknownSync(numberRange)("1000..")).toEqual({ from: 1000, to: null })
    expect(Schema.decodeUnknownSync(numberRange)("..5")).toEqual({ from: null, to: 5 })
    expect(["..", "1", "-1..2", "a..b", "1..2..3"].filter(decodes(numberRange))).toEqual([])
  })

  test("reads ranges of dates, and refuses days that no calendar has", () => {
    expect(Schema.decodeUnknownSync(dateRange)("2026-01-01..2026-02-28")).toEqual({
      from: "2026-01-01",
      to: "2026-02-28"
    })
    expect(["2026-02-29..", "..2026-13-01", "today.."].filter(decodes(dateRange))).toEqual([])
  })

  test("reads periods, whose end is after their start", () => {
    const text = "2026-01-01T08:00:00.500Z..2026-01-02T08:00:00+01:00"
    expect(Schema.decodeUnknownSync(period)(text)).toEqual({
      from: new Date("2026-01-01T08:00:00.500Z"),
      until: new Date("2026-01-02T07:00:00Z")
    })
    const wrong = ["2026-01-01T08:00:00Z..", "2026-01-01..2026-01-02", "2026-01-02T08:00Z..2026-01-02T08:00Z"]
    expect(wrong.filter(decodes(period))).toEqual([])
  })

  test("writes what it reads", () => {
    const bound = option(nat())
    assert(
      property(bound, bound, (from, to) => {
        pre(from !== null || to !== null)
        const text = Schema.encodeSync(numberRange)({ from, to })
        expect(Schema.decodeUnknownSync(numberRange)(text)).toEqual({ from, to })
      })
    )
  })
})

describe("calendar dates", () => {
  test("are the day of an instant in a time zone", () => {
    const at = new Date("2026-03-04T23:30:00Z")
    expect(dayIn("Europe/Berlin", at)).toBe("2026-03-05")
    expect(dayIn("America/Chicago", at)).toBe("2026-03-04")
  })

  test("can be moved across months and leap days", () => {
    expect(daysAfter(CalendarDate.make("2028-02-28"), 1)).toBe("2028-02-29")
    expect(daysAfter(CalendarDate.make("2026-01-01"), -1)).toBe("2025-12-31")
  })
})
