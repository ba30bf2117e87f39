export { type MemberAccess, Memberships } from "./queries/Memberships.ts"
export { OrganizationDirectory } from "./queries/OrganizationDirectory.ts"
