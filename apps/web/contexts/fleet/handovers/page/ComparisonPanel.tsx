import type { HandoverFacts } from "#fleet/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Link } from "react-router"
import { useFormat } from "../../../../i18n/format.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Panel } from "../../../../ui/Panel.tsx"
import { dialText, shownUnit } from "../../meters/quantities.ts"
import { useDisplay } from "../../meters/useDisplay.ts"
import { handovers } from "../../messages/pages.ts"
import { Changes } from "../Changes.tsx"
import type { HandoverProps } from "../HandoverPage.tsx"
import styles from "../Handovers.module.css"
import { chargeText, fuelText } from "../levels.ts"

type Facts = Omit<HandoverFacts, "id" | "direction" | "driver" | "at">

/** What a handover says, in words. */
const useWords = (organization: HandoverProps["organization"]) => {
  const { review } = useMessages(handovers)
  const display = useDisplay(organization)
  const { locale } = display
  return {
    reading: ({ reading }: Facts) =>
      reading
        ? dialText(locale, reading.value, shownUnit(reading.raw_unit === "h" ? "time" : "distance", display))
        : review.none,
    fuel: ({ fuel_permille }: Facts) =>
      fuel_permille === null ? review.none : fuelText(locale, fuel_permille),
    charge: ({ charge_permille }: Facts) =>
      charge_permille === null ? review.none : chargeText(locale, charge_permille),
    keys: ({ keys }: Facts) => (keys === null ? review.none : String(keys)),
    accessories: ({ accessories }: Facts) => (accessories.length === 0 ? review.none : accessories.join(", "))
  }
}

const ROWS = ["reading", "fuel", "charge", "keys", "accessories"] as const

/** What the vehicle was like, beside what it was like before. */
export const ComparisonPanel = ({ organization, handover }: HandoverProps) => {
  const m = useMessages(handovers)
  const words = useWords(organization)
  const format = useFormat(organization.time_zone)
  const { previous } = handover
  const newDamage = handover.damage.filter(({ state }) => state === "new").length
  const isShown = (row: (typeof ROWS)[number]) =>
    [handover, previous].some((facts) => facts && words[row](facts) !== m.review.none)
  return (
    <Panel title={m.page.facts}>
      <div className={styles["changes"]}>
        <Changes organization={organization} before={previous} now={handover} newDamage={newDamage} />
      </div>
      <table className={styles["comparison"]}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{m.page.label}</VisuallyHidden>
            </th>
            <th scope="col">{format.dateTime(handover.at)}</th>
            {previous && (
              <th scope="col">
                <Link to={`/vehicles/${handover.vehicle.id}/handovers/${previous.id}`}>
                  {m.page.before}, {format.dateTime(previous.at)}
                </Link>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {ROWS.filter(isShown).map((row) => (
            <tr key={row}>
              <th scope="row">{m.page[row]}</th>
              <td>{words[row](handover)}</td>
              {previous && <td>{words[row](previous)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
