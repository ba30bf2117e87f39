import type { StickerView } from "#maintenance/contract"
import { QrCode } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import safety from "../../fleet/safety/Safety.module.css"
import { stickers } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { type StickerProps, useRevoking } from "./stickers.ts"

interface Props extends StickerProps {
  readonly sticker: StickerView
}

const Revoke = ({ signed, ...props }: Props & { readonly signed: string }) => {
  const m = useMessages(stickers)
  const revoke = useRevoking(props, props.sticker.id)
  return (
    <ConfirmButton label={m.revoke} name={m.revokeOf(signed)} title={m.revokeTitle} command={revoke}>
      {m.revokeAbout}
    </ConfirmButton>
  )
}

/** Who created a sticker, and when someone last reported by it. */
export const StickerRow = (props: Props) => {
  const m = useMessages(stickers)
  const { signed: signedBy } = usePeople(props.organization.time_zone)
  const { created_by, created_at, last_used_at, revoked_at } = props.sticker
  const signed = signedBy(created_by, created_at)
  return (
    <li className={safety["row"]}>
      <QrCode size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p>{m.created(signed)}</p>
        <p className={safety["about"]}>
          {last_used_at ? (
            <RichText text={m.used("[when]")} parts={{ when: <RelativeTime at={last_used_at} /> }} />
          ) : (
            m.unused
          )}
        </p>
      </div>
      {revoked_at ? <StateBadge state="idle">{m.revoked}</StateBadge> : <Revoke {...props} signed={signed} />}
    </li>
  )
}
