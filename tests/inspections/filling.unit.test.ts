import {
  type FormItem,
  type FormSections,
  itemsOf,
  missingIn,
  packs,
  resultOf,
  failedItems,
  shownItems
} from "#inspections/contract"
import { describe, expect, it } from "vitest"
import { problemsOf } from "../../modules/inspections/forms/domain/rules.ts"
import { isFast, keepUntil, moments } from "../../modules/inspections/submissions/domain/moments.ts"
import { answer, brakes, check, sectionsOf } from "./scene.ts"

const keys = (items: ReadonlyArray<FormItem>) => items.map(({ key }) => key)

const conditional = sectionsOf(
  brakes,
  check("which", { show_if: { item: "brakes", failed: true } }),
  check("why", { show_if: { item: "which", equals: "na" } })
)

describe("an item with a condition", () => {
  it("is shown only while the condition holds, and what depends on it, too", () => {
    const shown = (...answers: Parameters<typeof shownItems>[1]) => keys(shownItems(conditional, answers))
    expect(shown()).toEqual(["brakes"])
    expect(shown(answer("brakes", "fail"))).toEqual(["brakes", "which"])
    expect(shown(answer("brakes", "fail"), answer("which", "na"))).toEqual(["brakes", "which", "why"])
    expect(shown(answer("brakes"), answer("which", "na"))).toEqual(["brakes"])
  })

  it("fails nothing while it is hidden", () => {
    const answers = [answer("brakes"), answer("which", "fail")]
    expect(failedItems(conditional, answers)).toEqual([])
    expect(missingIn(conditional, answers)).toEqual([])
  })
})

describe("what is missing", () => {
  const photographed = check("tires", { photo: "on_fail" })
  it.each([
    ["nothing", sectionsOf(brakes), [answer("brakes")], []],
    ["an answer", sectionsOf(brakes), [], [{ key: "brakes", part: "answer" }]],
    ["a photo", sectionsOf(photographed), [answer("tires", "fail")], [{ key: "tires", part: "photo" }]],
    ["no photo of what passes", sectionsOf(photographed), [answer("tires")], []],
    [
      "an answer that fits",
      sectionsOf(brakes),
      [{ ...answer("brakes"), value: { type: "text" as const, text: "x" } }],
      [{ key: "brakes", part: "fitting_answer" }]
    ]
  ])("%s", (_, sections, answers, missing) => {
    expect(missingIn(sections, answers)).toEqual(missing)
  })
})

describe("the result", () => {
  it.each([
    ["pass", []],
    ["pass_with_defects", [check("lights")]],
    ["fail", [check("lights"), brakes]]
  ])("is %s", (result, failed) => {
    expect(resultOf(failed)).toBe(result)
  })
})

describe("numbers and choices", () => {
  const form = (item: object): FormSections => sectionsOf({ ...check("x"), ...item })
  const tread = form({ type: "number", unit: "mm", min: 1.6, max: null })
  it.each([
    [1.5, 1],
    [1.6, 0],
    [80, 0]
  ])("%d mm fail %d times", (number, count) => {
    const answers = [{ ...answer("x"), value: { type: "number" as const, number } }]
    expect(failedItems(tread, answers)).toHaveLength(count)
  })
})

describe("a pack", () => {
  it.each(Object.entries(packs))("%s is complete, in English and Spanish", (_, { sections }) => {
    expect(problemsOf(sections)).toEqual([])
    for (const item of itemsOf(sections)) expect([item.key, item.label_es]).not.toContain(undefined)
  })

  it("for the US has the parts of 49 CFR 396.11(a)(1)", () => {
    expect(packs.us_dvir.sections[1]?.items).toHaveLength(11)
  })
})

describe("the times of an inspection", () => {
  const received = new Date("2026-03-04T12:00:00Z")
  const at = (started: string, finished: string, device: string) => ({
    started_at: new Date(started),
    finished_at: new Date(finished),
    device_at: new Date(device)
  })

  it("are the device's if its clock is right", () => {
    const times = at("2026-03-04T11:00:00Z", "2026-03-04T11:05:00Z", "2026-03-04T12:01:00Z")
    expect(moments(times, received)).toEqual({ at: times.finished_at, clock_offset: 60, flags: [] })
  })

  it("are corrected if it is wrong, and never in the future", () => {
    const times = at("2027-03-04T11:00:00Z", "2027-03-04T11:05:00Z", "2027-03-04T12:00:00Z")
    expect(moments(times, received)).toMatchObject({
      at: new Date("2026-03-04T11:05:00Z"),
      flags: ["clock"]
    })
    const ahead = at("2026-03-04T12:00:00Z", "2026-03-04T12:03:00Z", "2026-03-04T12:04:00Z")
    expect(moments(ahead, received).at).toEqual(received)
  })

  it("show what was too fast", () => {
    const times = at("2026-03-04T11:00:00Z", "2026-03-04T11:01:00Z", "2026-03-04T11:01:00Z")
    expect(isFast(times, 31, null)).toBe(true)
    expect(isFast(times, 30, null)).toBe(false)
    expect(isFast(times, 10, 241)).toBe(true)
  })

  it("say until when it has to be stored", () => {
    expect(keepUntil(received, 14)).toEqual(new Date("2027-05-04T12:00:00Z"))
  })
})
