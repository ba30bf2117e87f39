import type { AnyEndpoint, Input, Weight } from "#kernel"
import { Turn } from "#infra/postgres"
import { Effect } from "effect"
import { itemsIn } from "./itemsIn.ts"
import { RequestTurns } from "./requestTurns.ts"
import type { Route } from "./route.ts"

const weightOf = ({ weight }: AnyEndpoint, { body }: Input<AnyEndpoint>): Weight => {
  if (typeof weight === "string") return weight
  return itemsIn(body, weight.list) > weight.heavyAbove ? "heavy" : "light"
}

/** Runs the transactions of a call in turns of those that weigh as much. Requests take light turns anyway; see `mount`. */
export const turnOf =
  <R>({ endpoint, page }: Route<R>) =>
  <A, E, R2>(
    input: Input<AnyEndpoint>,
    work: Effect.Effect<A, E, R2>
  ): Effect.Effect<A, E, R2 | RequestTurns> => {
    const weight = page === undefined ? weightOf(endpoint, input) : "page"
    return weight === "light"
      ? work
      : RequestTurns.use((turns) => Effect.provideService(work, Turn, turns[weight]))
  }
