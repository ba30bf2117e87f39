import { EmailAddress, event, SessionId, UserId } from "#kernel"
import { Schema } from "effect"
import { DATA_EXPORTS, FACTORS, IDENTITIES, ME, SESSIONS } from "./cachedQueries.ts"
import { DataExportId } from "./exports.ts"

export class UserSignedUp extends event(
  "UserSignedUp",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [] }
) {}

/** The account's address was verified, for the first time or after a change. */
export class EmailVerified extends event(
  "EmailVerified",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [ME] }
) {}

/** The password was changed by its owner, or with an emailed link (`byLink`). Identity emails the owner. */
export class PasswordChanged extends event(
  "PasswordChanged",
  {
    userId: UserId,
    byLink: Schema.Boolean
  },
  { invalidates: [ME] }
) {}

/** The account moved to another, verified address. Identity emails the old one. */
export class EmailChanged extends event(
  "EmailChanged",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [ME] }
) {}

/** A sign-in with a browser or system that is new to the account. Identity sends no email. */
export class SignedInFromNewDevice extends event(
  "SignedInFromNewDevice",
  { userId: UserId, sessionId: SessionId, userAgent: Schema.String },
  { invalidates: [SESSIONS] }
) {}

/**
 * Sessions ended early. Those that expire publish no event. `elsewhere`: not by signing out, so that their browsers may
 * not know yet.
 */
export class SessionsEnded extends event(
  "SessionsEnded",
  {
    userId: UserId,
    sessionIds: Schema.Array(SessionId),
    elsewhere: Schema.optionalKey(Schema.Boolean)
  },
  { invalidates: [SESSIONS] }
) {}

/**
 * How the second factors of an account changed. `reset`: an operator removed all of them. `passkey_copied`: a passkey was
 * refused, because another device seems to have a copy of it.
 */
export const FactorChange = Schema.Literals([
  "added",
  "removed",
  "phone_added",
  "phone_removed",
  "passkey_added",
  "passkey_removed",
  "passkey_copied",
  "reset",
  "codes_renewed",
  "code_used"
])
export type FactorChange = typeof FactorChange.Type

/** The second factors or recovery codes of an account changed, or a recovery code was used. */
export class FactorsChanged extends event(
  "FactorsChanged",
  { userId: UserId, change: FactorChange },
  { invalidates: [ME, FACTORS] }
) {}

/** Too many wrong codes: more are refused for a while. Identity emails the owner. */
export class CodesRefused extends event(
  "CodesRefused",
  { userId: UserId, address: Schema.NullOr(Schema.String) },
  { invalidates: [] }
) {}

export const IdentityChange = Schema.Literals(["connected", "disconnected"])
export type IdentityChange = typeof IdentityChange.Type

/** An identity at a sign-in service was connected to an account, or disconnected. `name`: of the service. */
export class IdentitiesChanged extends event(
  "IdentitiesChanged",
  { userId: UserId, change: IdentityChange, name: Schema.String },
  { invalidates: [IDENTITIES] }
) {}

/** A person wants their account deleted. It is carried out in seven days, unless they undo it. */
export class DeletionRequested extends event("DeletionRequested", { userId: UserId }, { invalidates: [] }) {}

/** An account was deleted. Rows that refer to it are gone or show its owner as `Deleted user`. `picture`: the file of its picture. */
export class AccountDeleted extends event(
  "AccountDeleted",
  { userId: UserId, picture: Schema.NullOr(Schema.String) },
  { invalidates: [] }
) {}

/** A person requested an export of what their account holds. */
export class DataExportRequested extends event(
  "DataExportRequested",
  { userId: UserId, exportId: DataExportId },
  { invalidates: [DATA_EXPORTS] }
) {}

/** It can be downloaded. */
export class DataExportCompleted extends event(
  "DataExportCompleted",
  { userId: UserId },
  { invalidates: [DATA_EXPORTS] }
) {}
