import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { Link } from "react-router"
import { useOffline } from "../../../api/connection.ts"
import { useProblemText } from "../../../api/problem.ts"
import { refusalError } from "../../../api/refusals.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { inspections } from "../messages/index.ts"
import styles from "../Inspections.module.css"
import { isWaiting } from "../offline/isWaiting.ts"
import type { StoredInspection } from "../offline/StoredInspection.ts"

interface RowProps {
  readonly organization: Organization
  readonly one: StoredInspection
}

const State = ({ one }: Pick<RowProps, "one">) => {
  const m = useMessages(inspections).here
  const problemText = useProblemText()
  const offline = useOffline()
  if (one.refusal)
    return <StateBadge state="stop">{m.refused(problemText(refusalError(one.refusal)))}</StateBadge>
  if (one.finished_at === null) return <StateBadge state="idle">{m.draft}</StateBadge>
  return <StateBadge state="caution">{offline ? m.waiting : m.sending}</StateBadge>
}

const Row = ({ organization, one }: RowProps) => {
  const m = useMessages(inspections).here
  const format = useFormat(organization.time_zone)
  const [discarding, discard] = useState(false)
  const name = m.name(one.vehicle.name, one.form.name)
  const remove = async () => {
    const { drop } = await import("../offline/stored.ts")
    await drop(one)
  }
  return (
    <li className={styles["row"]}>
      <div>
        <b>{name}</b>
        <State one={one} />
        <span className={styles["hint"]}>{format.dateTime(new Date(one.finished_at ?? one.started_at))}</span>
      </div>
      <span className={styles["actions"]}>
        {!isWaiting(one) && (
          <Button asChild variant="surface" color="gray">
            <Link to={`/inspections/new?inspection=${one.id}`} aria-label={m.openOf(name)}>
              {one.refusal ? m.edit : m.resume}
            </Link>
          </Button>
        )}
        <Button variant="soft" color="gray" aria-label={m.discardOf(name)} onClick={() => discard(true)}>
          {m.discard}
        </Button>
      </span>
      <ConfirmDialog
        open={discarding}
        onOpenChange={discard}
        title={m.discardTitle}
        confirm={m.discardConfirm}
        needsConnection={false}
        onConfirm={() => void remove()}
      >
        {m.discardAbout(name)}
      </ConfirmDialog>
    </li>
  )
}

interface Props extends Pick<RowProps, "organization"> {
  readonly stored: ReadonlyArray<StoredInspection>
}

/** The inspections that are only in this browser: unfinished, waiting for a connection, or refused. */
export const WaitingPanel = ({ organization, stored }: Props) => {
  const m = useMessages(inspections).here
  const offline = useOffline()
  const waiting = stored.filter(isWaiting).length
  return (
    <Panel
      title={waiting > 0 && offline ? m.waitingTitle(waiting) : m.title(stored.length)}
      about={m.about}
      flush
    >
      <ul className={styles["list"]} aria-label={m.label}>
        {stored.map((one) => (
          <Row key={one.id} organization={organization} one={one} />
        ))}
      </ul>
    </Panel>
  )
}
