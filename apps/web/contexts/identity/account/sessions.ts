import { EndAllSessions, EndSession, ListSessions, SESSIONS, type SessionView } from "#identity/contract"
import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { personKey } from "../../../api/queryKeys.ts"
import { endSession } from "../../../api/session.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { account } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"

export const sessionsQuery = queryOptions({
  queryKey: personKey(SESSIONS),
  queryFn: async () => (await api(ListSessions, {})).items,
  // Always fresh: people look here to see what is true now.
  staleTime: 0
})

const end = ({ id }: SessionView) => api(EndSession, { params: { sessionId: id } })

/** Ends other sessions, or all of them including this one. */
export const useEnding = () => {
  const m = useMessages(account).sessions
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  const one = useCommand({ send: end, done: () => m.ended, refresh })
  const others = useCommand({
    send: (sessions: ReadonlyArray<SessionView>) => Promise.all(sessions.map(end)),
    done: () => m.endedOthers,
    refresh
  })
  const everywhere = useCommand({
    send: () => api(EndAllSessions, {}),
    onDone: () => endSession({ chosen: true })
  })
  return { one, others, everywhere }
}

export type Ending = ReturnType<typeof useEnding>
