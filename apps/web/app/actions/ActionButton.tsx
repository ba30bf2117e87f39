import { Button } from "@radix-ui/themes"
import { type Action, isVisible } from "./Action.ts"
import { useActionContext } from "./useActionContext.ts"
import { useSay } from "../../i18n/useMessages.ts"

interface Props {
  readonly action: Action
  /** Not the view's first action. */
  readonly quiet?: boolean
}

/** An action as a button; nothing where it cannot be done. */
export const ActionButton = ({ action, quiet = false }: Props) => {
  const say = useSay()
  const context = useActionContext()
  const { icon: Icon, title, label = title, run } = action
  if (!isVisible(action, context)) return null
  return (
    <Button {...(quiet && { variant: "surface", color: "gray" })} onClick={() => void run(context)}>
      <Icon size={16} aria-hidden="true" />
      {say(label)}
    </Button>
  )
}
