import { HoldsInTheWay } from "#fleet/contract"
import { Option, Schema } from "effect"
import { useState } from "react"
import { problemOf } from "../../../api/problem.ts"

const decode = Schema.decodeUnknownOption(Schema.toCodecJson(HoldsInTheWay))

/** The holds that stand in the way of what failed, if that is why. */
export const conflictOf = (error: unknown): HoldsInTheWay | undefined => {
  const { code, data } = problemOf(error)
  return code === "hold_conflict" ? Option.getOrUndefined(decode(data)) : undefined
}

interface Seen {
  readonly values: string
  readonly conflict: HoldsInTheWay
}

/** Remembers what stands in the way of the values of a form: sent again unchanged, it is to be demoted. */
export const useConflict = () => {
  const [seen, see] = useState<Seen>()
  const of = (values: object) => (seen?.values === JSON.stringify(values) ? seen.conflict : undefined)
  return {
    of,
    choiceFor: (values: object) => (of(values)?.can_demote ? ("demote" as const) : ("refuse" as const)),
    /** For the failure of a request with these values, which remains one. */
    remember:
      (values: object) =>
      (error: unknown): never => {
        const conflict = conflictOf(error)
        if (conflict) see({ values: JSON.stringify(values), conflict })
        throw error
      }
  }
}
