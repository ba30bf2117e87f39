import { customerActions } from "../../contexts/customers/actions.ts"
import { identityActions } from "../../contexts/identity/actions.ts"
import { messagingActions } from "../../contexts/messaging/actions.ts"
import { notificationActions } from "../../contexts/notifications/actions.ts"
import { telematicsActions } from "../../contexts/telematics/actions.ts"
import { organizationChoices, tenancyActions } from "../../contexts/tenancy/actions.ts"
import { NAVIGATION } from "../navigation.ts"
import { type Action, type ActionContext, isVisible } from "./Action.ts"
import { densityActions, languageActions, themeActions } from "./choices.ts"
import { openPalette, search, showKeyboard, toggleSidebar } from "./shellActions.ts"

/** All actions that do not depend on what is loaded; those with shortcuts are among them. */
export const ACTIONS: ReadonlyArray<Action> = [
  ...NAVIGATION.flatMap(({ items }) => items),
  ...messagingActions,
  ...notificationActions,
  ...customerActions,
  ...telematicsActions,
  ...tenancyActions,
  ...themeActions,
  ...languageActions,
  ...densityActions,
  openPalette,
  search,
  showKeyboard,
  toggleSidebar,
  ...identityActions
]

/** What can be done here and now. */
export const actionsIn = (context: ActionContext): ReadonlyArray<Action> =>
  [...ACTIONS, ...organizationChoices(context.organizations)].filter((action) => isVisible(action, context))
