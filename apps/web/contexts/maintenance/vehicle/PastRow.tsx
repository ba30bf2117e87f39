import { dayIn } from "#kernel"
import type { PastServiceView } from "#maintenance/contract"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { day, money } from "../../fleet/units.ts"
import { useReopening } from "../closing/changes.ts"
import { useDueText } from "../due/useDueText.ts"
import { services } from "../messages/pages.ts"
import { VehicleReference } from "../VehicleReference.tsx"

interface Props extends Pick<VehicleTabProps, "organization"> {
  readonly service: PastServiceView
  /** Names the vehicle, too: where the services of several are listed. */
  readonly withVehicle?: boolean
}

/** Whether it was done, and in time. */
const Outcome = ({ service }: Pick<Props, "service">) => {
  const m = useMessages(services).tab
  if (service.state === "skipped") return <StateBadge state="idle">{m.skipped}</StateBadge>
  return service.on_time === false ? (
    <StateBadge state="caution">{m.late}</StateBadge>
  ) : (
    <StateBadge state="go">{m.onTime}</StateBadge>
  )
}

/** Readings, cost and who did it, in a line. */
const useAbout = ({ organization, service }: Props): string => {
  const m = useMessages(services).tab
  const locale = useLocale()
  const { distance, hours } = useDueText(organization)
  const { completed_m, completed_s, estimated, cost_minor, currency, closed_by, superseded_by } = service
  const readings = [
    completed_m !== null && distance(completed_m),
    completed_s !== null && hours(completed_s)
  ].filter(Boolean)
  return [
    readings.length > 0 && `${readings.join(", ")}${estimated ? ` (${m.estimated})` : ""}`,
    cost_minor !== null && currency !== null && money(locale, cost_minor, currency),
    superseded_by !== null && m.included,
    closed_by && m.by(closed_by.name ?? m.someone)
  ]
    .filter(Boolean)
    .join(" · ")
}

/** A service that was done or skipped. The last one of a schedule can be reopened. */
export const PastRow = ({ organization, service, withVehicle = false }: Props) => {
  const m = useMessages(services)
  const locale = useLocale()
  const about = useAbout({ organization, service })
  const reopening = useReopening(organization)
  const { vehicle, task, state, completed_on, note, skip_reason, can_reopen, closed_at } = service
  const when = day(locale, completed_on ?? dayIn(organization.time_zone, closed_at))
  const words = skip_reason ?? note
  return (
    <li className={documents["row"]}>
      <div>
        <p className={documents["name"]}>{task.name}</p>
        <p className={documents["about"]}>
          {withVehicle && <VehicleReference vehicle={vehicle} />}
          {state === "done" ? m.tab.doneOn(when) : m.tab.skippedOn(when)}
        </p>
      </div>
      <div>
        <p>
          <Outcome service={service} />
        </p>
        {about !== "" && <p className={documents["about"]}>{about}</p>}
        {words && <p className={documents["about"]}>{words}</p>}
      </div>
      <div className={documents["actions"]}>
        {can_reopen && organization.can.includes("services.edit") && (
          <OnlineButton
            variant="surface"
            color="gray"
            aria-label={m.reopen.openOf(task.name, when)}
            loading={reopening.isPending}
            onClick={() => reopening.mutate(service)}
          >
            {m.reopen.open}
          </OnlineButton>
        )}
      </div>
    </li>
  )
}
