import { OrganizationId } from "#kernel"
import { Schema } from "effect"

/** A queued, sent or failed email, without its content. */
export const MailView = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  recipient: Schema.String,
  organization_id: Schema.NullOr(OrganizationId),
  /** `given_up`: failed and will not be retried. */
  status: Schema.Literals(["queued", "sent", "failed", "given_up"]),
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
export class MailOnItsWay extends Schema.TaggedError<MailOnItsWay>()("MailOnItsWay", {}) {
  override get message() {
    return "This mail is queued already."
  }
}

/** The email cannot be sent again. */
export class MailNotKept extends Schema.TaggedError<MailNotKept>()("MailNotKept", {
  status: MailView.fields.status
}) {
  override get message() {
    return `This mail is ${this.status}, and what it says is not kept any longer.`
  }
}
