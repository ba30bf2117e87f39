import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { customersPermissions } from "./contract/permissions.ts"
import { customersHttp } from "./http.ts"
import { CustomerContactsLive } from "./postgres/CustomerContacts.ts"
import { CustomerListLive } from "./postgres/CustomerList.ts"
import { CustomersLive as CustomersPort } from "./postgres/Customers.ts"
import { customersImport } from "./imports.ts"
import { ImportedCustomersLive } from "./postgres/ImportedCustomers.ts"

export const customersModule = defineModule({
  name: "customers",
  permissions: customersPermissions,
  layer: Layer.mergeAll(CustomerContactsLive, CustomerListLive, CustomersPort, ImportedCustomersLive),
  routes: customersHttp,
  imports: [customersImport],
  cli: () => import("./cli.ts"),
  demo: () => import("./demo.ts")
})
