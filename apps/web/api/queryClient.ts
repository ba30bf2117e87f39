import { QueryClient } from "@tanstack/react-query"
import { problemOf } from "./problem.ts"
import { watchPerson } from "./session.ts"

const MINUTE = 60_000

/** Only what may pass by itself is tried again: no connection, or a fault on the server's side. */
const mayPass = (error: unknown) => {
  const { status, code } = problemOf(error)
  return code === "offline" || status >= 500
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      gcTime: 10 * MINUTE,
      retry: (failures, error) => failures < 2 && mayPass(error)
    }
  }
})

/**
 * Forgets everything loaded as soon as somebody else, or nobody, is signed in. What was sent before ends without a
 * word then: it must not touch what the next person sees.
 */
export const forgetOnChangeOfPerson = () =>
  watchPerson(() => {
    for (const mutation of queryClient.getMutationCache().getAll()) mutation.setOptions({})
    queryClient.clear()
  })
