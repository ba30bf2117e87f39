import { useLocalize, useMessages } from "../../i18n/useMessages.ts"
import type { ActionGroup } from "../actions/Action.ts"
import { actions } from "../messages/index.ts"

/** Returns the heading of a group of actions in the page's language. */
export const useHeading = () => {
  const { groups } = useMessages(actions)
  const localize = useLocalize()
  return (group: ActionGroup | "recent") => (typeof group === "string" ? groups[group] : localize(group))
}

export type HeadingOf = ReturnType<typeof useHeading>
