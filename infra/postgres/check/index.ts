export { clockSkew, serverVersion, unsecuredTables, wrongRoles } from "./catalogue.ts"
export { brokenInvariants, type Invariant } from "./invariants.ts"
export { brokenReferences } from "./references.ts"
export { type Ask, withReadOnlyConnection } from "./rows.ts"
