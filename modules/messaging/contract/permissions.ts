import type { Grants } from "#kernel"

/** Permissions for messages and customer emails, each with the lowest roles that have it. */
export const messagingPermissions = {
  "messages.read": ["viewer"],
  "messages.send": ["viewer"],
  "customer_emails.read": ["agent", "sales"],
  "customer_emails.send": ["agent", "sales"]
} as const satisfies Grants

type MessagingPermissions = typeof messagingPermissions
declare module "#kernel" {
  interface Permissions extends MessagingPermissions {}
}
