import { Heading } from "@radix-ui/themes"
import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { SheetActions } from "../../../ui/Sheet.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useIssues } from "../health/issues.ts"
import { SEVERITIES } from "../health/kinds.ts"
import { useEvidence } from "../health/useEvidence.ts"
import { deviceDialogs, devices } from "../messages/pages.ts"
import { DeviceActions } from "./DeviceActions.tsx"
import { DeviceFacts } from "./DeviceFacts.tsx"
import styles from "./Devices.module.css"
import { type DeviceProps, useLinks } from "./devices.ts"

/** What is wrong with a device; nothing if all is well. */
const OpenIssues = ({ organization, device }: DeviceProps) => {
  const { kinds } = useMessages(devices).issues
  const { details } = useMessages(deviceDialogs)
  const evidence = useEvidence(organization)
  const query = useIssues(organization, { device: device.id })
  const issues = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (issues.length === 0) return null
  return (
    <section>
      <Heading as="h3" size="3" mb="2">
        {details.issues}
      </Heading>
      <ul className={styles["entries"]}>
        {issues.map((issue) => (
          <li key={issue.id}>
            <span className={styles["issue"]}>
              <StateBadge state={SEVERITIES[issue.kind]}>{kinds[issue.kind]}</StateBadge>
              <span className={styles["soft"]}>{evidence(issue)}</span>
            </span>
            <span className={styles["soft"]}>
              <RelativeTime at={issue.opened_at} timeZone={organization.time_zone} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The vehicles that a device was in. */
const Vehicles = ({ organization, device }: DeviceProps) => {
  const { details: m } = useMessages(deviceDialogs)
  const format = useFormat(organization.time_zone)
  const { data } = useLinks({ organization, device })
  if (!data) return null
  return (
    <section>
      <Heading as="h3" size="3" mb="2">
        {m.history}
      </Heading>
      {data.items.length === 0 && <p className={styles["soft"]}>{m.noHistory}</p>}
      <ul className={styles["entries"]}>
        {data.items.map(({ id, vehicle_id, vehicle_name, linked_from, linked_until }) => (
          <li key={id}>
            <Link to={`/vehicles/${vehicle_id}`} className={styles["link"]}>
              {vehicle_name}
            </Link>
            <span className={styles["soft"]}>
              {m.period(format.date(linked_from), linked_until === null ? m.now : format.date(linked_until))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props extends DeviceProps {
  readonly onEdit: () => void
}

/** What a device last reported, what is wrong, its vehicles, and the actions the user's role allows. */
export const DeviceDetails = ({ onEdit, ...props }: Props) => (
  <>
    <OpenIssues {...props} />
    <DeviceFacts {...props} />
    <Vehicles {...props} />
    <SheetActions>
      <DeviceActions {...props} onEdit={onEdit} />
    </SheetActions>
  </>
)
