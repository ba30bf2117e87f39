import type { NotificationKind } from "#notifications/contract"
import {
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
export const kindIcons: Readonly<Record<NotificationKind, LucideIcon>> = {
  message_received: MessageSquare,
  invitation_received: Mail,
  invitation_accepted: UserRoundCheck,
  invitation_declined: UserRoundX,
  invitation_expired: TimerOff,
  role_changed: KeyRound,
  member_removed: UserRoundMinus,
  customer_email_failed: MailWarning,
  demo_requested: Presentation,
  security: ShieldAlert
}
