import { EmailAddress, endpoint, HOUR, NotFound, Uuid } from "#kernel"
import { Schema } from "effect"
import { DeletionScheduled, SessionEnded } from "./errors.ts"
import { AccountDisabled } from "./errors/account.ts"
import { EmailUnverified, ProofRequired, SecondFactorRequired } from "./errors/factors.ts"
import {
  AddressElsewhere,
  AddressUnconfirmed,
  AddressUnproven,
  AlreadyConnected,
  IdentityTaken,
  IssuerAttemptInvalid,
  IssuerRefused,
  IssuerUnavailable,
  LastWayIn,
  NoProof,
  NoSingleSignOn,
  SingleSignOnRequired
} from "./errors/issuers.ts"
import { AwaitsCode, Session, SignedIn } from "./Session.ts"
import { Token } from "./token.ts"
import { Locale } from "./User.ts"

const group = "Identity"

/** Our configuration of an issuer: `installation` is the one of the settings. */
export const ConnectionName = Schema.String.check(
  Schema.isMaxLength(40, { message: "This is not the name of a sign-in service." }).abort(),
  Schema.isPattern(/^[a-z0-9-]{1,40}$/, { message: "This is not the name of a sign-in service." })
)

/** A sign-in service, and what people call it. */
export const IssuerView = Schema.Struct({ connection: ConnectionName, name: Schema.String })
export type IssuerView = typeof IssuerView.Type

export const IdentityId = Uuid.pipe(Schema.brand("IdentityId"))
export type IdentityId = typeof IdentityId.Type

/** An identity that is connected to an account. `email` is what the issuer said when it was connected. */
export const IdentityView = Schema.Struct({
  id: IdentityId,
  connection: ConnectionName,
  name: Schema.String,
  email: Schema.NullOr(Schema.String),
  linked_at: Schema.Date,
  last_used_at: Schema.NullOr(Schema.Date)
})
export type IdentityView = typeof IdentityView.Type

export const IssuerPurpose = Schema.Literals(["sign_in", "link", "prove"])
export type IssuerPurpose = typeof IssuerPurpose.Type

/** Where to send the browser, and the secret it must keep: only the browser that started can finish. */
const Departure = Schema.Struct({ url: Schema.String, browser: Schema.String })

/** With the secret of the browser that started, the code works once, for a minute. */
const Ticket = { code: Token, browser: Token }

const Parameter = Schema.String.check(Schema.isMaxLength(4000, { message: "This is too long." }))

export const ListIssuers = endpoint({
  name: "listIssuers",
  group,
  method: "GET",
  path: "/api/public/sign-in/issuers",
  access: "public",
  summary: "List the sign-in services that everyone can use",
  output: Schema.Struct({ items: Schema.Array(IssuerView) })
})

export const FindSingleSignOn = endpoint({
  name: "findSingleSignOn",
  group,
  method: "POST",
  path: "/api/public/sign-in/single-sign-on",
  access: "public",
  summary: "Find the sign-in service of the organization that owns the domain of an address",
  body: Schema.Struct({ email: EmailAddress }),
  output: IssuerView,
  errors: [NoSingleSignOn],
  limits: [{ per: "network", times: 300, seconds: 600 }]
})

export const StartIssuerSignIn = endpoint({
  name: "startIssuerSignIn",
  group,
  method: "POST",
  path: "/api/public/sign-in/issuer",
  access: "public",
  summary: "Begin to sign in with a sign-in service (OpenID Connect)",
  body: Schema.Struct({ connection: ConnectionName }),
  output: Departure,
  errors: [NotFound, IssuerUnavailable],
  returnsSecret: true,
  waitsForOthers: true,
  limits: [{ per: "network", times: 300, seconds: 600 }]
})

/** What the issuer added to the address of the callback page. */
export const ReturnFromIssuer = endpoint({
  name: "returnFromIssuer",
  group,
  method: "POST",
  path: "/api/public/sign-in/issuer/return",
  access: "public",
  summary: "Return from a sign-in service; the answer has a one-time code",
  body: Schema.Struct({
    browser: Token,
    connection: ConnectionName,
    code: Schema.optionalKey(Parameter),
    state: Schema.optionalKey(Parameter),
    iss: Schema.optionalKey(Parameter),
    error: Schema.optionalKey(Parameter)
  }),
  output: Schema.Struct({ code: Schema.String, purpose: IssuerPurpose, expires_in: Schema.Int }),
  errors: [IssuerAttemptInvalid, IssuerRefused, IssuerUnavailable],
  returnsSecret: true,
  waitsForOthers: true,
  limits: [{ per: "network", times: 300, seconds: 600 }]
})

export const SignInWithIssuer = endpoint({
  name: "signInWithIssuer",
  group,
  method: "POST",
  path: "/api/public/sign-in/issuer/session",
  access: "public",
  summary: "Exchange the one-time code for a session; an account with a second factor needs a code, too",
  body: Schema.Struct({
    ...Ticket,
    locale: Schema.optionalKey(Locale),
    /** From this device's last sign-in. */
    device_token: Schema.optionalKey(Token)
  }),
  output: Schema.Union([SignedIn, AwaitsCode]),
  errors: [
    AccountDisabled,
    AddressElsewhere,
    AddressUnconfirmed,
    AddressUnproven,
    AlreadyConnected,
    DeletionScheduled,
    IssuerAttemptInvalid,
    SingleSignOnRequired
  ],
  returnsSecret: true,
  limits: [{ per: "network", times: 300, seconds: 600 }]
})

export const ListIdentities = endpoint({
  name: "listIdentities",
  group,
  method: "GET",
  path: "/api/me/identities",
  access: "person",
  summary: "List the sign-in services that are connected to your account, and those that can be",
  output: Schema.Struct({
    items: Schema.Array(IdentityView),
    available: Schema.Array(IssuerView)
  }),
  errors: [SessionEnded]
})

export const StartWithIssuer = endpoint({
  name: "startWithIssuer",
  group,
  method: "POST",
  path: "/api/me/issuer-attempts",
  access: "person",
  summary: "Begin to connect a sign-in service, or to prove with it that it is you",
  body: Schema.Struct({ connection: ConnectionName, purpose: Schema.Literals(["link", "prove"]) }),
  output: Departure,
  errors: [AddressElsewhere, EmailUnverified, IssuerUnavailable, NotFound, ProofRequired, SessionEnded],
  returnsSecret: true,
  waitsForOthers: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const LinkIdentity = endpoint({
  name: "linkIdentity",
  group,
  method: "POST",
  path: "/api/me/identities",
  access: "person",
  summary: "Connect the identity that the one-time code stands for",
  body: Schema.Struct(Ticket),
  output: Schema.Struct({ id: IdentityId }),
  status: 201,
  errors: [
    AddressElsewhere,
    AlreadyConnected,
    EmailUnverified,
    IdentityTaken,
    IssuerAttemptInvalid,
    SessionEnded
  ],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const UnlinkIdentity = endpoint({
  name: "unlinkIdentity",
  group,
  method: "DELETE",
  path: "/api/me/identities/:identityId",
  access: "person",
  summary: "Disconnect a sign-in service; never the last way to sign in",
  params: Schema.Struct({ identityId: IdentityId }),
  errors: [LastWayIn, NotFound, ProofRequired, SessionEnded],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const ProveWithIssuer = endpoint({
  name: "proveWithIssuer",
  group,
  method: "POST",
  path: "/api/me/proof/issuer",
  access: "person",
  summary:
    "Prove with a sign-in service that it is you, for five minutes; replaces the tokens of your session",
  body: Schema.Struct({ ...Ticket, refresh_token: Token }),
  output: Session,
  errors: [AddressElsewhere, IssuerAttemptInvalid, NoProof, SecondFactorRequired, SessionEnded],
  returnsSecret: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
