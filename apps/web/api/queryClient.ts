import { QueryClient } from "@tanstack/react-query"
import { problemOf } from "./problem.ts"
import { currentSession, watchSession } from "./session.ts"

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

/** Forgets everything loaded as soon as somebody else, or nobody, is signed in. */
export const forgetOnChangeOfPerson = () => {
  let person = currentSession()?.user.id
  return watchSession(() => {
    const next = currentSession()?.user.id
    if (next === person) return
    person = next
    queryClient.clear()
  })
}
