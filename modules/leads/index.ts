export { Sales } from "./queries/Sales.ts"
