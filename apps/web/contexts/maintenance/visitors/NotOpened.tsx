import { Button } from "@radix-ui/themes"
import { problemOf } from "../../../api/problem.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import form from "../../identity/auth/Form.module.css"
import { VisitorFrame } from "./VisitorFrame.tsx"

interface Props {
  readonly title: string
  readonly error: unknown
  readonly retry: () => unknown
}

/** Why a page does not open; with a retry, unless the answer would be the same. */
export const NotOpened = ({ title, error, retry }: Props) => {
  const m = useMessages(common)
  const isFinal = [404, 409].includes(problemOf(error).status)
  return (
    <VisitorFrame title={title}>
      <div className={form["failure"]}>
        <Alert error={error} />
        {!isFinal && (
          <Button size="3" onClick={() => void retry()}>
            {m.retry}
          </Button>
        )}
      </div>
    </VisitorFrame>
  )
}
