// What an operator may do and see at the shell; no route and no other module uses it.
export { exportCustomers } from "./commands/ExportCustomers.ts"
export { importCustomers } from "./commands/ImportCustomers.ts"
