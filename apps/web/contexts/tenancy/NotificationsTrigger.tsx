import { Bell } from "lucide-react"
import { HeaderButton } from "../../app/shell/HeaderButton.tsx"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"

/** Opens notifications and invitations. */
export const NotificationsTrigger = () => {
  const m = useMessages(shell)
  return <HeaderButton label={m.notifications.open} icon={Bell} />
}
