import { type DriverView, type LicenseState, licenseStateOn } from "#fleet/contract"
import { dayIn } from "#kernel"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { drivers } from "../messages/pages.ts"
import { day } from "../units.ts"
import type { DriverProps } from "./drivers.ts"

const STATES: Readonly<Record<LicenseState, State>> = {
  valid: "go",
  expiring: "caution",
  expired: "stop",
  unknown: "idle"
}

/** The state of a driver's license today, where the organization is. */
export const useLicenseState = (
  { time_zone }: DriverProps["organization"],
  { license_expires_on }: Pick<DriverView, "license_expires_on">
): LicenseState => licenseStateOn(dayIn(time_zone, new Date(useNow())), license_expires_on)

/** Until when a license is valid, and whether that is soon or over. */
export const License = ({ organization, driver }: DriverProps) => {
  const m = useMessages(drivers)
  const locale = useLocale()
  const state = useLicenseState(organization, driver)
  const { license_expires_on: expires } = driver
  if (expires === null) return <StateBadge state="idle">{m.licenses.unknown}</StateBadge>
  const when = day(locale, expires)
  return (
    <StateBadge state={STATES[state]}>
      {state === "expired" ? m.expiredOn(when) : m.validUntil(when)}
    </StateBadge>
  )
}
