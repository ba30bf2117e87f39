import { type Grants, isGranted, permitted, RolePermissions, Permission } from "#kernel"
import { Schema } from "effect"
import { expect, it } from "vitest"

const granted = ["agent", "sales"] as const

it.each([
  ["owner", true],
  ["manager", true],
  ["agent", true],
  ["sales", true],
  ["driver", false],
  ["viewer", false]
] as const)("a permission of agents and sales is granted to %s: %s", (role, expected) =>
  expect(isGranted(granted, role)).toBe(expected)
)

it("combines the grants of several modules", () => {
  const one: Grants = { "customers.read": ["viewer"], "customers.edit": ["agent"] }
  const { of } = RolePermissions.from([one, { "organization.transfer": ["owner"] }])
  expect([...of("viewer")]).toEqual(["customers.read"])
  expect([...of("admin")]).toEqual(["customers.read", "customers.edit"])
  expect(of("owner").has("organization.transfer")).toBe(true)
})

it("accepts unknown permissions and refuses malformed ones", () => {
  const decode = Schema.decodeUnknownSync(Permission)
  expect(decode("rentals.read")).toBe("rentals.read")
  expect(() => decode("everything")).toThrow()
})

it("does not compile with a permission that no module declares", () => {
  // @ts-expect-error -- the compiler refuses a misspelled permission
  permitted("customers.raed")
})
