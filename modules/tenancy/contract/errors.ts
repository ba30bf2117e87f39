import { Role, refusal } from "#kernel"
import { Schema } from "effect"

export class RoleAboveOwn extends refusal("RoleAboveOwn", 403, "Role above your own", ({ role }) => `You can't assign, remove or edit the role ${role}: it is above your own.`, { role: Role }) {}

export class LastOwner extends refusal("LastOwner", 409, "Last owner", "An organization needs an owner. Make another member the owner first.") {}

export class AlreadyOwner extends refusal("AlreadyOwner", 409, "Already an owner", "This member is already an owner. Choose another member.") {}

export class AlreadyAMember extends refusal("AlreadyAMember", 409, "Already a member", "A member with this email address is already in the organization.") {}

export class AlreadyInvited extends refusal("AlreadyInvited", 409, "Already invited", "An invitation to this address is already pending. You can resend or revoke it.") {}

export class AddressNotVerified extends refusal("AddressNotVerified", 403, "Address not verified", "Verify your email address first: open the link in the email we sent you.") {}

/** The typed name does not match. */
export class NameNotConfirmed extends refusal("NameNotConfirmed", 409, "Name not confirmed", ({ name }) => `The name typed to confirm doesn't match the organization's name, "${name}".`, { name: Schema.String }) {}

/** The same for invitations that are unknown, used, revoked or expired, or whose inviter may no longer invite. */
export class InvitationInvalid extends refusal("InvitationInvalid", 410, "Invitation no longer valid", "This invitation is no longer valid. Ask for a new one.") {}

export class InvitedSomeoneElse extends refusal("InvitedSomeoneElse", 403, "Invitation for another address", "This invitation is for another email address. Sign in with the address it was sent to.") {}

export class InvitationClosed extends refusal("InvitationClosed", 409, "Invitation closed", "This invitation was already accepted or revoked.") {}

export class TooManyOrganizations extends refusal("TooManyOrganizations", 409, "Too many organizations", "This account already owns as many organizations as one account can. Transfer one to another owner, or contact support.") {}
