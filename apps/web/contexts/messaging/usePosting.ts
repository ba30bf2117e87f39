import type { UserId } from "#kernel"
import { ClientId } from "#messaging/contract"
import { useEffect, useRef } from "react"
import { newUuid } from "../../api/newUuid.ts"
import { useProblemText } from "../../api/problem.ts"
import { currentSession } from "../../api/session.ts"
import { messaging } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import type { OutgoingFile } from "../files/OutgoingFile.ts"
import type { Outgoing } from "./outgoing/queue.ts"
import { refusalError } from "../../api/refusals.ts"
import { discard, post } from "./outgoing/sending.ts"

/** What every outgoing message has. */
interface Envelope {
  readonly client_id: ClientId
  readonly user_id: UserId
  readonly queued_at: number
  readonly refusal: null
  readonly attachments: ReadonlyArray<OutgoingFile>
}

interface Texts {
  readonly sent: string
  readonly failed: string
}

/** One id per text and files: sending the same again is the same message, a changed text is a new one. */
const useClientId = () => {
  const last = useRef({ text: "", id: "" })
  return (text: string) => {
    if (last.current.text !== text) last.current = { text, id: newUuid() }
    return ClientId.make(last.current.id)
  }
}

const useIsMounted = () => {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  return mounted
}

/**
 * Sends a message from a form and announces the outcome. Resolves to true once the form can close: the server
 * has accepted the message, or it is queued. If refused, it stays in the form; fails with the refusal.
 */
export const usePosting = ({ sent, failed }: Texts) => {
  const { signedOut, waiting } = useMessages(messaging).toasts
  const problemText = useProblemText()
  const clientId = useClientId()
  const isMounted = useIsMounted()

  const settle = async (one: Outgoing) => {
    const outcome = await post(one)
    // Not for users who have signed out; queued messages are in their list when they return.
    if (currentSession()?.user.id !== one.user_id) return
    if (outcome === "sent") return notify.success(sent)
    if (outcome === "waiting") return notify.message(waiting)
    const error = refusalError(outcome)
    // If the form was closed, the list shows it with the reason.
    if (isMounted.current) await discard(one)
    notify.error(problemText(error) || failed)
    throw error
  }

  return async (
    text: string,
    attachments: ReadonlyArray<OutgoingFile>,
    make: (envelope: Envelope) => Outgoing
  ): Promise<boolean> => {
    const session = currentSession()
    if (!session) {
      notify.error(signedOut)
      return false
    }
    const envelope = {
      client_id: clientId(JSON.stringify([text, ...attachments.map(({ id }) => id)])),
      user_id: session.user.id,
      queued_at: Date.now(),
      refusal: null,
      attachments
    }
    await settle(make(envelope))
    return true
  }
}
