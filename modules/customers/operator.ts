// What the operator's shell may use; no route and no other module imports it.
export { exportCustomers } from "./commands/ExportCustomers.ts"
export { ownerCalledIn } from "./queries/owners.ts"
export { filterOf } from "./queries/CustomerList.ts"
export { exportPage } from "./queries/ExportPage.ts"
