import { EndAllSessions, EndSession, ListSessions, SESSIONS, type SessionView } from "#identity/contract"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { useProblemText } from "../../../api/problem.ts"
import { personKey } from "../../../api/queryKeys.ts"
import { endSession } from "../../../api/session.ts"
import { account } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"

export const sessionsQuery = queryOptions({
  queryKey: personKey(SESSIONS),
  queryFn: async () => (await api(ListSessions, {})).items,
  // Who looks here wants to know what is true now.
  staleTime: 0
})

const end = ({ id }: SessionView) => api(EndSession, { params: { sessionId: id } })

/** Ending sessions: some of one's own, or all of them with this one. */
export const useEnding = () => {
  const m = useMessages(account).sessions
  const say = useProblemText()
  const client = useQueryClient()
  const failed = (error: unknown) => notify.error(say(error))
  const reload = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  const one = useMutation({
    mutationFn: end,
    onSuccess: () => notify.success(m.ended),
    onError: failed,
    onSettled: reload
  })
  const others = useMutation({
    mutationFn: (sessions: ReadonlyArray<SessionView>) => Promise.all(sessions.map(end)),
    onSuccess: () => notify.success(m.endedOthers),
    onError: failed,
    onSettled: reload
  })
  const everywhere = useMutation({
    mutationFn: () => api(EndAllSessions, {}),
    onSuccess: () => endSession({ chosen: true }),
    onError: failed
  })
  return { one, others, everywhere }
}

export type Ending = ReturnType<typeof useEnding>
