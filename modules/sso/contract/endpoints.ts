import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { IssuerUnavailable, ProofRequired } from "#identity/contract"
import { Schema } from "effect"
import { DomainName } from "./domainName.ts"
import * as Errors from "./errors.ts"
import { DomainId } from "./ids.ts"
import { ConnectionFields, DomainView, SingleSignOnView } from "./views.ts"

const common = {
  group: "Single sign-on",
  access: "member",
  permission: "organization.secure",
  acceptsTokens: false
} as const
const oneDomain = inOrganization({ domainId: DomainId })

/** Each may call another server. */
const limits = [{ per: "organization", times: 100, seconds: HOUR }] as const

export const GetSingleSignOn = endpoint({
  ...common,
  name: "getSingleSignOn",
  method: "GET",
  path: "/api/organizations/:organizationId/single-sign-on",
  summary: "Get the sign-in service of an organization and its domains",
  params: inOrganization({}),
  output: SingleSignOnView
})

export const SetConnection = endpoint({
  ...common,
  name: "setConnection",
  method: "PUT",
  path: "/api/organizations/:organizationId/single-sign-on",
  summary: "Set up an OpenID Connect issuer as the organization's sign-in service, or change it",
  params: inOrganization({}),
  body: Schema.Struct(ConnectionFields),
  errors: [IssuerUnavailable, NotFound, ProofRequired, Errors.SecretMissing],
  waitsForOthers: true,
  limits
})

export const RemoveConnection = endpoint({
  ...common,
  name: "removeConnection",
  method: "DELETE",
  path: "/api/organizations/:organizationId/single-sign-on",
  summary: "Remove the sign-in service; its domains no longer require it",
  params: inOrganization({}),
  errors: [NotFound, ProofRequired]
})

export const AddDomain = endpoint({
  ...common,
  name: "addDomain",
  method: "POST",
  path: "/api/organizations/:organizationId/single-sign-on/domains",
  summary: "Add a domain of the organization's addresses, to be verified with a TXT record",
  params: inOrganization({}),
  body: Schema.Struct({ domain: DomainName }),
  output: DomainView,
  status: 201,
  errors: [NotFound, ProofRequired, Errors.DomainAdded, Errors.TooManyDomains]
})

export const VerifyDomain = endpoint({
  ...common,
  name: "verifyDomain",
  method: "POST",
  path: "/api/organizations/:organizationId/single-sign-on/domains/:domainId/verification",
  summary: "Look up the domain's TXT record, and verify it if it is there",
  params: oneDomain,
  errors: [NotFound, Errors.DomainTaken, Errors.NameServersUnavailable, Errors.RecordMissing],
  waitsForOthers: true,
  limits
})

export const RequireSingleSignOn = endpoint({
  ...common,
  name: "requireSingleSignOn",
  method: "PUT",
  path: "/api/organizations/:organizationId/single-sign-on/domains/:domainId/requirement",
  summary:
    "Require people with addresses at the domain to sign in with the organization's service, and end their sessions; or no longer",
  params: oneDomain,
  body: Schema.Struct({ required: Schema.Boolean }),
  errors: [
    NotFound,
    ProofRequired,
    Errors.ConnectionMissing,
    Errors.DomainUnverified,
    Errors.NotConnectedYourself
  ],
  limits
})

export const RemoveDomain = endpoint({
  ...common,
  name: "removeDomain",
  method: "DELETE",
  path: "/api/organizations/:organizationId/single-sign-on/domains/:domainId",
  summary: "Remove a domain; the sign-in service no longer signs in its addresses",
  params: oneDomain,
  errors: [NotFound, ProofRequired]
})
