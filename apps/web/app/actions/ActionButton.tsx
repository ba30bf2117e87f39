import { Button } from "@radix-ui/themes"
import { type Action, isVisible } from "./Action.ts"
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
  const { icon: Icon, title, label = title, run } = action
  if (!isVisible(action, context)) return null
  return (
    <Button {...(quiet && { variant: "surface", color: "gray" })} onClick={() => void run(context)}>
      <Icon size={16} aria-hidden="true" />
      {localize(label)}
    </Button>
  )
}
