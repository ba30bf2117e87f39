import type { Organization } from "#tenancy/contract"
import {
  CreateMyToken,
  type CreatedToken,
  CreateToken,
  ListTokens,
  MY_TOKENS,
  MyTokens,
  type NewToken,
  RevokeMyToken,
  RevokeToken,
  TOKENS
} from "#tokens/contract"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey, personKey } from "../../api/queryKeys.ts"

/** Where tokens are listed, created and revoked: in one's account, or in an organization. */
export interface TokenPlace {
  /** Null: in one's account. */
  readonly organization: Organization | null
  readonly create: (token: NewToken) => Promise<CreatedToken>
  readonly revoke: (id: string) => Promise<unknown>
}

export const myTokensQuery = queryOptions({
  queryKey: personKey(MY_TOKENS),
  queryFn: () => api(MyTokens, {})
})

export const myPlace: TokenPlace = {
  organization: null,
  create: (body) => api(CreateMyToken, { body }),
  revoke: (apiTokenId) => api(RevokeMyToken, { params: { apiTokenId } })
}

export const tokensQuery = ({ id: organizationId }: Organization) =>
  queryOptions({
    queryKey: organizationKey(organizationId, TOKENS),
    queryFn: () => api(ListTokens, { params: { organizationId } })
  })

export const placeIn = (organization: Organization): TokenPlace => ({
  organization,
  create: (body) => api(CreateToken, { params: { organizationId: organization.id }, body }),
  revoke: (tokenId) => api(RevokeToken, { params: { organizationId: organization.id, tokenId } })
})
