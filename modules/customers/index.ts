export { exportCustomers } from "./commands/ExportCustomers.ts"
export { importCustomers } from "./commands/ImportCustomers.ts"
export { type CustomerContact, CustomerContacts } from "./queries/CustomerContacts.ts"
