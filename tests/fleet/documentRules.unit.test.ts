import { CalendarDate } from "#kernel"
import { describe, expect, it } from "vitest"
import { dueReminders, nextReminder } from "../../modules/fleet/documents/domain/rules.ts"

const day = (text: string) => CalendarDate.make(text)
const insurance = { expires_on: day("2026-03-31"), lead_days: [30, 7, 0] }

describe("the reminders of a document", () => {
  it.each([
    ["2026-02-28", []],
    ["2026-03-01", [30]],
    ["2026-03-30", [30, 7]],
    ["2026-03-31", [30, 7, 0]],
    ["2026-04-01", [30, 7, 0, -1]]
  ])("are by %s %o", (today, leads) => expect(dueReminders(insurance, day(today))).toEqual(leads))

  it.each([
    [undefined, "2026-03-01"],
    ["2026-03-01", "2026-03-24"],
    ["2026-03-31", "2026-04-01"],
    ["2026-04-01", null]
  ])("are next due after %s on %s", (after, next) =>
    expect(nextReminder(insurance, after === undefined ? undefined : day(after))).toBe(next)
  )

  it("are none when it never expires", () => {
    expect(nextReminder({ expires_on: null, lead_days: [30] })).toBeNull()
  })
})
