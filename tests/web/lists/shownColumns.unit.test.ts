import { array, assert, constantFrom, integer, property } from "fast-check"
import { describe, expect, it } from "vitest"
import {
  moveColumn,
  resizeColumn,
  type ShownColumns,
  standardColumns,
  toggleColumn,
  validColumns
} from "../../../apps/web/ui/table/shownColumns.ts"

const columns = [
  { key: "name" },
  { key: "plate", alwaysShown: true },
  { key: "owner" },
  { key: "added", hidden: true }
]
const keys = (shown: ShownColumns) => shown.map(({ key }) => key)
const shownAs = (...names: ReadonlyArray<string>): ShownColumns => names.map((key) => ({ key, width: null }))

describe("the columns of a list", () => {
  it.each([
    [[], ["name", "plate", "owner"]],
    [
      ["owner", "gone", "plate"],
      ["name", "owner", "plate"]
    ],
    [["added"], ["name", "added", "plate"]],
    [
      ["owner", "owner", "name"],
      ["name", "owner", "plate"]
    ]
  ])("are, of %j, those the list has: %j", (stored, expected) => {
    expect(keys(validColumns(columns, shownAs(...stored)))).toEqual(expected)
  })

  it("stay valid, whatever is done to them", () => {
    const key = constantFrom(...columns.map((column) => column.key))
    assert(
      property(
        array(constantFrom(0, 1, 2, 3)),
        array(key),
        integer({ min: -2, max: 6 }),
        integer(),
        (kinds, names, at, width) => {
          let shown = standardColumns(columns)
          for (const [index, kind] of kinds.entries()) {
            const name = names[index % Math.max(names.length, 1)] ?? "owner"
            if (kind === 0 && name !== "name" && name !== "plate") shown = toggleColumn(shown, name)
            if (kind === 1) shown = moveColumn(shown, name, at)
            if (kind === 2) shown = resizeColumn(shown, name, width)
            if (kind === 3) shown = resizeColumn(shown, name, null)
          }
          expect(validColumns(columns, shown)).toEqual(shown)
          for (const one of shown)
            if (one.width !== null) {
              expect(one.width).toBeGreaterThanOrEqual(60)
              expect(one.width).toBeLessThanOrEqual(800)
            }
        }
      )
    )
  })

  it("move, but not in front of the first one", () => {
    const shown = shownAs("name", "plate", "owner")
    expect(keys(moveColumn(shown, "owner", 1))).toEqual(["name", "owner", "plate"])
    expect(moveColumn(shown, "owner", 0)).toBe(shown)
    expect(moveColumn(shown, "name", 2)).toBe(shown)
    expect(moveColumn(shown, "owner", 3)).toBe(shown)
  })
})
