import type { HandoverFacts } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { dialText, distanceUnit } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import { handovers } from "../messages/pages.ts"
import { compare } from "./comparison.ts"
import { chargeText, fuelText } from "./levels.ts"

type Facts = Parameters<typeof compare>[1]

interface Props {
  readonly organization: Organization
  readonly before: HandoverFacts | null | undefined
  readonly now: Facts
  readonly newDamage: number
}

/** What became of the vehicle since the handover before, as sentences. */
const useChanges = ({ organization, before, now, newDamage }: Props): ReadonlyArray<string> => {
  const m = useMessages(handovers).changes
  const display = useDisplay(organization)
  const damage = newDamage > 0 ? [m.damage(newDamage)] : []
  if (!before) return damage
  const { distance, fuel, charge, keys, missing } = compare(before, now)
  const level = (
    difference: number | null,
    text: typeof fuelText,
    less: typeof m.fuelLess,
    more: typeof m.fuelMore
  ) => {
    if (difference === null || difference === 0) return []
    const amount = text(display.locale, Math.abs(difference))
    return [difference < 0 ? less(amount) : more(amount)]
  }
  return [
    ...(distance ? [m.distance(dialText(display.locale, distance, distanceUnit(display)))] : []),
    ...level(fuel, fuelText, m.fuelLess, m.fuelMore),
    ...level(charge, chargeText, m.chargeLess, m.chargeMore),
    ...(keys ? [keys < 0 ? m.keysMissing(-keys) : m.keysMore(keys)] : []),
    ...(missing.length > 0 ? [m.missing(missing.join(", "))] : []),
    ...damage
  ]
}

/** The same as a list. */
export const Changes = (props: Props) => {
  const m = useMessages(handovers)
  const changes = useChanges(props)
  if (!props.before && changes.length === 0) return <p>{m.review.first}</p>
  return changes.length === 0 ? (
    <p>{m.changes.nothing}</p>
  ) : (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
