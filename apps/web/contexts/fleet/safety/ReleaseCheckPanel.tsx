import { isBlocking, type ReleaseReason } from "#fleet/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { fleet } from "../messages/index.ts"
import { documents, safety } from "../messages/pages.ts"
import { useVehicleZone } from "../occupancy/occupancy.ts"
import { useHoldText } from "../occupancy/useHoldText.ts"
import { day } from "../units.ts"
import type { VehicleProps } from "../vehicles.ts"
import styles from "./Safety.module.css"
import { useReleaseCheck } from "./safetyBlocks.ts"

/** A reason as a sentence. */
const useSentence = (timeZone: string) => {
  const m = useMessages(safety).check.reasons
  const { lifecycles } = useMessages(fleet)
  const { types } = useMessages(documents)
  const format = useFormat(timeZone)
  const locale = useLocale()
  const { nameOf, untilOf, overdueSince } = useHoldText(timeZone)
  return (reason: ReleaseReason): string => {
    switch (reason.code) {
      case "not_in_service":
        return m.not_in_service(lifecycles[reason.lifecycle])
      case "grounded":
      case "restricted":
        return m[reason.code](reason.reason, format.date(reason.since))
      case "held":
        return reason.overdue
          ? m.overdue(nameOf(reason), overdueSince(reason.due_at))
          : m.held(nameOf(reason), untilOf(reason.due_at))
      case "document_missing":
        return m.document_missing(types[reason.document])
      case "document_expired":
        return m.document_expired(types[reason.document], day(locale, reason.expired_on))
      case "license_expired":
        return m.license_expired(reason.driver, day(locale, reason.expired_on))
      case "assigned":
        return m.assigned(reason.driver)
      case "inspection_due":
        return m.inspection_due(reason.form)
    }
  }
}

/** Whether the vehicle can go out, and everything that speaks against it. */
export const ReleaseCheckPanel = (props: VehicleProps) => {
  const m = useMessages(safety).check
  const sentenceOf = useSentence(useVehicleZone(props))
  const query = useReleaseCheck(props)
  if (!query.data)
    return (
      <Panel title={m.title} flush>
        <NotLoaded query={query} rows={1} />
      </Panel>
    )
  const { can_go_out, reasons } = query.data
  return (
    <Panel title={m.title}>
      <StateBadge state={can_go_out ? "go" : "stop"}>{can_go_out ? m.yes : m.no}</StateBadge>
      {reasons.length > 0 && (
        <ul className={styles["reasons"]}>
          {reasons.map((reason) => {
            const sentence = sentenceOf(reason)
            return (
              <li key={sentence} data-blocking={isBlocking(reason)}>
                {sentence}
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
