import { Button } from "@radix-ui/themes"
import type { ComponentProps } from "react"
import { useOffline } from "../api/connection.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { notify } from "./toast.ts"

/**
 * A button for what needs a connection. Offline it looks disabled and says why when pressed; it keeps the
 * focus, which a disabled button would lose.
 */
export const OnlineButton = (props: ComponentProps<typeof Button>) => {
  const { needed } = useMessages(common).offline
  if (!useOffline()) return <Button {...props} />
  return (
    <Button
      {...props}
      type="button"
      aria-disabled="true"
      data-offline=""
      title={needed}
      onClick={() => notify.error(needed)}
    />
  )
}
