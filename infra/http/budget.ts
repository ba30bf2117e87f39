import { type AnyEndpoint, type Budget, type Person, TooManyRequests } from "#kernel"
import { Effect } from "effect"
import { bucketsOf } from "./buckets.ts"
import type { Incoming } from "./incoming.ts"
import { itemsIn } from "./itemsIn.ts"
import { RequestTurns } from "./requestTurns.ts"

/** What organizations may still send. Times are those of `performance.now()`. */
export const makeBudget = (rate: Omit<Budget, "list">) => {
  const buckets = bucketsOf(rate)
  const refusedUntil = new Map<string, number>()
  return {
    /** Milliseconds until an organization that was refused may try again; 0 for others. */
    wait: (organization: string, at: number): number =>
      Math.max(0, (refusedUntil.get(organization) ?? at) - at),
    /** Takes so many items if there are as many. Returns 0, or the milliseconds until there are. */
    spend: (organization: string, at: number, items: number): number => {
      const wait = buckets.take(organization, at, items)
      if (wait > 0) refusedUntil.set(organization, at + wait)
      else refusedUntil.delete(organization)
      return wait
    }
  }
}

const orWait = (millis: number): Effect.Effect<void, TooManyRequests> =>
  millis > 0 ? Effect.fail(new TooManyRequests({ seconds: Math.ceil(millis / 1000) })) : Effect.void

/**
 * Applies an endpoint's budget; undefined if it has none. An organization that was refused waits until there is as much:
 * further calls of its members are refused before their bodies are read, which costs more than anything after it.
 */
export const budgetOf = ({ budget }: AnyEndpoint) => {
  if (budget === undefined) return undefined
  const { wait, spend } = makeBudget(budget)
  return {
    beforeBody: ({ params: { organizationId: organization = "" } }: Incoming, person: Person | null) =>
      RequestTurns.use(({ isMember }) =>
        person !== null && isMember({ organization, person: person.userId })
          ? orWait(wait(organization, performance.now()))
          : Effect.void
      ),
    spend: (organization: string, body: unknown) =>
      Effect.suspend(() => orWait(spend(organization, performance.now(), itemsIn(body, budget.list))))
  }
}
