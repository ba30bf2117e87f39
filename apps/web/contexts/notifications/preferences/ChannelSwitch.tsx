import type { Channel } from "#kernel"
import type { KindPreference } from "#notifications/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Lock } from "lucide-react"
import { notifications } from "../messages/index.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineSwitch } from "../../../ui/OnlineSwitch.tsx"
import styles from "./Kinds.module.css"
import type { Changing } from "./preferences.ts"

interface Props {
  readonly preference: KindPreference
  readonly channel: Channel
  readonly change: Changing["change"]
}

/** Whether one kind is sent by one channel: a switch, a lock, or a dash if there is no choice. */
export const ChannelSwitch = ({ preference, channel, change }: Props) => {
  const m = useMessages(notifications)
  const { kind, label, offered, locked } = preference
  const language = useLocale()
  if (!offered.includes(channel))
    return (
      <span className={styles["dash"]}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{m.preferences.notOffered}</VisuallyHidden>
      </span>
    )
  if (locked.includes(channel))
    return (
      <span className={styles["locked"]}>
        <Lock size={14} aria-hidden="true" />
        {m.preferences.locked}
      </span>
    )
  return (
    <span className={styles["target"]}>
      <OnlineSwitch
        checked={preference[channel]}
        aria-label={m.preferences.switch(label[language], m.channels[channel])}
        onCheckedChange={(on) => change({ kinds: [{ kind, [channel]: on }] })}
      />
    </span>
  )
}
