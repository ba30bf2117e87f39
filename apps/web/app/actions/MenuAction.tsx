import { DropdownMenu } from "@radix-ui/themes"
import { common } from "../../i18n/messages/index.ts"
import { useLocalize, useMessages } from "../../i18n/useMessages.ts"
import { type Action, isBlocked } from "./Action.ts"
import { useActionContext } from "./useActionContext.ts"

interface Props {
  readonly action: Action
  /** See `useRunAfterClose`, which runs it. */
  readonly onChoose: (action: Action) => void
}

/** An action as an item of a menu. */
export const MenuAction = ({ action, onChoose }: Props) => {
  const localize = useLocalize()
  const { needed } = useMessages(common).offline
  // Still selectable: it says why, to those who see no tooltip.
  const blocked = isBlocked(action, useActionContext()) && {
    "aria-disabled": true,
    "data-unavailable": "",
    title: needed
  }
  const { icon: Icon, title, label = title } = action
  return (
    <DropdownMenu.Item {...blocked} onSelect={() => onChoose(action)}>
      <Icon size={16} aria-hidden="true" /> {localize(label)}
    </DropdownMenu.Item>
  )
}
