import { Permission, type Role } from "#kernel"

const reading: ReadonlyArray<Permission> = ["organization.read", "members.read"]
const inviting: ReadonlyArray<Permission> = [...reading, "invitations.read", "invitations.create"]
const everything = Permission.literals
const administering = everything.filter((permission) => permission !== "organization.transfer")

/** What each role may do. The one table: whoever asks, asks it. */
const permissions: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(everything),
  admin: new Set(administering),
  manager: new Set(inviting),
  technician: new Set(reading),
  agent: new Set(reading),
  sales: new Set(reading),
  driver: new Set(reading),
  viewer: new Set(reading)
}

export const permissionsOf = (role: Role): ReadonlySet<Permission> => permissions[role]
