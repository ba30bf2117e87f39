import { QueryClient } from "@tanstack/react-query"
import { problemOf } from "./problem.ts"
import { watchUser } from "./session.ts"

const MINUTE = 60_000

/** Retries only what may be temporary: no connection, or an error on the server's side. */
const isTemporary = (error: unknown) => {
  const { status, code } = problemOf(error)
  return code === "offline" || status >= 500
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      gcTime: 10 * MINUTE,
      retry: (failures, error) => failures < 2 && isTemporary(error)
    }
  }
})

/**
 * Forgets all loaded data as soon as another user, or no one, is signed in. Requests already sent end
 * silently: they must not affect what the next user sees.
 */
export const clearOnUserChange = () =>
  watchUser(() => {
    for (const mutation of queryClient.getMutationCache().getAll()) mutation.setOptions({})
    queryClient.clear()
  })
