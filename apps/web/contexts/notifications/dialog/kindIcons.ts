import type { NotificationIcon } from "#kernel"
import {
  Bell,
  Gauge,
  KeyRound,
  type LucideIcon,
  Mail,
  MailWarning,
  MapPin,
  MessageSquare,
  Presentation,
  ShieldAlert,
  TimerOff,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundX
} from "lucide-react"

/** The icon of each kind of notification; decorative, always next to the text. */
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
  place: MapPin,
  speed: Gauge,
  bell: Bell
}
