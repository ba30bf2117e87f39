import { type AnyEndpoint, type Input, type Limit, type Person, RateLimits, RequestInfo } from "#kernel"
import { Effect } from "effect"

const fieldOf = (body: unknown, field: string): string | undefined => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === "string" ? value : undefined
}

/** Counts a call against every limit of its endpoint; fails with the first that is used up. */
export const limit = Effect.fnUntraced(function* (
  endpoint: AnyEndpoint,
  person: Person | null,
  input: Input<AnyEndpoint>
) {
  const { network } = yield* RequestInfo
  const limits = yield* RateLimits
  const counted = (per: Limit["per"]) =>
    per === "network" ? network : per === "person" ? person?.userId : fieldOf(input.body, per.field)
  for (const { per, ...bound } of endpoint.limits) {
    const what = typeof per === "string" ? per : per.field
    yield* limits.take(`${endpoint.name}.${what}.${bound.seconds}`, counted(per) ?? "unknown", bound)
  }
})
