import { useEffect } from "react"
import { useProblemText } from "../../api/problem.ts"
import { messaging } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import { refusalError } from "../../api/refusals.ts"
import { watchRefusals } from "./outgoing/sending.ts"

/** Announces messages that were sent earlier and are refused now, after their form was closed. */
export const useRefusalToasts = () => {
  const m = useMessages(messaging).toasts
  const problemText = useProblemText()
  useEffect(() => {
    const unwatch = watchRefusals(({ kind, refusal }) => {
      const title = kind === "reply" ? m.replyFailed : m.sendFailed
      notify.error(title, { description: problemText(refusalError(refusal)) })
    })
    return () => void unwatch()
  })
}
