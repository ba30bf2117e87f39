import { OrganizationId } from "#kernel"
import { Schema } from "effect"

/** A queued, sent or failed email, without its content. */
export const MailView = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  recipient: Schema.String,
  organization_id: Schema.NullOr(OrganizationId),
  /** `given_up`: failed and will not be retried. `held`: its sender is stopped. */
  status: Schema.Literals(["queued", "sent", "failed", "given_up", "held"]),
  fault: Schema.NullOr(Schema.String),
  queued_at: Schema.Date,
  sent_at: Schema.NullOr(Schema.Date)
})
export type MailView = typeof MailView.Type

/** An email with its content; null when that is no longer stored. */
export const MailDetails = Schema.Struct({
  ...MailView.fields,
  subject: Schema.NullOr(Schema.String),
  text: Schema.NullOr(Schema.String)
})
export type MailDetails = typeof MailDetails.Type

/** The email need not be sent again: a job for it exists. */
export class MailAlreadyQueued extends Schema.TaggedError<MailAlreadyQueued>()("MailAlreadyQueued", {}) {
  override get message() {
    return "This email is already queued."
  }
}

/** The email cannot be sent again. */
export class MailContentDeleted extends Schema.TaggedError<MailContentDeleted>()("MailContentDeleted", {
  status: MailView.fields.status
}) {
  override get message() {
    return `This email's status is ${this.status}, and its content is no longer stored.`
  }
}
