import type { StartConnection } from "#telematics/contract"
import type { Output } from "#kernel"
import { Button, Dialog, Spinner } from "@radix-ui/themes"
import { useEffect, useRef } from "react"
import { problemOf, useProblemText } from "../../../api/problem.ts"
import { common as commonMessages } from "../../../i18n/messages/index.ts"
import { telematics } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { notify } from "../../../ui/toast.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { saveAttempt } from "../attempt.ts"
import own from "./Redirect.module.css"

interface Props {
  readonly redirect: Promise<Output<typeof StartConnection>>
  readonly onClose: () => void
}

/** A refusal has a sentence of its own; an unreachable or failing server has none. */
const useFailure = () => {
  const m = useMessages(telematics).redirect
  const problemText = useProblemText()
  return (error: unknown) => {
    const { status } = problemOf(error)
    if (status >= 400 && status < 500) notify.error(problemText(error))
    else notify.error(m.noUrl, { description: problemText(error) })
  }
}

const useRedirect = ({ redirect, onClose }: Props) => {
  const failed = useFailure()
  const latest = useRef({ failed, onClose })
  useEffect(() => {
    latest.current = { failed, onClose }
  })
  useEffect(() => {
    let stays = false
    redirect.then(
      ({ url, attempt }) => {
        if (stays) return
        saveAttempt(attempt)
        location.assign(url)
      },
      (error: unknown) => {
        if (stays) return
        latest.current.failed(error)
        latest.current.onClose()
      }
    )
    // The browser's back button may restore this page as the user left it.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && latest.current.onClose()
    window.addEventListener("pageshow", onReturn)
    return () => {
      stays = true
      window.removeEventListener("pageshow", onReturn)
    }
  }, [redirect])
}

/** Shown until the browser has left for the provider; closing it cancels. */
export const RedirectDialog = (props: Props) => {
  const m = useMessages(telematics).redirect
  const common = useMessages(commonMessages)
  const opener = useReturnFocus()
  useRedirect(props)
  return (
    <DialogRoot onOpenChange={props.onClose}>
      <Dialog.Content maxWidth="420px" {...opener}>
        <Dialog.Title as="h2" size="5" className={own["title"] ?? ""}>
          <Spinner size="3" />
          {m.title}
        </Dialog.Title>
        <Dialog.Description>{m.sentence}</Dialog.Description>
        <div className={styles["actions"]}>
          <Dialog.Close>
            <Button variant="surface" color="gray">
              {common.cancel}
            </Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </DialogRoot>
  )
}
