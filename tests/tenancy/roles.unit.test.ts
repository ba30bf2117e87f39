import { Permission, Role } from "#kernel"
import { permissionsOf } from "#tenancy"
import { describe, expect, it } from "vitest"

const reading = [
  "organization.read",
  "members.read",
  "messages.read",
  "messages.send",
  "customers.read",
  "devices.read"
]
const connecting = [...reading, "devices.connect"]
const serving = [...connecting, "customers.edit", "customer_emails.read", "customer_emails.send"]
const managing = [
  ...serving,
  "invitations.read",
  "invitations.create",
  "customers.import",
  "customers.export"
]
const administering = [...managing, "organization.edit", "members.edit", "members.remove", "audit.read"]

const table: Readonly<Record<Role, ReadonlyArray<string>>> = {
  owner: [...administering, "organization.transfer"],
  admin: administering,
  manager: managing,
  technician: connecting,
  agent: serving,
  sales: serving,
  driver: connecting,
  viewer: reading
}

describe("what each role may do", () => {
  it.each(Role.literals.map((role) => [role, table[role]] as const))("%s", (role, permissions) => {
    expect(permissionsOf(role)).toEqual(new Set(permissions))
  })

  it("lets an owner do everything there is", () => {
    expect(permissionsOf("owner").size).toBe(Permission.literals.length)
  })
})
