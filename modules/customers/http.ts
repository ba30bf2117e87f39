import { sortedPageRequest } from "#kernel"
import { exportList, route } from "#infra/http"
import { archiveCustomer } from "./commands/ArchiveCustomer.ts"
import { changeCustomers } from "./commands/ChangeCustomers.ts"
import { createCustomer } from "./commands/CreateCustomer.ts"
import { editCustomer } from "./commands/EditCustomer.ts"
import { exportCustomers } from "./commands/ExportCustomers.ts"
import { restoreCustomer } from "./commands/RestoreCustomer.ts"
import * as endpoints from "./contract/index.ts"
import { countCustomers } from "./queries/CountCustomers.ts"
import { filterOf } from "./queries/CustomerList.ts"
import { exportPage } from "./queries/ExportPage.ts"
import { getCustomer } from "./queries/GetCustomer.ts"
import { listCustomers } from "./queries/ListCustomers.ts"
import { listTags } from "./queries/ListTags.ts"

export const customersHttp = [
  route(endpoints.ListCustomers, ({ query }) =>
    listCustomers(filterOf(query), sortedPageRequest(query), query.sort)
  ),
  route(endpoints.CountCustomers, ({ query }) => countCustomers(filterOf(query))),
  route(endpoints.GetCustomer, ({ params }) => getCustomer(params.customerId)),
  route(endpoints.CreateCustomer, ({ body }) => createCustomer(body)),
  route(endpoints.EditCustomer, ({ params, body }) => editCustomer(params.customerId, body)),
  route(endpoints.ArchiveCustomer, ({ params }) => archiveCustomer(params.customerId)),
  route(endpoints.RestoreCustomer, ({ params }) => restoreCustomer(params.customerId)),
  route(endpoints.ChangeCustomers, ({ body }) => changeCustomers(body)),
  route(endpoints.ListTags, () => listTags()),
  exportList(
    endpoints.ExportCustomers,
    ({ query }) => exportCustomers(filterOf(query), query),
    ({ query }, after) => exportPage(filterOf(query), after, query.sort)
  )
]
