import { refusal } from "#kernel"

export class RecipientUnavailable extends refusal("RecipientUnavailable", 409, "Recipient unavailable", "This person is not an active member of your organization. Choose another team member.") {}

export class MessageToOneself extends refusal("MessageToOneself", 422, "Message to yourself", "You can't send a message to yourself. Choose another team member.") {}

export class NoRecipients extends refusal("NoRecipients", 409, "No recipients", "No other active member has this role. Choose another role, or people.") {}

export class TooManyRecipients extends refusal("TooManyRecipients", 409, "Too many recipients", "A message can go to at most 500 members. Choose a role that fewer have, or people.") {}

/** The client id was used for a different message. Returning that one would silently drop this one. */
export class AnotherMessageSent extends refusal("AnotherMessageSent", 409, "Another message was sent", "A different message was already sent with this ID. Send this one as a new message.") {}

export class CustomerEmailIsOff extends refusal("CustomerEmailIsOff", 409, "Customer emails are off", "Customer emails are turned off for this organization. An owner or admin can turn them on under Organization, Settings.") {}

export class CustomerHasNoAddress extends refusal("CustomerHasNoAddress", 409, "Customer without address", "This customer has no email address, or is archived. Add an address or restore the customer first.") {}
