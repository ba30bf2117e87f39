import { type PasskeyView, RemovePasskey } from "#identity/contract"
import { FingerprintPattern } from "lucide-react"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { account } from "../messages/index.ts"
import { passkeys } from "../messages/passkeys.ts"
import { FactorRow } from "./FactorRow.tsx"
import { useFactorsRefresh, useRequiring } from "./factors.ts"

interface Props {
  readonly passkey: PasskeyView
  /** Two-step verification ends without it. */
  readonly isLast: boolean
}

/** A passkey in its owner's settings. */
export const PasskeyRow = ({ passkey, isLast }: Props) => {
  const m = useMessages(passkeys)
  const { factors } = useMessages(account)
  const format = useFormat()
  const requiring = useRequiring()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, created_at, last_used_at, is_backed_up } = passkey
  const remove = useCommand({
    send: () => api(RemovePasskey, { params: { passkeyId: id } }),
    onDone: () => setIsAsking(false),
    done: () => m.removed,
    refresh: useFactorsRefresh()
  })
  return (
    <>
      <FactorRow
        icon={<FingerprintPattern size={20} strokeWidth={1.75} aria-hidden="true" />}
        name={name}
        about={
          <>
            {is_backed_up ? m.synced : m.kind} · {factors.added(format.date(created_at))}
            {last_used_at && " · "}
            {last_used_at && (
              <RichText text={factors.used("[when]")} parts={{ when: <RelativeTime at={last_used_at} /> }} />
            )}
          </>
        }
      >
        <OnlineButton
          variant="surface"
          color="gray"
          aria-label={factors.removeOf(name)}
          onClick={() => setIsAsking(true)}
        >
          {factors.remove}
        </OnlineButton>
      </FactorRow>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={factors.removeTitle(name)}
        confirm={factors.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {m.removeSentence} {isLast && (requiring ? factors.removeRequired(requiring) : factors.removeLast)}
      </ConfirmDialog>
    </>
  )
}
