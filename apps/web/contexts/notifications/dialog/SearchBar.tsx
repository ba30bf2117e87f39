import { Button, TextField } from "@radix-ui/themes"
import { CheckCheck, Search } from "lucide-react"
import type { ChangeEvent, RefObject } from "react"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useMarkAllRead } from "../marking.ts"
import { useUnreadNotifications } from "../notifications.ts"
import styles from "./NotificationsDialog.module.css"

interface Props {
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly onType: (text: string) => void
}

const MarkAll = ({ box }: Pick<Props, "box">) => {
  const m = useMessages(notifications)
  const { mutate } = useMarkAllRead()
  const markAll = () => {
    // The button disappears with the last unread notification, and would lose the focus.
    box.current?.focus()
    mutate()
  }
  return (
    <Button variant="surface" color="gray" onClick={markAll}>
      <CheckCheck size={16} aria-hidden="true" />
      {m.markAllRead}
    </Button>
  )
}

/** Searches notifications, and marks all as read if there are unread ones. */
export const SearchBar = ({ box, typed, onType }: Props) => {
  const m = useMessages(notifications)
  const unread = useUnreadNotifications()
  return (
    <div className={styles["search"]}>
      <TextField.Root
        ref={box}
        type="search"
        placeholder={m.search}
        aria-label={m.search}
        maxLength={200}
        value={typed}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onType(event.target.value)}
      >
        <TextField.Slot>
          <Search size={16} aria-hidden="true" />
        </TextField.Slot>
      </TextField.Root>
      {unread > 0 && <MarkAll box={box} />}
    </div>
  )
}
