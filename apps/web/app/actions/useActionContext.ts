import { createContext, useContext } from "react"
import { type Action, type ActionContext, runAction } from "./Action.ts"

interface Panels {
  /** The open one. */
  readonly panel: Action["id"] | undefined
  readonly setPanel: (id: Action["id"] | undefined) => void
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
  return (action: Action) => runAction(action, context)
}

/**
 * Whether the dialog of the header that an action opens is open, and the function that changes that. Only one
 * is open at a time.
 */
export const usePanel = ({ id }: Action) => {
  const { panel, setPanel } = required(useContext(PanelContext))
  return [panel === id, (open: boolean) => setPanel(open ? id : undefined)] as const
}
