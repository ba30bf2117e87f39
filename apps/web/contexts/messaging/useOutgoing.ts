import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useSession } from "../../api/session.ts"
import { type Outgoing, queueOf, watchQueue } from "./outgoing/queue.ts"

const NONE: ReadonlyArray<Outgoing> = []

/** What the signed-in person has sent off and the server has not taken yet, in order, in every organization. */
export const useOutgoing = (): ReadonlyArray<Outgoing> => {
  const userId = useSession()?.user.id ?? ""
  const client = useQueryClient()
  useEffect(() => {
    const unwatch = watchQueue(() => void client.invalidateQueries({ queryKey: ["outgoing"] }))
    return () => void unwatch()
  }, [client])
  const { data } = useQuery({
    queryKey: ["outgoing", userId],
    queryFn: () => queueOf(userId),
    // It lies in this browser.
    networkMode: "always",
    staleTime: Infinity
  })
  return data ?? NONE
}
