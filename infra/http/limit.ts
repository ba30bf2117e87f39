import {
  type AnyEndpoint,
  type Input,
  type Limit,
  mailboxOf,
  type Member,
  type Person,
  RateLimits,
  RequestInfo
} from "#kernel"
import { Effect } from "effect"

const fieldOf = (body: unknown, field: string): string | undefined => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined
  if (typeof value !== "string") return undefined
  return field === "email" ? mailboxOf(value) : value
}

const take = ({ name }: AnyEndpoint, { per, ...bound }: Limit, who: string | null | undefined) => {
  const what = typeof per === "string" ? per : per.field
  return RateLimits.use((limits) => limits.take(`${name}.${what}.${bound.seconds}`, who ?? "unknown", bound))
}

/** Counts a call against every limit of its endpoint; fails with the first one exceeded. */
export const limit = Effect.fnUntraced(function* (
  endpoint: AnyEndpoint,
  person: Person | null,
  input: Input<AnyEndpoint>
) {
  const { network } = yield* RequestInfo
  for (const one of endpoint.limits) {
    const { per } = one
    if (per === "network") yield* take(endpoint, one, network)
    else if (per === "person") yield* take(endpoint, one, person?.userId)
    else if (per !== "organization") yield* take(endpoint, one, fieldOf(input.body, per.field))
  }
})

/** Like `limit` for limits per organization: counted after entering it, so that only members use it up. */
export const limitOrganization = Effect.fnUntraced(function* (
  endpoint: AnyEndpoint,
  { organizationId }: Member
) {
  for (const one of endpoint.limits)
    if (one.per === "organization") yield* take(endpoint, one, organizationId)
})
