import { RotateWebhookSecret } from "#webhooks/contract"
import { useState } from "react"
import { api } from "../../api/client.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { SheetActions } from "../../ui/Sheet.tsx"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import { EditWebhook } from "./EditWebhook.tsx"
import { webhooks } from "./messages/index.ts"
import { WebhookSecretDialog } from "./WebhookSecretDialog.tsx"
import { useWebhookCommands, type WebhookProps } from "./webhooks.ts"

type Question = "edit" | "rotate" | "remove"

interface Asking extends WebhookProps {
  readonly onClose: () => void
}

/** Asks, then replaces the secret and shows the new one, once. */
const ReplaceSecret = ({ organization, endpoint, onClose }: Asking) => {
  const m = useMessages(webhooks).details
  const [secret, setSecret] = useState<string>()
  const rotate = useOrganizationCommand(organization, {
    send: () =>
      api(RotateWebhookSecret, {
        params: { organizationId: organization.id, webhookEndpointId: endpoint.id }
      }),
    onDone: (answer) => setSecret(answer.secret)
  })
  if (secret !== undefined) return <WebhookSecretDialog secret={secret} isReplaced onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.rotateTitle}
      confirm={m.rotate}
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
    >
      {m.rotateSentence}
    </ConfirmDialog>
  )
}

/** What can be done with a webhook. */
export const WebhookActions = ({ onClose, ...props }: Asking) => {
  const m = useMessages(webhooks).details
  const [question, ask] = useState<Question>()
  const { enable, test, remove } = useWebhookCommands(props, onClose)
  const { enabled } = props.endpoint
  const done = () => ask(undefined)
  const quiet = { variant: "surface", color: "gray" } as const
  return (
    <SheetActions>
      <OnlineButton {...quiet} onClick={() => ask("edit")}>
        {m.edit}
      </OnlineButton>
      <OnlineButton {...quiet} disabled={!enabled} loading={test.isPending} onClick={() => test.mutate()}>
        {m.test}
      </OnlineButton>
      <OnlineButton {...quiet} loading={enable.isPending} onClick={() => enable.mutate(!enabled)}>
        {enabled ? m.disable : m.enable}
      </OnlineButton>
      <OnlineButton {...quiet} onClick={() => ask("rotate")}>
        {m.rotate}
      </OnlineButton>
      <OnlineButton {...quiet} onClick={() => ask("remove")}>
        {m.remove}
      </OnlineButton>
      {question === "edit" && <EditWebhook {...props} onClose={done} />}
      {question === "rotate" && <ReplaceSecret {...props} onClose={done} />}
      <ConfirmDialog
        open={question === "remove"}
        onOpenChange={done}
        title={m.removeTitle}
        confirm={m.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {m.removeSentence}
      </ConfirmDialog>
    </SheetActions>
  )
}
