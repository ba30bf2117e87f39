import { DrawingSide } from "#fleet/contract"
import { Link } from "react-router"
import { useFormat } from "../../../../i18n/format.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../../ui/Facts.tsx"
import { Panel } from "../../../../ui/Panel.tsx"
import { StateBadge } from "../../../../ui/StateBadge.tsx"
import { fleet } from "../../messages/index.ts"
import { handovers } from "../../messages/pages.ts"
import { useVehicle } from "../../vehicles.ts"
import { Drawings } from "../drawing/Drawings.tsx"
import type { HandoverProps } from "../HandoverPage.tsx"
import styles from "../Handovers.module.css"
import { SignatureImage } from "../SignaturePad.tsx"
import { useDamageWords } from "../useDamageWords.ts"

/** The damage as it was then: what was new, and what was known. */
export const DamagePanel = ({ organization, handover }: HandoverProps) => {
  const m = useMessages(handovers).damage
  const words = useDamageWords(organization)
  const { data: vehicle } = useVehicle(organization, handover.vehicle.id)
  const marks = handover.damage.map((mark, at) => ({ ...mark, number: at + 1 }))
  const sides = DrawingSide.literals.filter((side) => marks.some((mark) => mark.side === side))
  return (
    <Panel title={m.panel}>
      {marks.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <div className={styles["damage"]}>
          {vehicle && <Drawings kind={vehicle.kind} sides={sides} marks={marks} />}
          <ul aria-label={m.panel}>
            {marks.map((mark) => (
              <li key={mark.id} className={styles["mark"]} data-state={mark.state}>
                <span className={styles["number"]}>{mark.number}</span>
                <div>
                  <p>
                    {m.states[mark.state]}: {words.what(mark)}
                  </p>
                  <p className={styles["about"]}>
                    {[words.where(mark), mark.note].filter(Boolean).join(" · ")}
                  </p>
                </div>
                {mark.photo?.thumbnail_url && (
                  <a href={mark.photo.url} target="_blank" rel="noreferrer">
                    <img src={mark.photo.thumbnail_url} alt={words.what(mark)} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

export const PhotosPanel = ({ handover }: HandoverProps) => {
  const m = useMessages(handovers)
  if (handover.photos.length === 0) return null
  return (
    <Panel title={m.steps.photos}>
      <ul className={styles["photos"]} aria-label={m.steps.photos}>
        {handover.photos.map(({ position, file }) => (
          <li key={file.id}>
            <figure>
              <a href={file.url} target="_blank" rel="noreferrer">
                <img src={file.thumbnail_url ?? file.url} alt={m.photos.positions[position]} />
              </a>
              <figcaption>{m.photos.positions[position]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export const SignaturesPanel = ({ handover }: HandoverProps) => {
  const m = useMessages(handovers)
  const words = { ...m.signature.roles, ...(handover.direction === "in" && { staff: m.signature.staffIn }) }
  return (
    <Panel title={m.review.signatures}>
      {handover.signatures.length === 0 ? (
        <p>{m.notSigned}</p>
      ) : (
        <div className={styles["signatures"]}>
          {handover.signatures.map(({ role, name, strokes }) => (
            <figure key={role}>
              <SignatureImage strokes={strokes} label={m.signature.pad(name)} />
              <figcaption>
                {words[role]}: {name}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </Panel>
  )
}

/** When it happened, who recorded it, and whether it is as it was recorded. */
export const RecordPanel = ({ organization, handover }: HandoverProps) => {
  const m = useMessages(handovers).page
  const { record } = useMessages(fleet)
  const format = useFormat(organization.time_zone)
  const { at, device_at, recorded_by, location, notes, vehicle, is_verified, content_hash } = handover
  return (
    <Panel title={m.label}>
      <div className={styles["facts"]}>
        <Facts>
          <Fact label={m.toVehicle}>
            <Link to={`/vehicles/${vehicle.id}?tab=handovers`}>{vehicle.name}</Link>
          </Fact>
          <Fact label={m.when}>
            {format.dateTime(at)}
            {device_at > at && ` ${m.deviceClock(format.dateTime(device_at))}`}
          </Fact>
          <Fact label={m.recordedBy}>{recorded_by.name ?? record.someone}</Fact>
          <Fact label={m.location}>{location?.name}</Fact>
          <Fact label={m.notes}>{notes}</Fact>
          <Fact label={m.hash}>
            <StateBadge state={is_verified ? "go" : "stop"}>
              {is_verified ? m.verified : m.notVerified}
            </StateBadge>
            <span className={styles["hash"]}>{content_hash}</span>
          </Fact>
        </Facts>
      </div>
    </Panel>
  )
}
