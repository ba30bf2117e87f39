import type { RecallState, RecallView } from "#maintenance/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { recalls } from "../messages/pages.ts"

const STATES: Readonly<Record<RecallState, State>> = {
  open: "caution",
  scheduled: "caution",
  done: "go",
  not_applicable: "idle"
}

/** Whether a recall was carried out. */
export const RecallBadge = ({ state }: Pick<RecallView, "state">) => (
  <StateBadge state={STATES[state]}>{useMessages(recalls).states[state]}</StateBadge>
)
