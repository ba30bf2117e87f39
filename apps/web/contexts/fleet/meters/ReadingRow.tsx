import { type MeterView, type ReadingView, RestoreReading, VoidReading } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { api } from "../../../api/client.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { fleet, meters } from "../messages/index.ts"
import styles from "./Meters.module.css"
import { dialText, shownUnit } from "./quantities.ts"
import { useDisplay } from "./useDisplay.ts"

const VoidDialog = lazy(async () => ({ default: (await import("./VoidDialog.tsx")).VoidDialog }))

interface Props {
  readonly organization: Organization
  readonly meter: MeterView
  readonly reading: ReadingView
}

/** Voids a reading, or makes it valid again. A replacement is undone as a whole. */
const Correct = ({ organization, reading, text }: Props & { readonly text: string }) => {
  const m = useMessages(meters)
  const [voiding, setVoiding] = useState(false)
  const params = { organizationId: organization.id, readingId: reading.id }
  const restore = useOrganizationCommand(organization, {
    send: () => api(RestoreReading, { params }),
    done: () => m.restored
  })
  if (!organization.can.includes("readings.correct") || reading.source === "replacement") return <span />
  const isVoid = reading.voided !== null
  return (
    <>
      <OnlineButton
        variant="ghost"
        color="gray"
        aria-label={isVoid ? m.restoreReading(text) : m.voidReading(text)}
        loading={restore.isPending}
        onClick={() => (isVoid ? restore.mutate() : setVoiding(true))}
      >
        {isVoid ? m.restore : m.void}
      </OnlineButton>
      {voiding && (
        <Suspense>
          <VoidDialog
            organization={organization}
            id={reading.id}
            words={m.voiding}
            send={(reason) => api(VoidReading, { params, body: { reason } })}
            onClose={() => setVoiding(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Where a reading comes from, who entered it, and why it no longer counts. */
const About = ({ organization, reading }: Pick<Props, "organization" | "reading">) => {
  const m = useMessages(meters)
  const { record } = useMessages(fleet)
  const format = useFormat(organization.time_zone)
  const { recorded_by, voided, read_at, source } = reading
  const who = recorded_by === null ? record.system : (recorded_by.name ?? record.someone)
  return (
    <div>
      <p>
        <time dateTime={read_at.toISOString()} title={format.exact(read_at)}>
          {format.dateTime(read_at)}
        </time>
      </p>
      <p className={styles["about"]}>{[m.sources[source], who].join(" · ")}</p>
      {voided && <p className={styles["about"]}>{m.voidedBecause(voided.reason)}</p>}
    </div>
  )
}

/** A reading in the history of its meter. */
export const ReadingRow = (props: Props) => {
  const { organization, meter, reading } = props
  const m = useMessages(meters)
  const display = useDisplay(organization)
  const unit = shownUnit(meter.measure, display)
  const text = dialText(display.locale, reading.value, unit)
  const typed = new Intl.NumberFormat(display.locale).format(reading.raw_value)
  return (
    <li className={styles["row"]} data-void={reading.voided !== null}>
      <div>
        <p className={styles["amount"]}>{text}</p>
        {reading.raw_unit !== unit && (
          <p className={styles["about"]}>{m.asTyped(`${typed} ${m.record.units[reading.raw_unit]}`)}</p>
        )}
        {reading.plausibility === "high_warned" && reading.voided === null && (
          <StateBadge state="caution">{m.unlikely}</StateBadge>
        )}
      </div>
      <About organization={organization} reading={reading} />
      <Correct {...props} text={text} />
    </li>
  )
}
