export { type MemberAccess, Memberships } from "./domain/Members.ts"
export { roleName } from "./mails.ts"
export { OrganizationDirectory } from "./queries/OrganizationDirectory.ts"
