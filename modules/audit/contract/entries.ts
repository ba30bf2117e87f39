import { CursorText, endpoint, inOrganization, pageOf } from "#kernel"
import { Schema } from "effect"

/**
 * An entry of the audit log. The entries of erased people have no name. `redacted`: in a person's own log, about an
 * organization that they are not a member of: only what was done, when, and whether it was they who did it.
 */
export const AuditEntry = Schema.Struct({
  id: Schema.String,
  at: Schema.Date,
  action: Schema.String,
  actor_kind: Schema.Literals(["Anonymous", "Person", "Member", "Job", "Operator"]),
  actor_id: Schema.NullOr(Schema.String),
  actor_name: Schema.NullOr(Schema.String),
  subject: Schema.NullOr(Schema.String),
  details: Schema.Record(Schema.String, Schema.String),
  address: Schema.NullOr(Schema.String),
  redacted: Schema.Boolean
})
export type AuditEntry = typeof AuditEntry.Type

const paging = Schema.Struct({ after: Schema.optionalKey(CursorText) })

export const OrganizationAuditLog = endpoint({
  name: "organizationAuditLog",
  group: "Audit",
  method: "GET",
  path: "/api/organizations/:organizationId/audit-log",
  access: "member",
  permission: "audit.read",
  summary: "List the organization's audit log, newest first",
  params: inOrganization({}),
  query: paging,
  output: pageOf(AuditEntry)
})

export const MyAuditLog = endpoint({
  name: "myAuditLog",
  group: "Audit",
  method: "GET",
  path: "/api/me/audit-log",
  access: "person",
  summary: "List your account's audit log, newest first",
  query: paging,
  output: pageOf(AuditEntry)
})
