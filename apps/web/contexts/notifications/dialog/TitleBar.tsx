import { Dialog, IconButton } from "@radix-ui/themes"
import { Settings2, X } from "lucide-react"
import { Link } from "react-router"
import { common } from "../../../i18n/messages/index.ts"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "./NotificationsDialog.module.css"

/** The dialog's title, a link to the preferences, and the close button. */
export const TitleBar = ({ onFollow }: { readonly onFollow: () => void }) => {
  const { close } = useMessages(common)
  const m = useMessages(notifications)
  return (
    <div className={styles["bar"]}>
      <Dialog.Title as="h2" size="5" mb="0">
        {m.title}
      </Dialog.Title>
      <div className={styles["tools"]}>
        <IconButton asChild variant="ghost" color="gray">
          <Link to="/account?tab=notifications" aria-label={m.settings} title={m.settings} onClick={onFollow}>
            <Settings2 size={18} aria-hidden="true" />
          </Link>
        </IconButton>
        <Dialog.Close>
          <IconButton variant="ghost" color="gray" aria-label={close}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
    </div>
  )
}
