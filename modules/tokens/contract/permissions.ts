import type { Grants } from "#kernel"

/** Permissions for an organization's API tokens, with the lowest roles that have them. */
export const tokensPermissions = {
  "tokens.manage": ["admin"]
} as const satisfies Grants

type TokensPermissions = typeof tokensPermissions
declare module "#kernel" {
  interface Permissions extends TokensPermissions {}
}
