import { useMessages } from "../../i18n/useMessages.ts"
import { SecretDialog } from "../../ui/SecretDialog.tsx"
import { webhooks } from "./messages/index.ts"

interface Props {
  readonly secret: string
  /** It replaced another one. */
  readonly isReplaced?: boolean
  readonly onClose: () => void
}

/** Shows the secret of a webhook, once. */
export const WebhookSecretDialog = ({ isReplaced = false, ...props }: Props) => {
  const { overlap, sentence, ...words } = useMessages(webhooks).secret
  return <SecretDialog {...props} {...words} about={isReplaced ? `${sentence} ${overlap}` : sentence} />
}
