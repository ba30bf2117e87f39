import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { useOffline } from "../../../api/connection.ts"
import { useProblemText } from "../../../api/problem.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { OutgoingFiles } from "../attachments/OutgoingFiles.tsx"
import type { Outgoing } from "../outgoing/queue.ts"
import { refusalError } from "../../../api/refusals.ts"
import { discard, retry } from "../outgoing/sending.ts"
import styles from "./Pending.module.css"

const Failed = ({ one }: { readonly one: Outgoing }) => {
  const m = useMessages(messaging).pending
  const problemText = useProblemText()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await retry(one)
    setBusy(false)
  }
  return (
    <div role="alert" className={styles["failed"]}>
      <p>
        <StateBadge state="stop">{m.failed}</StateBadge> <span>{problemText(refusalError(one.refusal))}</span>
      </p>
      <div className={styles["choices"]}>
        <Button size="1" variant="surface" color="gray" loading={busy} onClick={() => void again()}>
          {m.retry}
        </Button>
        <Button size="1" variant="surface" color="gray" disabled={busy} onClick={() => void discard(one)}>
          {m.discard}
        </Button>
      </div>
    </div>
  )
}

/** The files and the state of an unsent message: sending, waiting for a connection, or refused. */
export const PendingState = ({ one }: { readonly one: Outgoing }) => {
  const m = useMessages(messaging).pending
  const offline = useOffline()
  return (
    <>
      <OutgoingFiles files={one.attachments ?? []} />
      {one.refusal ? (
        <Failed one={one} />
      ) : (
        <p className={styles["state"]}>
          <StateBadge state="idle">{offline ? m.waiting : m.sending}</StateBadge>
        </p>
      )}
    </>
  )
}
