import {
  type AnyEndpoint,
  type Limit,
  mailboxOf,
  type Member,
  type Person,
  RateLimits,
  RequestInfo
} from "#kernel"
import { Effect, Option } from "effect"
import { fieldDecoder } from "./decode.ts"

/** What to count a field's value as. */
const countedAs = (field: string, value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined
  return field === "email" ? mailboxOf(value) : value
}

const take = ({ name }: AnyEndpoint, { per, ...bound }: Limit, who: string | null | undefined) => {
  const what = typeof per === "string" ? per : per.field
  return RateLimits.use((limits) => limits.take(`${name}.${what}.${bound.seconds}`, who ?? "unknown", bound))
}

/**
 * Counts a call against the limits that need no body, before it is read: an invalid request counts, too. Fails with
 * the first limit exceeded.
 */
export const limitCaller = Effect.fnUntraced(function* (endpoint: AnyEndpoint, person: Person | null) {
  const { network } = yield* RequestInfo
  for (const one of endpoint.limits) {
    if (one.per === "network") yield* take(endpoint, one, network)
    else if (one.per === "person") yield* take(endpoint, one, person?.userId)
  }
})

/**
 * Counts a call against the limits per body field. Each field is decoded alone, so that an attempt counts even if other
 * fields are invalid. Without a valid value there is nothing to count: the request will be refused.
 */
export const limitFields = (endpoint: AnyEndpoint) => {
  const fields = endpoint.limits.flatMap((one) =>
    typeof one.per === "string"
      ? []
      : [{ one, field: one.per.field, valueIn: fieldDecoder(endpoint.body, one.per.field) }]
  )
  return Effect.fnUntraced(function* (body: unknown) {
    for (const { one, field, valueIn } of fields) {
      const value = valueIn(body)
      if (Option.isSome(value)) yield* take(endpoint, one, countedAs(field, value.value))
    }
  })
}

/** Counts a call against the limits per organization, after entering it, so that only members use it up. */
export const limitOrganization = Effect.fnUntraced(function* (
  endpoint: AnyEndpoint,
  { organizationId }: Member
) {
  for (const one of endpoint.limits)
    if (one.per === "organization") yield* take(endpoint, one, organizationId)
})
