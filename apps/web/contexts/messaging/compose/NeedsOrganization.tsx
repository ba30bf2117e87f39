import { Link } from "@radix-ui/themes"
import { useRun } from "../../../app/actions/useActionContext.ts"
import { useWords } from "../../../app/actions/words.ts"
import { messaging } from "../../../i18n/en/messaging.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { createOrganization } from "../../tenancy/actions.ts"
import styles from "../Form.module.css"

/** Why nothing can be sent, and the way out. */
export const NeedsOrganization = () => {
  const m = useMessages(messaging)
  const words = useWords()
  const run = useRun()
  return (
    <p className={styles["needs"]}>
      {m.compose.noOrganization}{" "}
      <Link asChild>
        <button type="button" onClick={() => run(createOrganization)}>
          {createOrganization.title(words)}
        </button>
      </Link>
    </p>
  )
}
