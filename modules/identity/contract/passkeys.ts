import { endpoint, HOUR, nameLine, NotFound, Uuid } from "#kernel"
import { Schema } from "effect"
import { DeletionScheduled, SessionEnded } from "./errors.ts"
import { EmailUnverified, ProofRequired, SignInExpired } from "./errors/factors.ts"
import {
  PasskeyInvalid,
  PasskeyRefused,
  PasskeyTaken,
  PasskeyTooLate,
  TooManyPasskeys
} from "./errors/passkeys.ts"
import { SingleSignOnRequired } from "./errors/issuers.ts"
import { Session, SignedIn } from "./Session.ts"
import { Token } from "./token.ts"

const group = "Identity"

export const PasskeyId = Uuid.pipe(Schema.brand("PasskeyId"))
export type PasskeyId = typeof PasskeyId.Type

/** A passkey, by the name that its owner gave it. */
export const Passkey = Schema.Struct({ id: PasskeyId, name: Schema.String })
export type Passkey = typeof Passkey.Type

/** How a browser reaches a passkey, such as `usb` or `hybrid`: a hint for the next time, which browsers add to. */
export const Transport = Schema.String.check(Schema.isMaxLength(20).abort(), Schema.isPattern(/^[a-z-]+$/))
const transports = Schema.Array(Transport).check(Schema.isMaxLength(10).abort())

/** A passkey in its owner's account settings. `is_backed_up`: copied to other devices of its owner, such as by iCloud. */
export const PasskeyView = Schema.Struct({
  ...Passkey.fields,
  is_backed_up: Schema.Boolean,
  created_at: Schema.Date,
  last_used_at: Schema.NullOr(Schema.Date)
})
export type PasskeyView = typeof PasskeyView.Type

const bytes = (most: number) =>
  Schema.String.check(
    Schema.isMaxLength(most, { message: "This is too long for a passkey." }),
    Schema.isPattern(/^[\w-]+$/, { message: "This isn't a passkey." })
  )
const CredentialId = bytes(1364)
const ClientData = bytes(4096)

/** What WebAuthn calls a descriptor. */
const Descriptor = Schema.Struct({ id: Schema.String, type: Schema.Literal("public-key"), transports })

/** The options for a browser to use a passkey, as WebAuthn writes them. Without `allowCredentials`, any of this site. */
export const RequestOptions = Schema.Struct({
  challenge: Schema.String,
  rpId: Schema.String,
  timeout: Schema.Int,
  userVerification: Schema.Literal("required"),
  allowCredentials: Schema.Array(Descriptor)
})
export type RequestOptions = typeof RequestOptions.Type

/** The options for a browser to make a passkey, as WebAuthn writes them. */
export const CreationOptions = Schema.Struct({
  challenge: Schema.String,
  rp: Schema.Struct({ id: Schema.String, name: Schema.String }),
  user: Schema.Struct({ id: Schema.String, name: Schema.String, displayName: Schema.String }),
  pubKeyCredParams: Schema.Array(Schema.Struct({ type: Schema.Literal("public-key"), alg: Schema.Int })),
  timeout: Schema.Int,
  excludeCredentials: Schema.Array(Descriptor),
  authenticatorSelection: Schema.Struct({
    residentKey: Schema.Literal("required"),
    requireResidentKey: Schema.Literal(true),
    userVerification: Schema.Literal("required")
  }),
  attestation: Schema.Literal("none")
})
export type CreationOptions = typeof CreationOptions.Type

/** What a browser returns when a passkey is used. */
export const UsedPasskey = Schema.Struct({
  id: CredentialId,
  client_data: ClientData,
  authenticator_data: bytes(2048),
  signature: bytes(2048),
  /** The account that the passkey was made for, if it says so. */
  user_handle: Schema.NullOr(bytes(128))
})
export type UsedPasskey = typeof UsedPasskey.Type

export const BeginPasskey = endpoint({
  name: "beginPasskey",
  group,
  method: "POST",
  path: "/api/me/passkeys/challenge",
  access: "person",
  summary: "Begin to add a passkey; a browser makes it from these options",
  output: CreationOptions,
  errors: [EmailUnverified, ProofRequired, SessionEnded, TooManyPasskeys],
  returnsSecret: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const AddPasskey = endpoint({
  name: "addPasskey",
  group,
  method: "POST",
  path: "/api/me/passkeys",
  access: "person",
  summary: "Finish adding a passkey; ends your other sessions",
  body: Schema.Struct({
    name: nameLine("Name", { max: 60 }),
    id: CredentialId,
    client_data: ClientData,
    attestation: bytes(8192),
    transports
  }),
  /** New recovery codes, unless there are some already. They are shown only now. */
  output: Schema.Struct({ id: PasskeyId, recovery_codes: Schema.Array(Schema.String) }),
  status: 201,
  errors: [
    EmailUnverified,
    PasskeyInvalid,
    PasskeyTaken,
    PasskeyTooLate,
    ProofRequired,
    SessionEnded,
    TooManyPasskeys
  ],
  returnsSecret: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const RemovePasskey = endpoint({
  name: "removePasskey",
  group,
  method: "DELETE",
  path: "/api/me/passkeys/:passkeyId",
  access: "person",
  summary: "Remove a passkey; the recovery codes end with the last second factor",
  params: Schema.Struct({ passkeyId: PasskeyId }),
  errors: [NotFound, ProofRequired, SessionEnded],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const BeginPasskeyProof = endpoint({
  name: "beginPasskeyProof",
  group,
  method: "POST",
  path: "/api/me/proof/passkey-challenge",
  access: "person",
  summary: "Begin to prove with a passkey that it is you",
  output: RequestOptions,
  errors: [NotFound, SessionEnded],
  returnsSecret: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const ProveByPasskey = endpoint({
  name: "proveByPasskey",
  group,
  method: "POST",
  path: "/api/me/proof/passkey",
  access: "person",
  summary: "Prove with a passkey that it is you, for five minutes; replaces the tokens of your session",
  body: Schema.Struct({ refresh_token: Token, passkey: UsedPasskey }),
  output: Session,
  errors: [PasskeyRefused, PasskeyTooLate, SessionEnded],
  returnsSecret: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

/** Of a sign-in whose password was right, if there is one: then only a passkey of its account will do. */
const pending_token = Schema.optionalKey(Token)

export const BeginPasskeySignIn = endpoint({
  name: "beginPasskeySignIn",
  group,
  method: "POST",
  path: "/api/public/sign-in/passkey-challenge",
  access: "public",
  summary: "Begin to sign in with a passkey",
  body: Schema.Struct({ pending_token }),
  output: RequestOptions,
  errors: [SignInExpired],
  returnsSecret: true,
  limits: [{ per: "holder", times: 300, seconds: 600 }]
})

export const SignInWithPasskey = endpoint({
  name: "signInWithPasskey",
  group,
  method: "POST",
  path: "/api/public/sign-in/passkey",
  access: "public",
  summary: "Sign in with a passkey, instead of a password or after it",
  body: Schema.Struct({
    passkey: UsedPasskey,
    pending_token,
    /** From this device's last sign-in. */
    device_token: Schema.optionalKey(Token)
  }),
  output: SignedIn,
  errors: [DeletionScheduled, PasskeyRefused, PasskeyTooLate, SignInExpired, SingleSignOnRequired],
  returnsSecret: true,
  limits: [{ per: "holder", times: 100, seconds: 600 }]
})
