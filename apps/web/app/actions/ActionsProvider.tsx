import { Fragment, type ReactNode, useMemo, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useOffline } from "../../api/connection.ts"
import { ownProblem, useProblemText } from "../../api/problem.ts"
import { useOrganizations } from "../../contexts/tenancy/organizations.ts"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import type { Action, ActionContext, ActionDialog } from "./Action.ts"
import { ActionsContext, PanelContext } from "./useActionContext.ts"

interface Props {
  readonly toggleSidebar: () => void
  readonly children: ReactNode
}

interface Shown {
  readonly id: number
  readonly dialog: ReactNode
}

/** The dialogs that actions opened, stacked, and the function that opens another; loaded on demand. */
const useDialogStack = () => {
  const problemText = useProblemText()
  const [shown, setShown] = useState<ReadonlyArray<Shown>>([])
  const count = useRef(0)
  const push = (toDialog: (onClose: () => void) => ReactNode) => {
    const id = count.current++
    const close = () => setShown((before) => before.filter((one) => one.id !== id))
    setShown((before) => [...before, { id, dialog: toDialog(close) }])
  }
  const show = <P extends object>(load: () => Promise<ActionDialog<P>>, given: P) =>
    void load().then(
      (Dialog) => push((onClose) => <Dialog {...given} onClose={onClose} />),
      (error: unknown) => notify.error(problemText(ownProblem("offline", error)))
    )
  return { shown, show }
}

/** Provides the context in which actions run, and renders the dialogs they open. */
export const ActionsProvider = ({ toggleSidebar, children }: Props) => {
  const navigate = useNavigate()
  const { organizations, current } = useOrganizations()
  const [panel, setPanel] = useState<Action["id"]>()
  const { shown, show } = useDialogStack()
  const isOffline = useOffline()
  const { needed } = useMessages(common).offline
  const context: ActionContext = {
    organizations,
    organization: current,
    go: (path) => void navigate(path),
    show,
    openPanel: setPanel,
    toggleSidebar,
    isOffline,
    refuseOffline: () => notify.error(needed)
  }
  const panels = useMemo(() => ({ panel, setPanel }), [panel])
  return (
    <ActionsContext value={context}>
      <PanelContext value={panels}>
        {children}
        {shown.map(({ id, dialog }) => (
          <Fragment key={id}>{dialog}</Fragment>
        ))}
      </PanelContext>
    </ActionsContext>
  )
}
