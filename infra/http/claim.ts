import { type AnyEndpoint, OrganizationId, type UserId } from "#kernel"
import { Option, Schema } from "effect"
import type { Claim } from "./Authority.ts"
import { bearerToken } from "./bearerToken.ts"
import type { Incoming } from "./incoming.ts"
import type { Route } from "./route.ts"

const decodeOrganization = Schema.decodeOption(OrganizationId)

/** The organization that a path names. */
export const namedOrganization = ({ organizationId }: Incoming["params"]): Option.Option<OrganizationId> =>
  decodeOrganization(organizationId ?? "")

/** Small reads, which only count against rates: nothing but their own transaction can take long. */
const isSmallRead = ({
  method,
  access,
  limits,
  waitsForOthers,
  mayCreate,
  weight,
  outputType
}: AnyEndpoint): boolean =>
  method === "GET" &&
  access !== "public" &&
  limits.length === 0 &&
  !waitsForOthers &&
  !mayCreate &&
  weight === "light" &&
  outputType === "json"

/**
 * Says in whose name a call can be handled in one transaction from its authentication on. Undefined if its token has to be
 * looked up first, because it is not known whose it is, or if other steps come between.
 */
export const claimOf = <R>({ endpoint, page }: Route<R>) => {
  if (page !== undefined || !isSmallRead(endpoint)) return undefined
  return (
    { authorization, params }: Incoming,
    lastHolder: (accessToken: string) => UserId | undefined
  ): Claim | undefined => {
    const accessToken = bearerToken(authorization)
    const holder = accessToken === undefined ? undefined : lastHolder(accessToken)
    if (accessToken === undefined || holder === undefined) return undefined
    if (endpoint.access === "person") return { accessToken, holder, organizationId: null }
    const organizationId = Option.getOrUndefined(namedOrganization(params))
    return organizationId && { accessToken, holder, organizationId }
  }
}
