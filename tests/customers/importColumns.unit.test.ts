import { mappingOf } from "#customers/contract"
import { expect, it } from "vitest"
import { UserId } from "#kernel"

const olga = UserId.make("018f0000-0000-7000-8000-000000000001")
const ownerCalled = (cell: string) => (cell === "olga@depot.example" ? olga : undefined)
const header = ["Name", "Type", "Responsable"]
const columns = (...rows: ReadonlyArray<ReadonlyArray<string>>) => mappingOf(header, rows, { ownerCalled })

it("maps type and owner by header where the values are types and members", () => {
  expect(columns(["Ana", "empresa", ""], ["Ben", "", "olga@depot.example"])).toEqual({
    name: 0,
    type: 1,
    owner: 2
  })
})

it("leaves out columns called type or owner that contain something else", () => {
  expect(columns(["Ana", "Retail", "A former colleague"], ["Ben", "company", "Bob"])).toEqual({ name: 0 })
  expect(columns(["Ana", "", ""])).toEqual({ name: 0 })
})

it("maps the first of several such columns that fits", () => {
  expect(mappingOf(["Name", "Type", "Customer type"], [["Ana", "Retail", "person"]])).toEqual({
    name: 0,
    type: 2
  })
})
