import { Button, Heading, Text } from "@radix-ui/themes"
import { problemOf, useProblemText } from "../api/problem.ts"
import { common } from "../i18n/en/common.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { Hooks } from "./Hooks.tsx"
import styles from "./State.module.css"

interface Props {
  readonly error: unknown
  /** Tries again. Without it the page can only be reloaded. */
  readonly retry?: () => void
}

/** What happened, what to do, and the request id to tell us. */
export const ErrorState = ({ error, retry }: Props) => {
  const m = useMessages(common)
  const say = useProblemText()
  const { requestId } = problemOf(error)
  return (
    <div className={styles["state"]} role="alert">
      <Hooks tag="red" />
      <Heading as="h2" size="4">
        {m.errorTitle}
      </Heading>
      <Text as="p" color="gray">
        {say(error)}
      </Text>
      <div className={styles["action"]}>
        <Button variant="surface" color="gray" onClick={retry ?? (() => location.reload())}>
          {retry ? m.retry : m.reload}
        </Button>
      </div>
      {requestId && <p className={styles["request"]}>{m.requestId(requestId)}</p>}
    </div>
  )
}
