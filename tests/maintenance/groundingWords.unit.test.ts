import { expect, it } from "vitest"
import type { Concern } from "../../modules/maintenance/defects/domain/concerns.ts"
import { wordsForGrounding } from "../../modules/maintenance/defects/domain/groundingWords.ts"

const defect = { vehicle: "V-1", name: "D-1001", title: "Soft brake pedal" }
const nobody: Concern = { drives: false, tentative: [], booked: 0, out: undefined, affected: [] }
const morning = new Date("2026-03-01T20:30:00Z")

it("names bookings by who has them and when, in the organization's time zone", () => {
  const tentative = [
    { starts_at: morning, held_for: "Carla Customer" },
    { starts_at: morning, held_for: null }
  ]
  const { en, es } = wordsForGrounding(defect, { ...nobody, tentative, booked: 2 }, "Pacific/Auckland")
  expect(en.title).toBe("Your bookings for V-1 are at risk")
  expect(en.message).toMatch(
    /^D-1001: Soft brake pedal\. 2 bookings are now tentative: Carla Customer \(Mar 2, 2026, 9:30.AM\) and Mar 2, 2026, 9:30.AM\.$/
  )
  expect(es).toEqual({
    title: "Sus reservas de V-1 están en riesgo",
    message:
      "D-1001: Soft brake pedal. 2 reservas pasan a ser provisionales: Carla Customer (2 mar 2026, 9:30) y 2 mar 2026, 9:30."
  })
})

it("has room for the longest names of everyone", () => {
  const names = Array.from({ length: 200 }, (_, n) => `${n} ${"x".repeat(116)}`)
  const tentative = names.map((held_for) => ({ starts_at: morning, held_for }))
  const concern = { drives: true, tentative, booked: 200, out: tentative[0], affected: names }
  const { en, es } = wordsForGrounding({ ...defect, title: "x".repeat(200) }, concern, "UTC")
  expect(en.title).toBe("Don't drive V-1")
  expect(en.message).toMatch(
    /^It is grounded until it is repaired\..+ has it now\..+ and 199 more\. Affected: .+$/
  )
  const short = names.map((_, n) => `${n}`)
  const many = wordsForGrounding(defect, { ...concern, affected: short }, "UTC").es.message
  expect([many.length <= 1000, en.message.length <= 1000, es.message.length <= 1000]).toEqual([
    true,
    true,
    true
  ])
})
