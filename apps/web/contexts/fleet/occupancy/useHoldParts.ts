import { HoldKind, type TimelineEntry } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { fleet } from "../messages/index.ts"
import { useLocations } from "../vehicles.ts"
import { useHoldText } from "./useHoldText.ts"

const instant = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text))

/** The hold of an entry in the timeline, its period and, for a transfer, where it goes. */
export const useHoldParts = (
  details: TimelineEntry["details"],
  organization: Organization
): Readonly<Record<string, string>> => {
  const { nameOf, periodOf } = useHoldText(organization.time_zone)
  const { none } = useMessages(fleet)
  const locations = useLocations(organization)
  const kind = HoldKind.literals.find((one) => one === details["kind"])
  const starts_at = instant(details["starts_at"])
  if (!kind || starts_at === null) return {}
  return {
    hold: nameOf({ kind, held_for: details["held_for"] ?? null }),
    period: periodOf({ kind, held_for: null, starts_at, due_at: instant(details["due_at"]), ended_at: null }),
    location: locations.nameOf(details["to_location_id"] ?? null) ?? none
  }
}
