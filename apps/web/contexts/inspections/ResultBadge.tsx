import type { InspectionFlag, InspectionResult } from "#inspections/contract"
import { useMessages } from "../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../ui/StateBadge.tsx"
import { inspections } from "./messages/index.ts"

const STATES: Readonly<Record<InspectionResult, State>> = {
  pass: "go",
  pass_with_defects: "caution",
  fail: "stop"
}

/** What an inspection found. */
export const ResultBadge = ({ result }: { readonly result: InspectionResult }) => {
  const { results } = useMessages(inspections)
  return <StateBadge state={STATES[result]}>{results[result]}</StateBadge>
}

const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1)

/** What a reviewer should know of an inspection: `Unusually fast, clock differs`. */
export const useFlagWords = () => {
  const { flags } = useMessages(inspections)
  return (all: ReadonlyArray<InspectionFlag>): string =>
    all.map((flag, at) => (at === 0 ? flags[flag].name : inSentence(flags[flag].name))).join(", ")
}
