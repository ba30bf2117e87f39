import { Schema } from "effect"

/** A member's role in an organization, highest first. Technician, agent, sales and driver share one rank. */
export const Role = Schema.Literals([
  "owner",
  "admin",
  "manager",
  "technician",
  "agent",
  "sales",
  "driver",
  "viewer"
]).annotate({ message: "Choose a role from the list." })
export type Role = typeof Role.Type

const rank: Readonly<Record<Role, number>> = {
  owner: 5,
  admin: 4,
  manager: 3,
  technician: 2,
  agent: 2,
  sales: 2,
  driver: 2,
  viewer: 1
}

export const outranks = (role: Role, other: Role): boolean => rank[role] > rank[other]
