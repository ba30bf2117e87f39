import type { Grants } from "#kernel"

/** What members may do with customers, each with the lowest roles that may. */
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
