import { DamageType, DrawingSide, type TimelineEntry } from "#fleet/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { handovers } from "../messages/pages.ts"

/** How much damage a handover found, or the damage that was repaired, of an entry in the timeline. */
export const useHandoverParts = (details: TimelineEntry["details"]): Readonly<Record<string, string>> => {
  const { damage, sides, newDamage } = useMessages(handovers)
  const marks = Number(details["damage"] ?? 0)
  const type = DamageType.literals.find((one) => one === details["type"])
  const side = DrawingSide.literals.find((one) => one === details["side"])
  return {
    found: marks > 0 ? `, ${newDamage(marks)}` : "",
    ...(type && { type: damage.types[type] }),
    ...(side && { side: sides[side] })
  }
}
