import { Link } from "@radix-ui/themes"
import { useRunAction } from "../../../app/actions/useActionContext.ts"
import { messaging } from "../messages/index.ts"
import { useMessages, useLocalize } from "../../../i18n/useMessages.ts"
import { createOrganization } from "../../tenancy/actions.ts"
import styles from "../Form.module.css"

/** Why nothing can be sent, and what to do about it. */
export const NeedsOrganization = () => {
  const m = useMessages(messaging)
  const localize = useLocalize()
  const run = useRunAction()
  return (
    <p className={styles["needs"]}>
      {m.compose.noOrganization}{" "}
      <Link asChild>
        <button type="button" onClick={() => run(createOrganization)}>
          {localize(createOrganization.title)}
        </button>
      </Link>
    </p>
  )
}
