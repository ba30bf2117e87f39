import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { EmailUnverified, ProofRequired } from "#identity/contract"
import { Schema } from "effect"
import { ApiToken, ApiTokenId, CreatedToken, NewToken, OrganizationToken } from "./ApiToken.ts"
import { TooManyTokens, UnknownScope } from "./errors.ts"

const group = "API tokens"
const limits = [{ per: "person", times: 60, seconds: HOUR }] as const

export const MyTokens = endpoint({
  name: "myTokens",
  group,
  method: "GET",
  path: "/api/me/tokens",
  access: "person",
  summary: "List your API tokens, newest first",
  output: Schema.Struct({ items: Schema.Array(ApiToken) })
})

export const CreateMyToken = endpoint({
  name: "createMyToken",
  group,
  method: "POST",
  path: "/api/me/tokens",
  access: "person",
  summary: "Create a personal API token, for all your organizations; the token is shown only now",
  body: NewToken,
  output: CreatedToken,
  status: 201,
  errors: [EmailUnverified, ProofRequired, TooManyTokens, UnknownScope],
  returnsSecret: true,
  limits
})

export const RevokeMyToken = endpoint({
  name: "revokeMyToken",
  group,
  method: "DELETE",
  path: "/api/me/tokens/:apiTokenId",
  access: "person",
  summary: "Revoke one of your API tokens",
  params: Schema.Struct({ apiTokenId: ApiTokenId }),
  errors: [NotFound],
  limits
})

export const ListTokens = endpoint({
  name: "listTokens",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/tokens",
  access: "member",
  permission: "tokens.manage",
  acceptsTokens: false,
  summary: "List the organization's API tokens, newest first",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(OrganizationToken) })
})

export const CreateToken = endpoint({
  name: "createToken",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/tokens",
  access: "member",
  permission: "tokens.manage",
  acceptsTokens: false,
  summary: "Create an API token for this organization, which acts as you; the token is shown only now",
  params: inOrganization({}),
  body: NewToken,
  output: CreatedToken,
  status: 201,
  errors: [EmailUnverified, ProofRequired, TooManyTokens, UnknownScope],
  returnsSecret: true,
  limits
})

export const RevokeToken = endpoint({
  name: "revokeToken",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/tokens/:tokenId",
  access: "member",
  permission: "tokens.manage",
  acceptsTokens: false,
  summary: "Revoke one of the organization's API tokens",
  params: inOrganization({ tokenId: ApiTokenId }),
  errors: [NotFound],
  limits
})
