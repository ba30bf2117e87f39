import { CONTEXTS } from "../../contexts/manifests.ts"
import { NAVIGATION } from "../navigation.ts"
import { type Action, type ActionContext, isVisible } from "./Action.ts"
import { densityActions, languageActions, themeActions } from "./choices.ts"
import { openPalette, search, showKeyboard, toggleSidebar } from "./shellActions.ts"

/** All actions that do not depend on loaded data, including those with shortcuts. */
export const ACTIONS: ReadonlyArray<Action> = [
  ...NAVIGATION.flatMap(({ items }) => items),
  ...CONTEXTS.flatMap(({ actions = [] }) => actions),
  ...themeActions,
  ...languageActions,
  ...densityActions,
  openPalette,
  search,
  showKeyboard,
  toggleSidebar
]

/** The actions available here and now. */
export const actionsIn = (context: ActionContext): ReadonlyArray<Action> =>
  [...ACTIONS, ...CONTEXTS.flatMap(({ choices }) => choices?.(context) ?? [])].filter((action) =>
    isVisible(action, context)
  )
