import type { DeviceIssueView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { devices } from "../messages/pages.ts"
import { duration, share, volts } from "../measures.ts"

/** The values by which an issue was judged, in words; empty if none are known. */
export const useEvidence = ({ time_zone }: Organization) => {
  const m = useMessages(devices).issues.evidence
  const locale = useLocale()
  const format = useFormat(time_zone)
  const at = (text: string) => format.dateTime(new Date(text))
  const when = (text: string | null | undefined, words: (when: string) => string) =>
    text ? words(at(text)) : ""
  return ({ kind, evidence: e }: Pick<DeviceIssueView, "kind" | "evidence">): string => {
    switch (kind) {
      case "never_reported":
        return when(e.linked_at, m.linked)
      case "offline":
        return when(e.last_seen_at, m.lastSeen)
      case "unplugged":
        return when(e.powered_since, m.unplugged)
      case "low_power":
        return [
          typeof e.device_battery === "number" ? m.deviceBattery(share(locale, e.device_battery)) : "",
          typeof e.voltage === "number" ? m.voltage(volts(locale, e.voltage)) : ""
        ]
          .filter((part) => part !== "")
          .join(" · ")
      case "no_fix":
        return e.last_fix_at ? m.lastFix(at(e.last_fix_at)) : m.noFix
      case "clock_skew":
        return typeof e.clock_skew === "number" ? m.ahead(duration(locale, e.clock_skew)) : ""
      case "wrong_vehicle":
        return e.reported_vin ? m.vin(e.reported_vin, e.vehicle_vin ?? "–") : ""
    }
  }
}
