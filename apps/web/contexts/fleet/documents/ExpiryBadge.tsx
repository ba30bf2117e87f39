import type { DocumentView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { useToday } from "../../tenancy/useToday.ts"
import { documents } from "../messages/pages.ts"
import { day } from "../units.ts"
import { type Expiry, expiryOf } from "./expiry.ts"

export const EXPIRY_STATES: Readonly<Record<Expiry, State>> = {
  expired: "stop",
  expiring: "caution",
  valid: "go",
  unlimited: "go"
}

interface Props {
  readonly organization: Organization
  readonly document: Pick<DocumentView, "expires_on">
}

/** When a document expires, and whether that is soon or over. */
export const ExpiryBadge = ({ organization, document }: Props) => {
  const { states: m } = useMessages(documents)
  const locale = useLocale()
  const { state, days } = expiryOf(document, useToday(organization))
  const words = () => {
    if (document.expires_on === null) return m.unlimited
    const when = day(locale, document.expires_on)
    if (state === "expired") return m.expired(when)
    if (state === "valid") return m.valid(when)
    return days === 0 ? m.today : m.expiring(days, when)
  }
  return <StateBadge state={EXPIRY_STATES[state]}>{words()}</StateBadge>
}
