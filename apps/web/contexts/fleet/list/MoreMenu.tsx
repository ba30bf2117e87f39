import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import { type Action, isVisible } from "../../../app/actions/Action.ts"
import { MenuAction } from "../../../app/actions/MenuAction.tsx"
import { useActionContext } from "../../../app/actions/useActionContext.ts"
import { useRunAfterClose } from "../../../app/actions/useRunAfterClose.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
import { openCustomFields, openExpiringDocuments } from "../actions.ts"
import { fleetInShell } from "../messages/index.ts"

const ACTIONS: ReadonlyArray<Action> = [openExpiringDocuments, openCustomFields]

/** What is rarely done with vehicles as a whole; nothing if the user's role may do none of it. */
export const MoreMenu = () => {
  const m = useMessages(fleetInShell)
  const context = useActionContext()
  const { choose, runChosen } = useRunAfterClose()
  const actions = ACTIONS.filter((action) => isVisible(action, context))
  if (actions.length === 0) return null
  return (
    <MenuRoot>
      <DropdownMenu.Trigger>
        <IconButton variant="surface" color="gray" size="2" aria-label={m.more}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content variant="soft" color="gray" align="end" onCloseAutoFocus={runChosen}>
        {actions.map((action) => (
          <MenuAction key={action.id} action={action} onChoose={choose} />
        ))}
      </DropdownMenu.Content>
    </MenuRoot>
  )
}
