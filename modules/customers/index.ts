import { Layer } from "effect"
import { CustomerContactsLive } from "./postgres/CustomerContacts.ts"
import { CustomerListLive } from "./postgres/CustomerList.ts"
import { CustomersLive as CustomersPort } from "./postgres/Customers.ts"
import { ImportsLive } from "./postgres/Imports.ts"

export { exportCustomers } from "./commands/ExportCustomers.ts"
export { importCustomers } from "./commands/ImportCustomers.ts"
export { customersHttp } from "./http.ts"
export { customersInvariants } from "./postgres/invariants.ts"
export { type CustomerContact, CustomerContacts } from "./queries/CustomerContacts.ts"

/** Customers' adapters; they need a database. */
export const CustomersLive = Layer.mergeAll(
  CustomerContactsLive,
  CustomerListLive,
  CustomersPort,
  ImportsLive
)
