import { Schema } from "effect"

export class RecipientUnavailable extends Schema.TaggedError<RecipientUnavailable>()(
  "RecipientUnavailable",
  {}
) {
  static readonly status = 409
  static readonly title = "Recipient unavailable"
  override get message() {
    return "This person is not an active member of your organization. Please choose another team member."
  }
}

export class MessageToOneself extends Schema.TaggedError<MessageToOneself>()("MessageToOneself", {}) {
  static readonly status = 422
  static readonly title = "Message to oneself"
  override get message() {
    return "You cannot send a message to yourself. Please choose another team member."
  }
}

/** The client id was used for another text: answering with that one would hide this one. */
export class AnotherMessageSent extends Schema.TaggedError<AnotherMessageSent>()("AnotherMessageSent", {}) {
  static readonly status = 409
  static readonly title = "Another message was sent"
  override get message() {
    return "Another message was already sent with this id. Please send this one anew."
  }
}

export class CustomerEmailIsOff extends Schema.TaggedError<CustomerEmailIsOff>()("CustomerEmailIsOff", {}) {
  static readonly status = 409
  static readonly title = "Customer emails are off"
  override get message() {
    return "Customer emails are switched off for this organization. An owner or admin can switch them on under Organization, Settings."
  }
}

export class CustomerHasNoAddress extends Schema.TaggedError<CustomerHasNoAddress>()(
  "CustomerHasNoAddress",
  {}
) {
  static readonly status = 409
  static readonly title = "Customer without address"
  override get message() {
    return "This customer has no email address, or is archived. Please add an address or restore the customer first."
  }
}

export class TooManyCustomerEmails extends Schema.TaggedError<TooManyCustomerEmails>()(
  "TooManyCustomerEmails",
  { perDay: Schema.Int }
) {
  static readonly status = 429
  static readonly title = "Too many customer emails"
  override get message() {
    return `Your organization can send ${this.perDay} customer emails a day. Please go on tomorrow.`
  }
}
