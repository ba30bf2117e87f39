import {
  EndPushSubscription,
  MyPushSubscriptions,
  PUSH_SUBSCRIPTIONS,
  type PushSubscriptionView
} from "#notifications/contract"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { useProblemText } from "../../../api/problem.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { endPushHere, pushState, turnOnPush } from "../../../api/push.ts"
import { personKey } from "../../../api/queryKeys.ts"
import { currentSession } from "../../../api/session.ts"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"

const PUSH = personKey(PUSH_SUBSCRIPTIONS)

/** The browser's state and the server's: messages arrive only if both are on. */
const pushQuery = queryOptions({
  queryKey: PUSH,
  queryFn: async () => {
    const [here, { items }] = await Promise.all([pushState(), api(MyPushSubscriptions, {})])
    const current = items.find((one) => one.current)
    return {
      state: here === "on" && !current ? ("off" as const) : here,
      current,
      others: items.filter((one) => !one.current)
    }
  },
  staleTime: 0,
  // Permission is granted and revoked in the browser's own settings.
  refetchOnWindowFocus: "always"
})

export const usePushState = () => useQuery(pushQuery)

/** Asks for permission and subscribes. Returns whether it was granted. */
const requestAndSubscribe = async (): Promise<boolean> => {
  const person = currentSession()?.user.id
  // First, because browsers show the prompt only right after a click.
  if ((await Notification.requestPermission()) !== "granted") return false
  // The prompt stays open until the user answers, who may sign out meanwhile.
  if (currentSession()?.user.id !== person) return false
  await turnOnPush()
  return true
}

const end = ({ id }: PushSubscriptionView) => api(EndPushSubscription, { params: { pushSubscriptionId: id } })

/** Turns push messages on and off, here and in other browsers. */
export const usePush = () => {
  const m = useMessages(notifications).push
  const problemText = useProblemText()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: PUSH })
  // A DOMException comes from the browser's push service; the server sends a problem document.
  const onFailed = (error: unknown) =>
    notify.error(error instanceof DOMException ? m.unreachable : problemText(error))
  const turnOn = useCommand({
    send: requestAndSubscribe,
    onDone: (granted) => (granted ? notify.success(m.turnedOn) : notify.message(m.notGranted)),
    onFailed,
    refresh
  })
  const turnOff = useCommand({
    send: async (current: PushSubscriptionView) => {
      await end(current)
      await endPushHere()
    },
    done: () => m.turnedOff,
    onFailed,
    refresh
  })
  const remove = useCommand({ send: end, done: (_, { browser }) => m.removed(browser), onFailed, refresh })
  return { turnOn, turnOff, remove }
}

export type Push = ReturnType<typeof usePush>
