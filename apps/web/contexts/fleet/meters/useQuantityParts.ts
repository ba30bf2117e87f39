import { Energy, measureOfKind, MeterKind, type TimelineEntry } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { meters } from "../messages/index.ts"
import { fuel } from "../messages/pages.ts"
import { dialText, quantityText, shownUnit } from "./quantities.ts"
import { useDisplay } from "./useDisplay.ts"

/** The meter and reading, or the energy and amount, of an entry in the timeline. */
export const useQuantityParts = (
  details: TimelineEntry["details"],
  organization: Organization
): Readonly<Record<string, string>> => {
  const { kinds } = useMessages(meters)
  const { energies } = useMessages(fuel)
  const display = useDisplay(organization)
  const kind = MeterKind.literals.find((one) => one === details["meter"])
  const energy = Energy.literals.find((one) => one === details["energy"])
  if (energy)
    return { energy: energies[energy], amount: quantityText(display, energy, Number(details["quantity"])) }
  if (!kind) return {}
  const measure =
    kind === "other" ? (details["measure"] === "time" ? "time" : "distance") : measureOfKind(kind)
  return {
    meter: details["name"] ?? kinds[kind],
    reading: dialText(display.locale, Number(details["value"]), shownUnit(measure, display))
  }
}
