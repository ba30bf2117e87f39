import type { MeterView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { meters } from "../messages/index.ts"
import { useMeterName } from "./meters.ts"
import styles from "./Meters.module.css"
import { dialText, shownUnit } from "./quantities.ts"
import { useDisplay } from "./useDisplay.ts"

interface Props {
  readonly organization: Organization
  readonly meter: MeterView
  /** What can be done with it. */
  readonly actions: ReactNode
}

const Current = ({ organization, meter }: Omit<Props, "actions">) => {
  const m = useMessages(meters)
  const display = useDisplay(organization)
  const { current, measure } = meter
  if (current === null) return <p className={styles["about"]}>{m.notRead}</p>
  return (
    <>
      <p className={styles["current"]}>
        {dialText(display.locale, current.value, shownUnit(measure, display))}
      </p>
      <p className={styles["about"]}>
        {m.sources[current.source]}
        {" · "}
        <RelativeTime at={current.read_at} timeZone={organization.time_zone} />
      </p>
    </>
  )
}

/** What a meter shows, what it is used for per day, and what became of its dials. */
export const MeterPanel = ({ organization, meter, actions }: Props) => {
  const m = useMessages(meters)
  const display = useDisplay(organization)
  const format = useFormat(organization.time_zone)
  const nameOf = useMeterName()
  const { per_day, life, measure, segments } = meter
  const text = (si: number) => dialText(display.locale, si, shownUnit(measure, display))
  const replaced = segments.flatMap(({ reason, started_at }) =>
    reason === "initial" || started_at === null ? [] : [m.dials[reason](format.date(started_at))]
  )
  return (
    <Panel title={nameOf(meter)} aside={actions}>
      <div className={styles["figures"]}>
        <div>
          <Current organization={organization} meter={meter} />
        </div>
        {(per_day !== null || replaced.length > 0) && (
          <Facts>
            {per_day !== null && <Fact label={m.perDay}>{text(per_day)}</Fact>}
            {replaced.length > 0 && life !== null && <Fact label={m.life}>{text(life)}</Fact>}
            {replaced.length > 0 && <Fact label={m.dial}>{replaced.join("\n")}</Fact>}
          </Facts>
        )}
      </div>
    </Panel>
  )
}
