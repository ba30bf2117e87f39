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

/** What this browser says, and what the server knows: only together they say whether messages come. */
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
  // Permission is given and taken in the browser's own settings.
  refetchOnWindowFocus: "always"
})

export const usePushState = () => useQuery(pushQuery)

/** Asks for permission and subscribes. Tells whether it was given. */
const ask = async (): Promise<boolean> => {
  const person = currentSession()?.user.id
  // First of all: browsers put the question only while they still see the click.
  if ((await Notification.requestPermission()) !== "granted") return false
  // It stays open for as long as nobody answers it.
  if (currentSession()?.user.id !== person) return false
  await turnOnPush()
  return true
}

const end = ({ id }: PushSubscriptionView) => api(EndPushSubscription, { params: { pushSubscriptionId: id } })

/** Turning push messages on and off, here and in other browsers. */
export const usePush = () => {
  const m = useMessages(notifications).push
  const say = useProblemText()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: PUSH })
  // What the browser throws is about its push service; what the server says is a problem of its own.
  const onFailed = (error: unknown) =>
    notify.error(error instanceof DOMException ? m.unreachable : say(error))
  const turnOn = useCommand({
    send: ask,
    onDone: (given) => (given ? notify.success(m.turnedOn) : notify.message(m.notGranted)),
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
