import { type FormSections, itemsOf } from "#inspections/contract"
import { expect, it } from "vitest"
import {
  copyItem,
  keyFrom,
  keysOf,
  moveItem,
  moveToSection,
  removeItem
} from "../../../../apps/web/contexts/inspections/forms/drafting.ts"
import { itemIn, valuesOf } from "../../../../apps/web/contexts/inspections/forms/itemValues.ts"
import { answersOf } from "../../../../apps/web/contexts/inspections/offline/answers.ts"
import { EMPTY_ANSWER } from "../../../../apps/web/contexts/inspections/offline/StoredInspection.ts"
import { periodOf } from "../../../../apps/web/contexts/inspections/list/useInspectionList.ts"
import { formView } from "./fixtures.ts"

const sections: FormSections = formView().sections
const labels = (all: FormSections) => all.map(({ items }) => items.map(({ key }) => key))

it.each([
  ["Brakes", "brakes"],
  ["Líquido de frenos", "liquido_de_frenos"],
  ["1st aid kit", "st_aid_kit"],
  ["???", "item"]
])("makes a key of %s", (label, key) => {
  expect(keyFrom(label, [])).toBe(key)
  expect(keyFrom(label, [key])).toBe(`${key}_2`)
})

it("moves, copies and removes items", () => {
  expect(labels(moveItem(sections, { section: 0, at: 0 }, 1))).toEqual([["why", "brakes"], ["pressure"]])
  expect(labels(moveToSection(sections, { section: 0, at: 1 }, 1))).toEqual([["brakes"], ["pressure", "why"]])
  expect(labels(removeItem(sections, { section: 1, at: 0 }))).toEqual([["brakes", "why"], []])
  expect(keysOf(copyItem(sections, { section: 0, at: 0 }))).toEqual(["brakes", "brakes_2", "why", "pressure"])
})

it("writes an item as it was read", () => {
  for (const item of itemsOf(sections)) expect(itemIn(valuesOf(item), item.key, [])).toEqual(item)
})

it("sends only the answers to items that are shown", () => {
  const entered = {
    brakes: { ...EMPTY_ANSWER, choice: "pass" },
    why: { ...EMPTY_ANSWER, text: "Pads" },
    pressure: { ...EMPTY_ANSWER, text: "abc" }
  }
  expect(answersOf(sections, entered).map(({ key }) => key)).toEqual(["brakes"])
})

it("asks for whole days of the organization", () => {
  expect(periodOf("2026-03-04..2026-03-05", "America/New_York")).toBe(
    "2026-03-04T05:00:00.000Z..2026-03-06T05:00:00.000Z"
  )
})
