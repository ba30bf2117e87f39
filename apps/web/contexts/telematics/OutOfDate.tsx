import type { Organization } from "#tenancy/contract"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { RichText } from "../../ui/RichText.tsx"
import styles from "./Vehicles.module.css"

interface Props {
  readonly organization: Organization
  /** The connections that could not be read. */
  readonly source: "provider" | "server"
  readonly readAt: Date
}

/** The list could not be refreshed: says from when it is. */
export const OutOfDate = ({ organization, source, readAt }: Props) => {
  const m = useMessages(telematics).vehicles.outOfDate
  const when = <RelativeTime at={readAt} timeZone={organization.time_zone} />
  return (
    <output className={styles["stale"]}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M6 .8 11.6 11H.4z" />
      </svg>
      <p>
        <b>{m.title}.</b> <RichText text={m[source]("[when]")} parts={{ when }} />
      </p>
    </output>
  )
}
