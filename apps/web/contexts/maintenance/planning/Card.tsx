import { workOrderName, type WorkOrderView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { useId } from "react"
import { Link } from "react-router"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { planning } from "../messages/pages.ts"
import { isMovable, isScheduled } from "./layout.ts"
import styles from "./Planning.module.css"
import type { Moves } from "./useMoving.ts"

interface Props {
  readonly organization: Organization
  readonly order: WorkOrderView
  /** Its columns on the board. */
  readonly place?: string
  /** Whether a phone, which has no columns, shows the day. */
  readonly withDay?: boolean
  readonly moves: Moves
  readonly onOpen: (order: WorkOrderView) => void
}

/** A work order on the board, or beside it. What the person can't move leads to its page. */
export const Card = ({ organization, order, place, withDay = false, moves, onOpen }: Props) => {
  const m = useMessages(planning)
  const locale = useLocale()
  const hintId = useId()
  const { scheduled_from: from, scheduled_to: to, vehicle, title } = order
  const { time_zone: timeZone } = organization
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short" })
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short", day: "numeric", month: "short" })
  const isMoving = moves.moving?.order.id === order.id
  const mayMove = organization.can.includes("workorders.edit") && isMovable(order)
  const shown = {
    className: styles["card"],
    style: place === undefined ? undefined : { gridColumn: place }
  }
  const content = (
    <>
      <b>{workOrderName(order.number)}</b> <span>{vehicle.name}</span>
      <span>{title}</span>
      {from && to && withDay && <span className={styles["day"]}>{day.formatRange(from, to)}</span>}
      {from && to && time.formatRange(from, to)}
    </>
  )
  if (!mayMove)
    return (
      <Link {...shown} to={`/services/work-orders/${order.id}`}>
        {content}
      </Link>
    )
  return (
    <>
      <button
        type="button"
        {...shown}
        data-moving={isMoving || undefined}
        aria-describedby={hintId}
        {...moves.propsOf(order, () => onOpen(order))}
      >
        {content}
      </button>
      <VisuallyHidden id={hintId}>
        {isScheduled(order) ? m.keyboard.hintScheduled : m.keyboard.hint}
      </VisuallyHidden>
    </>
  )
}
