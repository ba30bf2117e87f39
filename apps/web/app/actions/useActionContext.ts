import { createContext, useContext } from "react"
import type { Action, ActionContext, PanelName } from "./Action.ts"

interface Panels {
  readonly panel: PanelName | undefined
  readonly setPanel: (name: PanelName | undefined) => void
}

export const ActionsContext = createContext<ActionContext | undefined>(undefined)
export const PanelContext = createContext<Panels | undefined>(undefined)

const required = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("Actions run only inside the shell: see app/shell/Shell.tsx.")
  return value
}

/** The context in which the actions of this page run. */
export const useActionContext = () => required(useContext(ActionsContext))

/** Returns the function that runs an action here. */
export const useRunAction = () => {
  const context = useActionContext()
  return (action: Action) => void action.run(context)
}

/**
 * Whether one of the header's dialogs is open, and the function that changes that. Only one is open at a
 * time.
 */
export const usePanel = (name: PanelName) => {
  const { panel, setPanel } = required(useContext(PanelContext))
  return [panel === name, (open: boolean) => setPanel(open ? name : undefined)] as const
}
