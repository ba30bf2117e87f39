import type { CodeMethod } from "#identity/contract"
import { Button, Flex } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { codes } from "../messages/codes.ts"

const look = { type: "button", variant: "ghost", size: "1" } as const

interface Props {
  readonly by: CodeMethod
  /** Whether the account has an authenticator app. */
  readonly app: boolean
  /** The last digits of the phone that can be texted a code, if there is one. */
  readonly phone: string | null
  /** Texts a code to it. */
  readonly text: () => Promise<unknown>
  readonly onChoose: (by: CodeMethod) => void
}

/** The other ways to give a code. One is texted when that is chosen, and again on request. */
export const OtherWays = ({ by, app, phone, text, onChoose }: Props) => {
  const m = useMessages(codes)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = async () => {
    setIsSending(true)
    setError(undefined)
    try {
      await text()
      onChoose("phone")
    } catch (cause) {
      setError(cause)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Flex direction="column" align="start" gap="3">
      {app && by !== "totp" && (
        <Button {...look} onClick={() => onChoose("totp")}>
          {m.useApp}
        </Button>
      )}
      {phone !== null && (
        <OnlineButton {...look} loading={isSending} onClick={() => void send()}>
          {by === "phone" ? m.textAgain : m.textTo(phone)}
        </OnlineButton>
      )}
      {by !== "recovery_code" && (
        <Button {...look} onClick={() => onChoose("recovery_code")}>
          {m.useRecovery}
        </Button>
      )}
      <Alert error={error} />
    </Flex>
  )
}
