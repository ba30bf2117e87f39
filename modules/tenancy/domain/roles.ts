import { Permission, type Role } from "#kernel"

const reading: ReadonlyArray<Permission> = [
  "organization.read",
  "members.read",
  "messages.read",
  "messages.send",
  "customers.read",
  "devices.read"
]
/** Whoever works with vehicles may bring in the data of their own. */
const connecting: ReadonlyArray<Permission> = [...reading, "devices.connect"]
const serving: ReadonlyArray<Permission> = [
  ...connecting,
  "customers.edit",
  "customer_emails.read",
  "customer_emails.send"
]
const managing: ReadonlyArray<Permission> = [
  ...serving,
  "invitations.read",
  "invitations.create",
  "customers.import",
  "customers.export"
]
const everything = Permission.literals
const administering = everything.filter((permission) => permission !== "organization.transfer")

/** What each role may do. The one table: whoever asks, asks it. */
const permissions: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(everything),
  admin: new Set(administering),
  manager: new Set(managing),
  technician: new Set(connecting),
  agent: new Set(serving),
  sales: new Set(serving),
  driver: new Set(connecting),
  viewer: new Set(reading)
}

export const permissionsOf = (role: Role): ReadonlySet<Permission> => permissions[role]
