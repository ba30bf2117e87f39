import { refusal } from "#kernel"
import { Schema } from "effect"

export class IssuerUnavailable extends refusal("IssuerUnavailable", 409, "Sign-in service unavailable", "The sign-in service can't be reached or sent an invalid response. Try again in a few minutes.") {}

/** Forged, replayed, mixed up, expired or started in another browser: one answer for all. */
export class IssuerAttemptInvalid extends refusal("IssuerAttemptInvalid", 410, "No longer valid", "This sign-in has expired, was already used or was started in another browser. Start again.") {}

/** The service's response did not prove who the person is. The log has the reason. */
export class IssuerRefused extends refusal("IssuerRefused", 403, "Not confirmed", "The sign-in service didn't confirm who you are. Start again.") {}

/** The service does not vouch for the address, so it neither finds nor creates an account. */
export class AddressUnconfirmed extends refusal("AddressUnconfirmed", 403, "Address not confirmed", "The sign-in service hasn't verified your email address. Sign in another way, then connect it in your account's security settings.") {}

/** There is an account with this address, which its owner has not verified here. */
export class AddressUnproven extends refusal("AddressUnproven", 409, "Verify your address first", "An account with your email address exists, but the address was never verified here. Set a new password with “Forgot password?”, then sign in with the service.") {}

/** The issuer of an organization speaks only for addresses at the organization's own domains. */
export class AddressElsewhere extends refusal("AddressElsewhere", 403, "Another address", "This sign-in service only accepts email addresses at the verified domains of the organization that set it up. Sign in another way.") {}

/** No organization with an issuer owns the address's domain. */
export class NoSingleSignOn extends refusal("NoSingleSignOn", 404, "No single sign-on", "This email address doesn't have single sign-on. Sign in another way, or ask an administrator of your organization.") {}

/** The organization that owns the address's domain requires its own issuer. */
export class SingleSignOnRequired extends refusal("SingleSignOnRequired", 403, "Single sign-on required", "Your organization requires single sign-on. Choose “Use single sign-on”.") {}

/** Another address would be a way around the issuer that its organization requires. */
export class AddressManaged extends refusal("AddressManaged", 409, "Address managed by an organization", "The organization that owns this address's domain requires single sign-on, so the address can't be changed. Ask its administrator.") {}

export class IdentityTaken extends refusal("IdentityTaken", 409, "Already connected", "This identity is already connected to another account.") {}

export class AlreadyConnected extends refusal("AlreadyConnected", 409, "Already connected", "Your account is already connected to another identity at this service. Disconnect it first.") {}

export class LastWayIn extends refusal("LastWayIn", 409, "Last way to sign in", "This is your only way to sign in. Set a password first with “Forgot password?” on the sign-in page.") {}

/** Another identity than the connected one, or one that was proven too long ago. */
export class NoProof extends refusal("NoProof", 403, "No proof", "The sign-in service didn't confirm that it's you. Sign in there again with the identity that is connected to your account.", { reason: Schema.Literals(["identity", "time"]) }) {}
