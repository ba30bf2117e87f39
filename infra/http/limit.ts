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
import type { Incoming, Read } from "./incoming.ts"
import type { Route } from "./route.ts"

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

/**
 * Reads a request and counts it against the limits per holder. The credential is in the body, so it is read first; a
 * request that cannot be read or is invalid counts, too, as a stranger's. Holders are counted as networks of their own,
 * also where subscribers take turns to be counted.
 */
export const limitHolder = <R, E, R2>(
  { endpoint, holder }: Route<R>,
  read: (incoming: Incoming) => Effect.Effect<Read, E, R2>
) => {
  const limits = endpoint.limits.filter(({ per }) => per === "holder")
  if (limits.length > 0 && holder === undefined)
    throw new Error(`A limit of ${endpoint.name} is per holder, but its route recognizes none.`)
  const count = Effect.fnUntraced(function* (who: Option.Option<string>) {
    const info = yield* RequestInfo
    const own = Option.isSome(who) ? `${info.network} ${who.value}` : undefined
    const caller = { network: own ?? info.network, subscriber: own ?? info.subscriber }
    for (const one of limits)
      yield* Effect.provideService(take(endpoint, one, caller.network), RequestInfo, { ...info, ...caller })
  })
  if (holder === undefined) return read
  return (incoming: Incoming) =>
    read(incoming).pipe(
      Effect.tapError(() => count(Option.none())),
      Effect.tap(({ input }) => Effect.flatMap(holder(input), count))
    )
}

/**
 * Counts a call against the limits of its organization, after entering it, so that only members use them up. Undefined if
 * there are none.
 */
export const limitOrganization = (endpoint: AnyEndpoint) => {
  const limits = endpoint.limits.filter(({ per }) => per === "organization")
  if (limits.length === 0) return undefined
  return Effect.fnUntraced(function* ({ organizationId }: Member) {
    for (const one of limits) yield* take(endpoint, one, organizationId)
  })
}
