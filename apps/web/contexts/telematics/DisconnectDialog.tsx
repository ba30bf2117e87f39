import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useProblemText } from "../../api/problem.ts"
import { useCommand } from "../../api/useCommand.ts"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx"
import { notify } from "../../ui/toast.ts"
import { connectionQuery, endConnection } from "./connection.ts"
import { knownConnection, OWN_CONNECTIONS, sharedKey } from "./keys.ts"

const useDisconnecting = () => {
  const m = useMessages(telematics).disconnecting
  const problemText = useProblemText()
  const client = useQueryClient()
  return useCommand({
    send: () => endConnection(),
    onDone: async () => {
      const serves = knownConnection()?.organization_id
      await client.invalidateQueries({ queryKey: OWN_CONNECTIONS })
      if (serves) void client.invalidateQueries({ queryKey: sharedKey(serves) })
    },
    done: () => m.done,
    onFailed: (error) => notify.error(m.failed, { description: problemText(error) })
  })
}

/** Asks for confirmation before the user's connection is removed, and says what is lost with it. */
export const DisconnectDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const m = useMessages(telematics).disconnecting
  const { data } = useQuery(connectionQuery)
  const disconnect = useDisconnecting()
  const serves = data?.state === "connected" ? data.organization_name : null
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.title}
      confirm={m.confirm}
      busy={disconnect.isPending}
      onConfirm={() => disconnect.mutate(undefined, { onSettled: onClose })}
    >
      {serves === null ? m.expired : m.sentence(serves)}
    </ConfirmDialog>
  )
}
