import { Role } from "#kernel"
import { describe, expect, it } from "vitest"
import { rolePermissions, routes } from "../../apps/system/assembly.ts"
import { registered } from "../support/registered.ts"

/** The tables in `tests/<module>/permissions.ts`, a row for each permission. */
const rows = [...(await registered<string>("permissions")).values()]
  .flatMap((table) => table.trim().split("\n").slice(1))
  .map((row) => row.trim().split(/\s+/))
  .sort(([one = ""], [other = ""]) => (one < other ? -1 : 1))

describe("role permissions", () => {
  it.each(Role.literals.map((role, column) => [role, column + 1] as const))(
    "match the table for %s",
    (role, column) => {
      const expected = rows.filter((cells) => cells[column] === "x").map(([permission]) => permission)
      expect([...rolePermissions.of(role)].sort()).toEqual(expected)
    }
  )

  it("include every permission that an endpoint requires", () => {
    const required = routes.flatMap(({ endpoint }) => endpoint.permission ?? [])
    expect(required.filter((permission) => !rolePermissions.of("owner").has(permission))).toEqual([])
  })
})
