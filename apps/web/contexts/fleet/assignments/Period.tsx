import type { AssignmentView } from "#fleet/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useNow } from "../../../ui/useNow.ts"
import { assignments } from "../messages/pages.ts"
import type { AssignmentProps } from "./assignments.ts"

/** Whether the driver should have returned the vehicle by now. */
export const isLate = ({ state, until }: AssignmentView, now: number): boolean =>
  state === "active" && until !== null && until.getTime() < now

/** From when until when an assignment is or was planned. */
export const Period = ({ organization, assignment }: AssignmentProps) => {
  const m = useMessages(assignments)
  const format = useFormat(organization.time_zone)
  const now = useNow()
  const { from, until } = assignment
  if (until === null) return m.open(format.dateTime(from))
  if (isLate(assignment, now))
    return `${m.since(format.dateTime(from))} · ${m.late(format.relative(until, now))}`
  return m.period(format.dateTime(from), format.dateTime(until))
}
