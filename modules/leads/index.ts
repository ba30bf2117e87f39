export { Sales } from "./domain/Leads.ts"
