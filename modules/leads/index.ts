export { Sales } from "./queries/Sales.ts"
export { Support } from "./queries/Support.ts"
