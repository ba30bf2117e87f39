import {
  codeOf,
  CursorText,
  cursorText,
  cutPage,
  days,
  hours,
  minutes,
  outranks,
  plus,
  readCursor,
  Role,
  seconds
} from "#kernel"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

describe("roles", () => {
  const ranks = { owner: 5, admin: 4, manager: 3, technician: 2, agent: 2, sales: 2, driver: 2, viewer: 1 }

  it.each(Role.literals.flatMap((one) => Role.literals.map((other) => [one, other] as const)))(
    "compares the ranks of %s and %s",
    (one, other) => expect(outranks(one, other)).toBe(ranks[one] > ranks[other])
  )
})

describe("pages", () => {
  const rows = [3, 2, 1].map((n) => ({ n, at: new Date(n), id: `0000000${n}-0000-7000-8000-000000000000` }))

  it("returns a cursor when there are more rows", () => {
    const { items, next } = cutPage(rows, 2, (row) => row)
    expect(items.map(({ n }) => n)).toEqual([3, 2])
    expect(readCursor(next ?? "")).toEqual({ at: new Date(2), id: rows[1]?.id })
  })

  it("returns no cursor on the last page", () => expect(cutPage(rows, 3, (row) => row).next).toBeNull())

  it.each(["", "x", "1.2", "1.00000001-0000-7000-8000-000000000000; drop table"])(
    "refuses the cursor %j",
    (text) => expect(Result.isSuccess(Schema.decodeUnknownResult(CursorText)(text))).toBe(false)
  )

  it("reads back the cursors it writes", () => {
    const text = cursorText({ at: new Date(1_795_205_768_991), id: "01a1fa83-018b-7ec6-a8e1-dd158571b259" })
    expect(Result.isSuccess(Schema.decodeUnknownResult(CursorText)(text))).toBe(true)
  })
})

it.each([
  ["EmailTaken", "email_taken"],
  ["NotFound", "not_found"],
  ["AlreadyAMember", "already_a_member"]
])("turns the tag %s into the code %s", (tag, code) => expect(codeOf(tag)).toBe(code))

it("adds days, hours, minutes and seconds", () => {
  const later = plus(new Date(0), days(1) + hours(1) + minutes(1) + seconds(1))
  expect(later.toISOString()).toBe("1970-01-02T01:01:01.000Z")
})
