import { endpoint, HOUR, inOrganization, NotFound, TimeZone } from "#kernel"
import { Schema } from "effect"
import { ProofRequired, Units } from "#identity/contract"
import * as Errors from "./errors.ts"
import { Currency, Industry, MemberId, Organization, OwnOrganization, OrganizationName } from "./views.ts"

const group = "Organizations"

export const CreateOrganization = endpoint({
  name: "createOrganization",
  group,
  method: "POST",
  path: "/api/me/organizations",
  access: "person",
  summary: "Create an organization and become its owner",
  body: Schema.Struct({
    name: OrganizationName,
    industry: Industry,
    time_zone: Schema.optionalKey(TimeZone),
    currency: Schema.optionalKey(Currency),
    units: Schema.optionalKey(Units)
  }),
  output: Organization,
  status: 201,
  errors: [Errors.TooManyOrganizations],
  limits: [{ per: "person", times: 20, seconds: 24 * HOUR }]
})

export const GetOrganization = endpoint({
  name: "getOrganization",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId",
  access: "member",
  permission: "organization.read",
  summary: "Get an organization, your permissions in it, and whether you can leave it",
  params: inOrganization({}),
  output: OwnOrganization,
  errors: [NotFound]
})

export const EditOrganization = endpoint({
  name: "editOrganization",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId",
  access: "member",
  permission: "organization.edit",
  summary: "Change name, industry, time zone, currency or units; switch customer emails on or off",
  params: inOrganization({}),
  body: Schema.Struct({
    name: Schema.optionalKey(OrganizationName),
    industry: Schema.optionalKey(Industry),
    time_zone: Schema.optionalKey(TimeZone),
    currency: Schema.optionalKey(Currency),
    units: Schema.optionalKey(Units),
    customer_email: Schema.optionalKey(Schema.Boolean)
  }),
  output: Organization,
  errors: [NotFound]
})

export const TransferOwnership = endpoint({
  name: "transferOwnership",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/owner",
  access: "member",
  acceptsTokens: false,
  permission: "organization.transfer",
  summary: "Transfer ownership to another member; you become an admin",
  params: inOrganization({}),
  body: Schema.Struct({ member_id: MemberId }),
  errors: [NotFound, Errors.AlreadyOwner, Errors.TooManyOrganizations, ProofRequired]
})
