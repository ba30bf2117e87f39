import { DropdownMenu } from "@radix-ui/themes"
import type { Action } from "./Action.ts"
import { useLocalize } from "../../i18n/useMessages.ts"

interface Props {
  readonly action: Action
  /** See `useRunAfterClose`, which runs it. */
  readonly onChoose: (action: Action) => void
}

/** An action as an item of a menu. */
export const MenuAction = ({ action, onChoose }: Props) => {
  const localize = useLocalize()
  const { icon: Icon, title, label = title } = action
  return (
    <DropdownMenu.Item onSelect={() => onChoose(action)}>
      <Icon size={16} aria-hidden="true" /> {localize(label)}
    </DropdownMenu.Item>
  )
}
