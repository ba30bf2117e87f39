import { Role } from "#kernel"
import { Schema } from "effect"

export class RoleAboveOwn extends Schema.TaggedError<RoleAboveOwn>()("RoleAboveOwn", { role: Role }) {
  static readonly status = 403
  static readonly title = "Role above your own"
  override get message() {
    return `You cannot give, take or edit the role ${this.role}: it stands above your own.`
  }
}

export class LastOwner extends Schema.TaggedError<LastOwner>()("LastOwner", {}) {
  static readonly status = 409
  static readonly title = "Last owner"
  override get message() {
    return "An organization needs an owner. Make another member owner first."
  }
}

export class AlreadyOwner extends Schema.TaggedError<AlreadyOwner>()("AlreadyOwner", {}) {
  static readonly status = 409
  static readonly title = "Already an owner"
  override get message() {
    return "This member is an owner already. Please choose another member."
  }
}

export class AlreadyAMember extends Schema.TaggedError<AlreadyAMember>()("AlreadyAMember", {}) {
  static readonly status = 409
  static readonly title = "Already a member"
  override get message() {
    return "A member with this email address is already in the organization."
  }
}

export class AlreadyInvited extends Schema.TaggedError<AlreadyInvited>()("AlreadyInvited", {}) {
  static readonly status = 409
  static readonly title = "Already invited"
  override get message() {
    return "An invitation to this address is already pending. You can resend or revoke it."
  }
}

export class AddressNotVerified extends Schema.TaggedError<AddressNotVerified>()("AddressNotVerified", {}) {
  static readonly status = 403
  static readonly title = "Address not verified"
  override get message() {
    return "Please verify your own email address first: open the link in the mail we sent you."
  }
}

export class TooManyInvitations extends Schema.TaggedError<TooManyInvitations>()("TooManyInvitations", {
  perDay: Schema.Int
}) {
  static readonly status = 429
  static readonly title = "Too many invitations"
  override get message() {
    return `Your organization can send ${this.perDay} invitations a day. Please go on tomorrow.`
  }
}

/** Its name was to be typed once more. */
export class NameNotConfirmed extends Schema.TaggedError<NameNotConfirmed>()("NameNotConfirmed", {
  name: Schema.String
}) {
  static readonly status = 409
  static readonly title = "Name not confirmed"
  override get message() {
    return `The name that was typed to confirm is not the organization's, which is "${this.name}".`
  }
}

/** Unknown, used, revoked or expired, or its inviter may no longer invite: one answer for all. */
export class InvitationInvalid extends Schema.TaggedError<InvitationInvalid>()("InvitationInvalid", {}) {
  static readonly status = 410
  static readonly title = "Invitation no longer valid"
  override get message() {
    return "This invitation is no longer valid. Please ask for a new one."
  }
}

export class InvitedSomeoneElse extends Schema.TaggedError<InvitedSomeoneElse>()("InvitedSomeoneElse", {}) {
  static readonly status = 403
  static readonly title = "Invitation for another address"
  override get message() {
    return "This invitation is for another email address. Please sign in with the address it was sent to."
  }
}

export class InvitationClosed extends Schema.TaggedError<InvitationClosed>()("InvitationClosed", {}) {
  static readonly status = 409
  static readonly title = "Invitation closed"
  override get message() {
    return "This invitation was already accepted or revoked."
  }
}
