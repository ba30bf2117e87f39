import { workOrderName } from "#maintenance/contract"
import { Text } from "@radix-ui/themes"
import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { SheetActions } from "../../../ui/Sheet.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import styles from "../Maintenance.module.css"
import { defects } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { DefectActions } from "./DefectActions.tsx"
import type { DefectProps } from "./defects.ts"
import { Photos } from "./Photos.tsx"
import { blockOf, DefectBadge, SeverityBadge } from "./states.tsx"

/** Its state, and what it means for the vehicle. */
const Standing = ({ defect }: Pick<DefectProps, "defect">) => {
  const m = useMessages(defects)
  const block = blockOf(defect)
  return (
    <div>
      <div className={styles["badges"]}>
        <DefectBadge {...defect} />
        <SeverityBadge {...defect} />
        {block && <StateBadge state="stop">{m[block]}</StateBadge>}
        {defect.says_unsafe && <StateBadge state="caution">{m.saysUnsafe}</StateBadge>}
      </div>
      {block && (
        <Text as="p" mt="2">
          {block === "blocks" ? m.blocksAbout : m.awaitsReleaseAbout}
        </Text>
      )}
    </div>
  )
}

const DefectFacts = ({ organization, defect }: DefectProps) => {
  const m = useMessages(defects)
  const { fields } = m
  const format = useFormat(organization.time_zone)
  const { nameOf, signed } = usePeople(organization.time_zone)
  const { vehicle, reporter, reported_by, reported_at, work_order } = defect
  const reported = reporter
    ? signed({ name: reporter.name ?? m.sources[defect.source] }, reported_at)
    : signed(reported_by, reported_at)
  return (
    <Facts>
      <Fact label={fields.number}>{m.number(defect.number)}</Fact>
      <Fact label={fields.vehicle}>
        <Link to={`/vehicles/${vehicle.id}?tab=defects`}>{vehicle.name}</Link>
      </Fact>
      <Fact label={fields.system}>{m.systems[defect.system]}</Fact>
      <Fact label={fields.source}>{m.sources[defect.source]}</Fact>
      <Fact label={fields.reporter}>{reported}</Fact>
      {reporter?.contact && <Fact label={fields.contact}>{reporter.contact}</Fact>}
      {defect.note !== null && <Fact label={fields.note}>{defect.note}</Fact>}
      <Fact label={fields.assignee}>{defect.assignee && nameOf(defect.assignee)}</Fact>
      <Fact label={fields.due}>{defect.due_on && format.day(defect.due_on)}</Fact>
      {work_order !== null && (
        <Fact label={fields.workOrder}>
          <Link to={`/services/work-orders/${work_order.id}`}>{workOrderName(work_order.number)}</Link>
        </Fact>
      )}
    </Facts>
  )
}

const DefectPhotos = ({ defect: { photos } }: Pick<DefectProps, "defect">) => {
  const m = useMessages(defects)
  return <Photos photos={photos} label={m.fields.photos} nameOf={m.photo} />
}

const lines = (...texts: ReadonlyArray<string | null>) =>
  texts.filter((text) => text !== null && text !== "").join("\n")

/** What happened to it since it was reported. */
const History = ({ organization, defect }: DefectProps) => {
  const m = useMessages(defects)
  const format = useFormat(organization.time_zone)
  const { nameOf, signed } = usePeople(organization.time_zone)
  const { deferral, resolved, released, verified, acknowledged } = defect
  if (!deferral && !resolved) return null
  return (
    <Facts>
      {deferral && (
        <Fact label={m.history.deferred}>
          {lines(m.history.until(format.day(deferral.until)), deferral.reason, nameOf(deferral.by))}
        </Fact>
      )}
      {resolved && (
        <Fact label={m.history.resolved}>
          {lines(m.resolutions[resolved.resolution], resolved.note, signed(resolved.by, resolved.at))}
        </Fact>
      )}
      {(["released", "verified", "acknowledged"] as const).map((step) => {
        const signature = { released, verified, acknowledged }[step]
        return (
          signature && (
            <Fact key={step} label={m.history[step]}>
              {signed(signature.by, signature.at)}
            </Fact>
          )
        )
      })}
    </Facts>
  )
}

/** Everything about a defect, and the actions the user's role allows. */
export const DefectDetails = (props: DefectProps) => (
  <>
    <Standing defect={props.defect} />
    <DefectFacts {...props} />
    <DefectPhotos {...props} />
    <History {...props} />
    <SheetActions>
      <DefectActions {...props} />
    </SheetActions>
  </>
)
