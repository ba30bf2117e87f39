import type { OpenState } from "#maintenance/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { services } from "../messages/pages.ts"

const STATES: Readonly<Record<OpenState, State>> = {
  upcoming: "go",
  due_soon: "caution",
  due: "caution",
  overdue: "stop",
  paused: "idle"
}

/** How far a service is. */
export const ServiceBadge = ({ state }: { readonly state: OpenState }) => {
  const { states } = useMessages(services)
  return <StateBadge state={STATES[state]}>{states[state]}</StateBadge>
}
