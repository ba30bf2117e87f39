import { useState } from "react"
import { problemOf } from "../../api/problem.ts"

interface Versioned {
  readonly version: number
}

interface Options<A> {
  /** The code of the problem that says that someone else changed the record. */
  readonly code: string
  readonly load: () => Promise<A | undefined>
}

/** A record that is edited: what someone else changes meanwhile is shown, and then kept by saving again. */
export const useVersioned = <A extends Versioned>(current: A, { code, load }: Options<A>) => {
  // As it was when the form was opened: what a colleague changes meanwhile must not slip in.
  const [opened] = useState(current)
  const [theirs, setTheirs] = useState<A>()
  return {
    opened,
    theirs,
    version: (theirs ?? opened).version,
    /** For the failure of a request, which remains one. */
    compare: async (error: unknown): Promise<never> => {
      if (problemOf(error).code === code) setTheirs(await load())
      throw error
    }
  }
}
