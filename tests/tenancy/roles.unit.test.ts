import { Role } from "#kernel"
import { describe, expect, it } from "vitest"
import { rolePermissions, routes } from "../../apps/system/assembly.ts"

/** Who may do what: `x` where the role in the column may. */
const table = `
  permission              owner admin manager technician agent sales driver viewer
  audit.read              x     x     .       .          .     .     .      .
  customer_emails.read    x     x     x       .          x     x     .      .
  customer_emails.send    x     x     x       .          x     x     .      .
  customers.edit          x     x     x       .          x     x     .      .
  customers.export        x     x     x       .          .     .     .      .
  customers.import        x     x     x       .          .     .     .      .
  customers.read          x     x     x       x          x     x     x      x
  devices.connect         x     x     x       x          x     x     x      .
  devices.read            x     x     x       x          x     x     x      x
  invitations.create      x     x     x       .          .     .     .      .
  invitations.read        x     x     x       .          .     .     .      .
  members.edit            x     x     .       .          .     .     .      .
  members.read            x     x     x       x          x     x     x      x
  members.remove          x     x     .       .          .     .     .      .
  messages.read           x     x     x       x          x     x     x      x
  messages.send           x     x     x       x          x     x     x      x
  organization.edit       x     x     .       .          .     .     .      .
  organization.read       x     x     x       x          x     x     x      x
  organization.transfer   x     .     .       .          .     .     .      .
`

const [, ...rows] = table
  .trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/))

describe("what each role may do", () => {
  it.each(Role.literals.map((role, column) => [role, column + 1] as const))("%s", (role, column) => {
    const expected = rows.filter((cells) => cells[column] === "x").map(([permission]) => permission)
    expect([...rolePermissions.of(role)].sort()).toEqual(expected)
  })

  it("grants every permission that an endpoint asks for", () => {
    const asked = routes.flatMap(({ endpoint }) => endpoint.permission ?? [])
    expect(asked.filter((permission) => !rolePermissions.of("owner").has(permission))).toEqual([])
  })
})
