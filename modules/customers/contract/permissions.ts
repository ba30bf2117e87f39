import type { Grants } from "#kernel"

/** Permissions for customers, each with the lowest roles that have it. */
export const customersPermissions = {
  "customers.read": ["viewer"],
  "customers.edit": ["agent", "sales"],
  "customers.import": ["manager"],
  "customers.export": ["manager"]
} as const satisfies Grants

type CustomersPermissions = typeof customersPermissions
declare module "#kernel" {
  interface Permissions extends CustomersPermissions {}
}
