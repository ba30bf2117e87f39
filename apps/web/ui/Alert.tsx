import type { ReactNode } from "react"
import { problemOf, useProblemText } from "../api/problem.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./Alert.module.css"

interface Props {
  /** What was thrown; nothing is shown if undefined. */
  readonly error: unknown
  /** A title, for where the sentence alone is not enough. */
  readonly title?: string
  /** An action that helps. */
  readonly children?: ReactNode
}

/** An error above a form's button: red octagon, one sentence, and the request id if the error is ours. */
export const Alert = ({ error, title, children }: Props) => {
  const m = useMessages(common)
  const problemText = useProblemText()
  if (error === undefined) return null
  const { status, requestId } = problemOf(error)
  const ours = status === 0 || status >= 500
  return (
    <div role="alert" className={styles["alert"]}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M3.6.5h4.8L11.5 3.6v4.8L8.4 11.5H3.6L.5 8.4V3.6z" />
      </svg>
      <div className={styles["words"]}>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        <p>{problemText(error)}</p>
        {ours && requestId && <p className={styles["request"]}>{m.requestId(requestId)}</p>}
        {children && <div className={styles["action"]}>{children}</div>}
      </div>
    </div>
  )
}
