import { Button } from "@radix-ui/themes"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { type Action, isVisible, runAction } from "./Action.ts"
import { useActionContext } from "./useActionContext.ts"
import { useLocalize } from "../../i18n/useMessages.ts"

interface Props {
  readonly action: Action
  /** For any but the view's primary action. */
  readonly quiet?: boolean
}

/** An action as a button; renders nothing if it is not available. */
export const ActionButton = ({ action, quiet = false }: Props) => {
  const localize = useLocalize()
  const context = useActionContext()
  const { icon: Icon, title, label = title } = action
  if (!isVisible(action, context)) return null
  const Shown = action.needsConnection ? OnlineButton : Button
  return (
    <Shown {...(quiet && { variant: "surface", color: "gray" })} onClick={() => runAction(action, context)}>
      <Icon size={16} aria-hidden="true" />
      {localize(label)}
    </Shown>
  )
}
