import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useSession } from "../../api/session.ts"
import { watchQueue } from "./outgoing/changes.ts"
import type { Outgoing } from "./outgoing/queue.ts"

/** The key of the queue, for all users. */
export const OUTGOING_QUERY = ["outgoing"]

const NONE: ReadonlyArray<Outgoing> = []

/** The signed-in user's queue of unsent messages, in order, across all organizations. */
export const useOutgoing = (): ReadonlyArray<Outgoing> => {
  const userId = useSession()?.user.id ?? ""
  const client = useQueryClient()
  useEffect(() => {
    const unwatch = watchQueue(() => void client.invalidateQueries({ queryKey: OUTGOING_QUERY }))
    return () => void unwatch()
  }, [client])
  const { data } = useQuery({
    queryKey: [...OUTGOING_QUERY, userId],
    queryFn: async () => (await import("./outgoing/queue.ts")).queueOf(userId),
    // Stored in this browser, so it needs no connection.
    networkMode: "always",
    staleTime: Infinity
  })
  return data ?? NONE
}
