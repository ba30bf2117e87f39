import { IconButton, TextField } from "@radix-ui/themes"
import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, useState } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"

type Props = Omit<ComponentProps<typeof TextField.Root>, "type" | "children">

/** A password input with a button that reveals the password. Pasting and password managers work. */
export const PasswordField = (props: Props) => {
  const m = useMessages(common)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField.Root {...props} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none">
      <TextField.Slot side="right">
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          aria-label={shown ? m.hidePassword : m.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      </TextField.Slot>
    </TextField.Root>
  )
}
