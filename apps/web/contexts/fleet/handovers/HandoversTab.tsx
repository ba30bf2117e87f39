import { DrawingSide, type HandoverRow } from "#fleet/contract"
import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { dialText, shownUnit } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import { handovers } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { Drawings } from "./drawing/Drawings.tsx"
import { useDamage, useHandovers, useRepair } from "./handovers.ts"
import styles from "./Handovers.module.css"
import { useDamageWords } from "./useDamageWords.ts"

type Damage = NonNullable<ReturnType<typeof useDamage>["data"]>[number]

interface MarkProps extends Pick<VehicleProps, "organization"> {
  readonly damage: Damage
  readonly number: number
}

const Mark = ({ organization, damage, number }: MarkProps) => {
  const m = useMessages(handovers).damage
  const words = useDamageWords(organization)
  const format = useFormat(organization.time_zone)
  const repair = useRepair(organization, damage)
  const what = words.what(damage)
  return (
    <li className={styles["mark"]}>
      <span className={styles["number"]}>{number}</span>
      <div>
        <p>{what}</p>
        <p className={styles["about"]}>
          {[words.where(damage), m.found(format.date(damage.found_at)), damage.note]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {damage.photo?.thumbnail_url && (
        <a href={damage.photo.url} target="_blank" rel="noreferrer">
          <img src={damage.photo.thumbnail_url} alt={what} loading="lazy" />
        </a>
      )}
      {organization.can.includes("damage.edit") && (
        <OnlineButton
          variant="soft"
          color="gray"
          aria-label={m.repairOf(what)}
          loading={repair.isPending}
          onClick={() => repair.mutate()}
        >
          {m.repair}
        </OnlineButton>
      )}
    </li>
  )
}

/** The damage of the vehicle as it is now. */
const DamagePanel = ({ organization, vehicle }: VehicleProps) => {
  const m = useMessages(handovers).damage
  const query = useDamage(organization, vehicle.id)
  const content = () => {
    if (!query.data) return <NotLoaded query={query} rows={3} />
    if (query.data.length === 0)
      return (
        <EmptyState title={m.noDamage.title} level="h3">
          {m.noDamage.sentence}
        </EmptyState>
      )
    const marks = query.data.map((damage, at) => ({ ...damage, number: at + 1 }))
    const sides = DrawingSide.literals.filter((side) => marks.some((mark) => mark.side === side))
    return (
      <div className={styles["damage"]}>
        <Drawings kind={vehicle.kind} sides={sides} marks={marks} />
        <ul aria-label={m.panel}>
          {query.data.map((damage, at) => (
            <Mark key={damage.id} organization={organization} damage={damage} number={at + 1} />
          ))}
        </ul>
      </div>
    )
  }
  return (
    <Panel title={m.panel} flush={query.data?.length === 0}>
      {content()}
    </Panel>
  )
}

interface RowProps extends VehicleProps {
  readonly handover: HandoverRow
}

const Row = ({ organization, vehicle, handover }: RowProps) => {
  const m = useMessages(handovers)
  const format = useFormat(organization.time_zone)
  const display = useDisplay(organization)
  const { id, at, direction, driver, reading, new_damage, photos, signatures } = handover
  const unit = reading && shownUnit(reading.raw_unit === "h" ? "time" : "distance", display)
  const facts = [
    reading && unit && dialText(display.locale, reading.value, unit),
    new_damage > 0 && m.newDamage(new_damage),
    photos > 0 && m.photoCount(photos),
    signatures > 0 ? m.signed : m.notSigned,
    handover.corrects_id !== null && m.correction,
    handover.corrected_by_id !== null && m.corrected
  ]
  return (
    <li className={styles["row"]}>
      <Link to={`/vehicles/${vehicle.id}/handovers/${id}`}>
        {m.directions[direction]}, {driver.name}
      </Link>
      <time dateTime={at.toISOString()} title={format.exact(at)}>
        {format.dateTime(at)}
      </time>
      <p className={styles["about"]}>{facts.filter(Boolean).join(" · ")}</p>
    </li>
  )
}

/** The vehicle's damage, and all its handovers. */
export const HandoversTab = (props: VehicleProps) => {
  const m = useMessages(handovers)
  const { organization, vehicle } = props
  const query = useHandovers(organization, vehicle.id)
  return (
    <div className={styles["panels"]}>
      <DamagePanel {...props} />
      <Panel title={m.list} flush>
        <PagedList
          query={query}
          label={m.list}
          empty={
            <EmptyState title={m.empty.title} level="h3">
              {m.empty.sentence}
            </EmptyState>
          }
        >
          {(handover) => <Row key={handover.id} {...props} handover={handover} />}
        </PagedList>
      </Panel>
    </div>
  )
}
