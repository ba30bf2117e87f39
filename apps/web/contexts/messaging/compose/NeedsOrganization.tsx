import { Link } from "@radix-ui/themes"
import { messaging } from "../../../i18n/en/messaging.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useCreateOrganization } from "../useCreateOrganization.tsx"
import styles from "../Form.module.css"

/** Why nothing can be sent, and the way out. */
export const NeedsOrganization = () => {
  const m = useMessages(messaging)
  const { create, dialog } = useCreateOrganization()
  return (
    <p className={styles["needs"]}>
      {m.compose.noOrganization}{" "}
      <Link asChild>
        <button type="button" onClick={create}>
          {m.noOrganization.create}
        </button>
      </Link>
      {dialog}
    </p>
  )
}
