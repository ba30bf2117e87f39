import { Schema } from "effect"

/** What a member may do, by name. Which role holds which stands in tenancy's domain. */
export const Permission = Schema.Literals([
  "organization.read",
  "organization.edit",
  "organization.transfer",
  "members.read",
  "members.edit",
  "members.remove",
  "invitations.read",
  "invitations.create",
  "audit.read",
  "messages.read",
  "messages.send",
  "customers.read",
  "customers.edit",
  "customers.import",
  "customers.export",
  "customer_emails.read",
  "customer_emails.send",
  "devices.read",
  "devices.connect"
])
export type Permission = typeof Permission.Type
