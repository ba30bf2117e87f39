import { Button, Heading, Text } from "@radix-ui/themes"
import { problemOf, useProblemText } from "../api/problem.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { KeyHooks } from "./KeyHooks.tsx"
import styles from "./State.module.css"

interface Props {
  readonly error: unknown
  /** Retries. Without it the page can only be reloaded. */
  readonly retry?: () => void
  /** A link back, where the shell has none. */
  readonly onClose?: (() => void) | undefined
}

/** Forbidden, not found, gone: a retry would get the same answer. */
const FINAL: ReadonlyArray<number> = [403, 404, 410]

const RetryButton = ({ error, retry, onClose }: Props) => {
  const m = useMessages(common)
  const isFinal = FINAL.includes(problemOf(error).status)
  const go = isFinal ? onClose : (retry ?? (() => location.reload()))
  if (!go) return null
  const tried = retry ? m.retry : m.reload
  return (
    <div className={styles["action"]}>
      <Button variant="surface" color="gray" onClick={go}>
        {isFinal ? m.close : tried}
      </Button>
    </div>
  )
}

/** What happened, what to do, and the request id to report. */
export const ErrorState = (props: Props) => {
  const { error } = props
  const m = useMessages(common)
  const problemText = useProblemText()
  const { requestId } = problemOf(error)
  return (
    <div className={styles["state"]} role="alert">
      <KeyHooks tag="red" />
      <Heading as="h2" size="4">
        {m.errorTitle}
      </Heading>
      <Text as="p" color="gray">
        {problemText(error)}
      </Text>
      <RetryButton {...props} />
      {requestId && <p className={styles["request"]}>{m.requestId(requestId)}</p>}
    </div>
  )
}
