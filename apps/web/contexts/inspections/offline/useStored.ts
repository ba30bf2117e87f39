import type { Organization } from "#tenancy/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useSession } from "../../../api/session.ts"
import { watchStored } from "./changes.ts"

const STORED_QUERY = ["stored-inspections"]

/** The signed-in person's inspections of an organization that are only in this browser; undefined until they are read. */
export const useStored = ({ id }: Organization) => {
  const userId = useSession()?.user.id ?? ""
  const client = useQueryClient()
  useEffect(() => {
    const unwatch = watchStored(() => void client.invalidateQueries({ queryKey: STORED_QUERY }))
    return () => void unwatch()
  }, [client])
  const { data } = useQuery({
    queryKey: [...STORED_QUERY, userId],
    queryFn: async () => (await import("./stored.ts")).storedOf(userId),
    // Stored in this browser, so it needs no connection.
    networkMode: "always",
    staleTime: Infinity
  })
  return data?.filter(({ organization_id }) => organization_id === id)
}
