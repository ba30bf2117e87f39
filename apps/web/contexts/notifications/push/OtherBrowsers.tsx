import type { PushSubscriptionView } from "#notifications/contract"
import { Monitor } from "lucide-react"
import { useId } from "react"
import { notifications } from "../messages/index.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Push } from "./push.ts"
import styles from "./Push.module.css"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

interface Props {
  readonly browsers: ReadonlyArray<PushSubscriptionView>
  readonly push: Push
}

/** The other browsers that get push messages; a lost phone can be removed here. */
export const OtherBrowsers = ({ browsers, push: { remove } }: Props) => {
  const m = useMessages(notifications).push
  const format = useFormat()
  const title = useId()
  return (
    <>
      <h3 id={title} className={styles["subtitle"]}>
        {m.others}
      </h3>
      <ul aria-labelledby={title} className={styles["others"]}>
        {browsers.map((one) => (
          <li key={one.id}>
            <Monitor size={20} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <b>{one.browser}</b>
              <span>{m.since(format.date(one.created_at))}</span>
            </div>
            <OnlineButton
              variant="surface"
              color="gray"
              aria-label={m.removeOf(one.browser)}
              loading={remove.isPending && remove.variables.id === one.id}
              onClick={() => remove.mutate(one)}
            >
              {m.remove}
            </OnlineButton>
          </li>
        ))}
      </ul>
    </>
  )
}
