import { useEffect, useState } from "react"
import { problemOf } from "../../../api/problem.ts"
import { telematics } from "../messages/index.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { complete } from "./completing.ts"
import type { CallbackParameters } from "./callbackParameters.ts"

/** Announces each exchange once, even if React renders twice. */
const TOAST = "telematics.callback"

/** Whether a failure says more than that something went wrong. */
export const hasOwnMessage = (error: unknown) => {
  const { status, code } = problemOf(error)
  return code === "offline" || (status >= 400 && status < 500)
}

/**
 * The outcome of the exchange: the server's message, or the error; undefined until then. Announces it in a
 * toast.
 */
export const useCompletion = (parameters: CallbackParameters) => {
  const m = useMessages(telematics).callback
  const isEnglish = useLocale() === "en"
  const [outcome, setOutcome] = useState<{ readonly message: string } | { readonly error: unknown }>()
  useEffect(() => {
    let isShown = true
    complete(parameters).then(
      (message) => isShown && setOutcome({ message }),
      (error: unknown) => isShown && setOutcome({ error })
    )
    return () => {
      isShown = false
    }
  }, [parameters])
  const success = outcome && "message" in outcome ? (isEnglish && outcome.message) || m.done : undefined
  // Why it failed is on the page.
  const failure = outcome && "error" in outcome && m.notConnected
  useEffect(() => {
    if (success) notify.success(success, { id: TOAST })
    else if (failure) notify.error(failure, { id: TOAST })
  }, [success, failure])
  return outcome
}
