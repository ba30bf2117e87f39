import {
  EditNotificationPreferences,
  MyNotificationPreferences,
  NOTIFICATION_PREFERENCES,
  type Preferences
} from "#notifications/contract"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { startTransition, useOptimistic } from "react"
import { api } from "../../../api/client.ts"
import { useProblemText } from "../../../api/problem.ts"
import { personKey } from "../../../api/queryKeys.ts"
import { notify } from "../../../ui/toast.ts"

export const preferencesQuery = queryOptions({
  queryKey: personKey(NOTIFICATION_PREFERENCES),
  queryFn: () => api(MyNotificationPreferences, {}),
  // Always fresh: people look here to see what is true now.
  staleTime: 0
})

export type Change = (typeof EditNotificationPreferences)["body"]["Encoded"]

const withChange = (preferences: Preferences, { kinds = [], ...times }: Change): Preferences => ({
  ...preferences,
  ...times,
  kinds: preferences.kinds.map((one) => ({ ...one, ...kinds.find(({ kind }) => kind === one.kind) }))
})

/**
 * The preferences with pending changes, and the function that changes them: shown immediately, saved one
 * after the other, and restored with a message if the server refuses.
 */
export const useChanging = (saved: Preferences) => {
  const problemText = useProblemText()
  const client = useQueryClient()
  const [preferences, show] = useOptimistic(saved, withChange)
  // Not `useCommand`: changes are saved in order, and each is shown until its own request has ended.
  const { mutateAsync } = useMutation({
    scope: { id: "notification-preferences" },
    // Offline it fails immediately, like a command.
    networkMode: "always",
    mutationFn: (body: Change) => api(EditNotificationPreferences, { body }),
    onSuccess: async (now) => {
      // A request sent before the change would return the old state and undo it on the screen.
      await client.cancelQueries(preferencesQuery)
      client.setQueryData(preferencesQuery.queryKey, now)
    },
    onError: (error) => notify.error(problemText(error))
  })
  const change = (what: Change) =>
    startTransition(async () => {
      show(what)
      await mutateAsync(what).catch(() => undefined)
    })
  return { preferences, change }
}

export type Changing = ReturnType<typeof useChanging>
