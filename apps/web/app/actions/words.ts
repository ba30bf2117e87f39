import { actions } from "../../i18n/en/actions.ts"
import { common } from "../../i18n/en/common.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"

/** The catalogues from which actions take their words. */
export interface Words {
  readonly actions: (typeof actions)["english"]
  readonly common: (typeof common)["english"]
  readonly shell: (typeof shell)["english"]
}

/** The words of actions in the page's language: `action.title(useWords())`. */
export const useWords = (): Words => ({
  actions: useMessages(actions),
  common: useMessages(common),
  shell: useMessages(shell)
})
