import { ownProblem } from "./problem.ts"

/** Fails as if offline when the work takes longer than so many milliseconds. */
export const withTimeout = async <A>(work: Promise<A>, millis: number): Promise<A> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(ownProblem("offline")), millis)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
