export { type CustomerContact, CustomerContacts } from "./queries/CustomerContacts.ts"
