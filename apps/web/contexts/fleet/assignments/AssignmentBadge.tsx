import type { AssignmentState } from "#fleet/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { assignments } from "../messages/pages.ts"
import type { AssignmentProps } from "./assignments.ts"
import { isLate } from "./Period.tsx"

const STATES: Readonly<Record<AssignmentState, State>> = {
  planned: "idle",
  active: "go",
  ended: "idle",
  cancelled: "idle"
}

/** The state of an assignment; a warning if the vehicle should be back. */
export const AssignmentBadge = ({ assignment }: Pick<AssignmentProps, "assignment">) => {
  const { states } = useMessages(assignments)
  const late = isLate(assignment, useNow())
  return (
    <StateBadge state={late ? "caution" : STATES[assignment.state]}>{states[assignment.state]}</StateBadge>
  )
}
