import type { Grants } from "#kernel"

/** Each permission with the lowest roles that hold it. */
export const webhooksPermissions = {
  "webhooks.manage": ["admin"]
} as const satisfies Grants

type WebhooksPermissions = typeof webhooksPermissions
declare module "#kernel" {
  interface Permissions extends WebhooksPermissions {}
}
