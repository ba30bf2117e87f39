import { Permission, Role } from "#kernel"
import { permissionsOf } from "#tenancy"
import { describe, expect, it } from "vitest"

const reading = ["organization.read", "members.read"]
const inviting = [...reading, "invitations.read", "invitations.create"]
const administering = [...inviting, "organization.edit", "members.edit", "members.remove", "audit.read"]

const table: Readonly<Record<Role, ReadonlyArray<string>>> = {
  owner: [...administering, "organization.transfer"],
  admin: administering,
  manager: inviting,
  technician: reading,
  agent: reading,
  sales: reading,
  driver: reading,
  viewer: reading
}

describe("what each role may do", () => {
  it.each(Object.entries(table))("%s", (role, permissions) => {
    expect([...permissionsOf(role as Role)].sort()).toEqual([...permissions].sort())
  })

  it("is written down for every role, and an owner may do everything there is", () => {
    expect(Object.keys(table).sort()).toEqual([...Role.literals].sort())
    expect(permissionsOf("owner").size).toBe(Permission.literals.length)
  })
})
