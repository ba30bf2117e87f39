import { IconButton } from "@radix-ui/themes"
import { Mic } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { filling } from "../messages/pages.ts"
import { useDictation } from "./useDictation.ts"

interface Props {
  readonly label: string
  readonly onSpoken: (text: string) => void
}

/** Listens until the person is silent; not shown in browsers that do not understand speech. */
export const DictateButton = ({ label, onSpoken }: Props) => {
  const m = useMessages(filling)
  const { isAvailable, isListening, toggle } = useDictation(onSpoken, (why) =>
    notify.error(why === "offline" ? m.dictationOffline : m.dictationFailed)
  )
  if (!isAvailable) return null
  return (
    <IconButton
      type="button"
      size="4"
      {...(isListening ? { variant: "solid" } : { variant: "surface", color: "gray" })}
      aria-label={label}
      aria-pressed={isListening}
      onClick={toggle}
    >
      <Mic size={20} aria-hidden="true" />
    </IconButton>
  )
}
