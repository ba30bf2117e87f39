import { describe, expect, it } from "vitest"
import { GroupId, VehicleId } from "#fleet/contract"
import type { ProgramRule } from "#maintenance/contract"
import { appliesTo } from "../../modules/maintenance/programs/domain/rules.ts"
import type { ServicedVehicle } from "../../modules/maintenance/schedules/domain/vehicles.ts"

const id = (n: number) => `019aa000-0000-7000-8000-00000000000${n}`

const van: ServicedVehicle = {
  id: VehicleId.make(id(1)),
  name: "V-1",
  name_key: "v-1",
  make: "Ford",
  model: "Transit",
  kind: "van",
  body_class: "Panel van",
  group_id: GroupId.make(id(2)),
  in_service_on: null,
  disposed: false
}

const rule = (lists: Partial<ProgramRule> = {}): ProgramRule => ({
  makes: [],
  models: [],
  kinds: [],
  body_classes: [],
  group_ids: [],
  vehicle_ids: [],
  ...lists
})

describe("a program applies", () => {
  it.each([
    ["to every vehicle", rule(), true],
    ["by make, ignoring case", rule({ makes: ["MAN", " ford "] }), true],
    ["by all lists that are not empty", rule({ makes: ["Ford"], kinds: ["truck"] }), false],
    ["by group", rule({ group_ids: [GroupId.make(id(2))] }), true],
    ["not to another group", rule({ group_ids: [GroupId.make(id(3))] }), false],
    ["only to the vehicles that it names", rule({ vehicle_ids: [VehicleId.make(id(4))] }), false],
    ["to a vehicle that it names", rule({ kinds: ["truck"], vehicle_ids: [van.id] }), true],
    [
      "by its lists, too, if it names others",
      rule({ kinds: ["van"], vehicle_ids: [VehicleId.make(id(4))] }),
      true
    ]
  ])("%s", (_, lists, expected) => expect(appliesTo(lists, van)).toBe(expected))

  it("to no vehicle that left the fleet, or whose make is unknown", () => {
    expect(appliesTo(rule({ vehicle_ids: [van.id] }), { ...van, disposed: true })).toBe(false)
    expect(appliesTo(rule({ makes: ["Ford"] }), { ...van, make: null })).toBe(false)
  })
})
