import { useRef } from "react"
import type { Action } from "./Action.ts"
import { useRunAction } from "./useActionContext.ts"

/**
 * For menus and dialogs: runs the chosen item once they have closed. By then the focus is back where it was,
 * and a dialog opened by the action can return it there.
 */
export const useRunAfterClose = () => {
  const run = useRunAction()
  const chosen = useRef<Action>(undefined)
  return {
    choose: (action: Action) => {
      chosen.current = action
    },
    /** Called when the focus returns. */
    runChosen: () => {
      const action = chosen.current
      chosen.current = undefined
      if (action) run(action)
    }
  }
}
