import type { Grants } from "#kernel"

/** What members may do with messages and e-mails to customers, each with the lowest roles that may. */
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
