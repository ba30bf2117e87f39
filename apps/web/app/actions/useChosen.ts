import { useRef } from "react"
import type { Action } from "./Action.ts"
import { useRun } from "./useActionContext.ts"

/**
 * For menus and dialogs: runs what was chosen in them once they have closed. By then the focus is back where
 * it was, and a dialog that the action opens can give it back there.
 */
export const useChosen = () => {
  const run = useRun()
  const chosen = useRef<Action>(undefined)
  return {
    choose: (action: Action) => {
      chosen.current = action
    },
    /** To be called as the focus goes back. */
    runChosen: () => {
      const action = chosen.current
      chosen.current = undefined
      if (action) run(action)
    }
  }
}
