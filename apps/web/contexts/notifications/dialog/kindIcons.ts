import type { NotificationIcon } from "#kernel"
import {
  Bell,
  KeyRound,
  type LucideIcon,
  Mail,
  MailWarning,
  MessageSquare,
  Presentation,
  ShieldAlert,
  TimerOff,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundX
} from "lucide-react"

/** What a notification is about, at a glance. Always beside its words, never instead of them. */
export const kindIcons: Readonly<Record<NotificationIcon, LucideIcon>> = {
  message: MessageSquare,
  mail: Mail,
  mail_failed: MailWarning,
  accepted: UserRoundCheck,
  declined: UserRoundX,
  expired: TimerOff,
  role: KeyRound,
  removed: UserRoundMinus,
  presentation: Presentation,
  security: ShieldAlert,
  bell: Bell
}
