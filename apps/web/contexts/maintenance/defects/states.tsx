import type { DefectRow, DefectSeverity, DefectState, DefectView } from "#maintenance/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { defects } from "../messages/pages.ts"

const SEVERITIES: Readonly<Record<DefectSeverity, State>> = {
  advisory: "idle",
  minor: "idle",
  major: "caution",
  critical: "stop"
}

export const SeverityBadge = ({ severity }: Pick<DefectRow, "severity">) => (
  <StateBadge state={SEVERITIES[severity]}>{useMessages(defects).severities[severity]}</StateBadge>
)

const STATES: Readonly<Record<DefectState, State>> = {
  open: "caution",
  triaged: "caution",
  in_work: "caution",
  deferred: "idle",
  resolved: "go",
  verified: "go"
}

export const DefectBadge = ({ state }: Pick<DefectRow, "state">) => (
  <StateBadge state={STATES[state]}>{useMessages(defects).states[state]}</StateBadge>
)

export const isResolved = ({ state }: Pick<DefectRow, "state">) =>
  state === "resolved" || state === "verified"

/** Whether its vehicle cannot go out because of it, and until what happens. */
export const blockOf = ({
  blocking,
  released,
  ...defect
}: Pick<DefectView, "blocking" | "released" | "state">) => {
  if (!blocking || released !== null) return undefined
  return isResolved(defect) ? "awaitsRelease" : "blocks"
}
