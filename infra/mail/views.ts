import { OrganizationId } from "#kernel"
import { Schema } from "effect"

/** A mail on its way, or gone, without what it says. */
export const MailView = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  recipient: Schema.String,
  organization_id: Schema.NullOr(OrganizationId),
  /** `given_up`: failed, and no further try is made. */
  status: Schema.Literals(["queued", "sent", "failed", "given_up"]),
  fault: Schema.NullOr(Schema.String),
  queued_at: Schema.Date,
  sent_at: Schema.NullOr(Schema.Date)
})
export type MailView = typeof MailView.Type

/** A mail with what it says; null where that is no longer kept. */
export const MailDetails = Schema.Struct({
  ...MailView.fields,
  subject: Schema.NullOr(Schema.String),
  text: Schema.NullOr(Schema.String)
})
export type MailDetails = typeof MailDetails.Type

/** What need not be sent again: a job is there that sends it. */
export class MailOnItsWay extends Schema.TaggedError<MailOnItsWay>()("MailOnItsWay", {}) {
  override get message() {
    return "This mail is queued already."
  }
}

/** What cannot be sent again. */
export class MailNotKept extends Schema.TaggedError<MailNotKept>()("MailNotKept", {
  status: MailView.fields.status
}) {
  override get message() {
    return `This mail is ${this.status}, and what it says is not kept any longer.`
  }
}
